import { alternativeText, type DocumentPicture } from '../content/picture.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { pictureAddress, SHARE_SIZE, shareFile } from '../addresses/pictureFiles.ts'

/** What is needed of a document to name the files of its picture. */
export interface Pictured {
  picture: DocumentPicture
  /** What the picture shows, in words, or its address. */
  imageDesc: string
}

/** A picture as a network shows it beside a link. */
export interface ShareImage {
  url: string
  alt: string
  /** In pixels; unknown of an image that is elsewhere. */
  size?: { width: number; height: number }
}

/**
 * The picture that stands for a page where it is shared. One that is elsewhere stands for it as it
 * is: the picture of the site would say nothing of the document.
 * @param title for the alternative text of an image that has only an address
 */
export function shareImage({ picture, imageDesc }: Pictured, title: string): ShareImage {
  const alt = alternativeText(imageDesc, title, picture)
  if ('address' in picture) return { url: picture.address, alt }
  return { url: canonicalUrl(pictureAddress(shareFile(picture))), alt, size: SHARE_SIZE }
}
