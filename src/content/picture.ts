import { isImageAddress } from '../addresses/pictureFiles.ts'
import type { Cover } from './cover.ts'

export type PictureData = OwnPicture | PictureElsewhere

interface OwnPicture {
  /** The common prefix of its files: `recipes-7-1f2e3d4c5b`. */
  name: string
  /** The color of its frame while the picture loads, as `#rrggbb`. */
  color: string
  /** The point that every crop keeps, such as `50% 30%`; by default the center. */
  focus?: string
  /** Pages draw the cover themselves; its picture files are for feeds and sharing. */
  cover?: Cover
}

/** The compiled picture of a document; `share` is part of the name of its share image. */
export type DocumentPicture = (OwnPicture & { share: string }) | PictureElsewhere

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

/** Returns `imageDesc`, or the title if `imageDesc` is an address or the picture is a cover. */
export function alternativeText(imageDesc: string, title: string, picture?: PictureData): string {
  const isCover = picture?.cover !== undefined
  return isCover || isImageAddress(imageDesc) ? title : imageDesc
}
