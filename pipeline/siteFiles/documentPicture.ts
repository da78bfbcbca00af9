import { alternativeText, type PicturedDocument } from '../../src/content/picture.ts'
import { CROPS, pictureAddress } from '../../src/addresses/pictureFiles.ts'

export interface FeedPicture {
  url: string
  description: string
  /** Unknown for a picture elsewhere. */
  file?: { width: number; height: number; type: string }
}

/** @param title describes a picture of which only the address is known */
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
