import type { FeedPicture } from './documentPicture.ts'

/** Loads lazily, since React would add a preload link to an eager picture. */
export function PictureHtml({ picture: { url, description, file } }: { picture: FeedPicture }) {
  return (
    <p>
      <img src={url} alt={description} width={file?.width} height={file?.height} loading="lazy" />
    </p>
  )
}
