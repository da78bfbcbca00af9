import { alternativeText, type DocumentPicture, type PicturedDocument } from '../content/picture.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { pictureAddress, SHARE_SIZE, shareFile } from '../addresses/pictureFiles.ts'

interface ShareImage {
  url: string
  alt: string
  /** Pixels; the size of an image on another site is unknown. */
  size?: { width: number; height: number }
}

export function shareImage(
  { picture, imageDesc }: PicturedDocument<DocumentPicture>,
  title: string,
): ShareImage {
  const alt = alternativeText(imageDesc, title, picture)
  if ('address' in picture) return { url: picture.address, alt }
  return { url: canonicalUrl(pictureAddress(shareFile(picture))), alt, size: SHARE_SIZE }
}
