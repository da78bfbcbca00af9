import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { CROPS, pictureAddress } from '../addresses/pictureFiles.ts'
import type { DocumentPicture, PicturedDocument } from '../content/picture.ts'

/** The picture in the three shapes that search engines ask for, or as it is elsewhere. */
export function searchImages({
  picture,
}: Pick<PicturedDocument<DocumentPicture>, 'picture'>): string[] {
  if ('address' in picture) return [picture.address]
  return Object.keys(CROPS).map((crop) =>
    canonicalUrl(pictureAddress(picture.name, `-${crop}.jpg`)),
  )
}
