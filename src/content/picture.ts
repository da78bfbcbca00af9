import { isImageAddress } from '../addresses/pictureFiles.ts'
import type { Cover } from './cover.ts'

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

/** A document with its picture, and what that shows in words. */
export interface PicturedDocument<Picture = PictureData> {
  picture: Picture
  imageDesc: string
}

export function toCardPicture(picture: DocumentPicture): PictureData {
  if ('address' in picture) return picture
  const { share: _share, ...shown } = picture
  return shown
}

interface PictureElsewhere {
  cover?: undefined
  address: string
  focus?: string
}

/** What a picture shows in words: `imageDesc`, or the title for an address or a cover. */
export function alternativeText(imageDesc: string, title: string, picture?: PictureData): string {
  const isCover = picture?.cover !== undefined
  return isCover || isImageAddress(imageDesc) ? title : imageDesc
}
