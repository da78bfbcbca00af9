import { isImageAddress } from '../addresses/pictureFiles.ts'
import type { Cover } from './cover.ts'

/** The picture of a document, as pages need it: files of this site, or an image that lies elsewhere. */
export type PictureData = OwnPicture | PictureElsewhere

interface OwnPicture {
  /** The name that all its files begin with: `recipes-7-1f2e3d4c5b`. */
  name: string
  /** What stands in its place until it is there, as `#rrggbb`. */
  color: string
  /** The point that every crop keeps, as `50% 30%`; none where that is the middle. */
  focus?: string
  /** What pages draw in place of its files, which are for feeds and for sharing. */
  cover?: Cover
}

/** The picture of a document as it was compiled: with what its share image is found by. */
export type DocumentPicture = (OwnPicture & { share: string }) | PictureElsewhere

/** What a card shows of a picture: nothing of what is for sharing. */
export function cardPicture(picture: DocumentPicture): PictureData {
  if ('address' in picture) return picture
  const { share: _share, ...shown } = picture
  return shown
}

interface PictureElsewhere {
  cover?: undefined
  /** The one https address it has. */
  address: string
  focus?: string
}

/**
 * What a picture shows, in words: those of `imageDesc`, or the title where that is an address or the
 * picture is a cover.
 */
export function alternativeText(imageDesc: string, title: string, picture?: PictureData): string {
  const isCover = picture?.cover !== undefined
  return isCover || isImageAddress(imageDesc) ? title : imageDesc
}
