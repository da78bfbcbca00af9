import type { FeedPicture } from './documentPicture.ts'

/** A lazy picture, since React adds a preload link to any other. */
export function PictureHtml({ picture: { url, description, file } }: { picture: FeedPicture }) {
  return (
    <p>
      <img src={url} alt={description} width={file?.width} height={file?.height} loading="lazy" />
    </p>
  )
}
