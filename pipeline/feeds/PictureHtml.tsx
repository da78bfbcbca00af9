import type { FeedPicture } from './feed.ts'

/** The picture that an item begins with; a lazy one, since React adds a preload link to any other. */
export function PictureHtml({ picture: { url, description, file } }: { picture: FeedPicture }) {
  return (
    <p>
      <img src={url} alt={description} width={file?.width} height={file?.height} loading="lazy" />
    </p>
  )
}
