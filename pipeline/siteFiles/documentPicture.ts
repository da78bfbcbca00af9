import { alternativeText, type PicturedDocument } from '../../src/content/picture.ts'
import { CROPS, pictureAddress } from '../../src/addresses/pictureFiles.ts'

export interface FeedPicture {
  url: string
  description: string
  /** Undefined for an external picture. */
  file?: { width: number; height: number; type: string }
}

/** @param title the description of a picture that has only an address */
export function documentPicture(
  { picture, imageDesc }: PicturedDocument,
  title: string,
  address: string,
): FeedPicture {
  const description = alternativeText(imageDesc, title, picture)
  if ('address' in picture) return { url: picture.address, description }
  return {
    url: address + pictureAddress(picture.name, '-4x3.jpg'),
    description,
    file: { ...CROPS['4x3'], type: 'image/jpeg' },
  }
}
