import { AVIF, JPEG, WEBP } from './encodings.ts'
import type { Sharp } from 'sharp'
import { CROPS, PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

export interface PictureFile {
  /** What follows the picture's name: `-800.avif`. */
  suffix: string
  bytes: Buffer
}

/** Encodes a picture of at least 1200×900 in every size, format and crop that pages use. */
export async function encodePicture(picture: Sharp): Promise<PictureFile[]> {
  const sizes = PICTURE_WIDTHS.flatMap((width) => {
    const height = Math.round(width * PICTURE_RATIO)
    const sized = () => picture.clone().resize(width, height, { fit: 'cover' })
    return [
      encoded(`-${width}.avif`, sized().avif(AVIF)),
      encoded(`-${width}.webp`, sized().webp(WEBP)),
    ]
  })
  const crops = Object.entries(CROPS).map(([name, { width, height }]) =>
    encoded(`-${name}.jpg`, picture.clone().resize(width, height, { fit: 'cover' }).jpeg(JPEG)),
  )
  return Promise.all([...sizes, ...crops])
}

async function encoded(suffix: string, image: Sharp): Promise<PictureFile> {
  return { suffix, bytes: await image.toBuffer() }
}
