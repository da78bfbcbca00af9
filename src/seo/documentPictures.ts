import type { PictureData } from '../content/picture.ts'
import { canonicalUrl } from '../site/canonicalUrl.ts'
import { CROPS, pictureAddress, SHARE_SIZE, SHARE_SUFFIX } from '../site/pictureFiles.ts'

/** What is needed of a document to name the files of its picture. */
export interface Pictured {
  picture: PictureData
  /** What the picture shows, in words, or the https address of an image to show instead. */
  imageDesc: string
}

/** A picture as a network shows it beside a link. */
export interface ShareImage {
  url: string
  alt: string
  /** In pixels; unknown of an image that is elsewhere. */
  size?: { width: number; height: number }
}

function isElsewhere({ imageDesc }: Pictured): boolean {
  return imageDesc.startsWith('https://')
}

/** The picture in the three shapes that search engines ask for. */
export function searchImages(document: Pictured): string[] {
  if (isElsewhere(document)) return [document.imageDesc]
  return Object.keys(CROPS).map((crop) =>
    canonicalUrl(pictureAddress(document.picture.name, `-${crop}.jpg`)),
  )
}

/**
 * The picture that stands for a page where it is shared.
 * @param title for the alternative text of an image that has only an address
 */
export function shareImage(document: Pictured, title: string): ShareImage {
  if (isElsewhere(document)) return { url: document.imageDesc, alt: title }
  const url = canonicalUrl(pictureAddress(document.picture.name, SHARE_SUFFIX))
  return { url, alt: document.imageDesc, size: SHARE_SIZE }
}
