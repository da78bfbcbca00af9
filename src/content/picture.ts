import { isImageAddress } from '../addresses/pictureFiles.ts'
import type { Cover } from './cover.ts'

export type PictureData = OwnPicture | PictureElsewhere

interface OwnPicture {
  /** The name that all its files begin with: `recipes-7-1f2e3d4c5b`. */
  name: string
  /** The color of its frame until the picture is loaded, as `#rrggbb`. */
  color: string
  /** The point that every crop keeps, as `50% 30%`; none where that is the middle. */
  focus?: string
  /** Pages draw the cover; the files of the picture are for feeds and sharing. */
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

/** Returns `imageDesc`, or the title if that is an address or the picture is a cover. */
export function alternativeText(imageDesc: string, title: string, picture?: PictureData): string {
  const isCover = picture?.cover !== undefined
  return isCover || isImageAddress(imageDesc) ? title : imageDesc
}
