import { AVIF, JPEG, WEBP } from './encodings.ts'
import type { Sharp } from 'sharp'
import { crop } from './crop.ts'
import {
  CROPS,
  FALLBACK_WIDTH,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
} from '../../src/addresses/pictureFiles.ts'

export interface PictureFile {
  /** What follows the picture's name: `-800.avif`. */
  suffix: string
  bytes: Buffer
}

const LARGEST = Math.max(...PICTURE_WIDTHS)
const WHOLE = { width: LARGEST, height: LARGEST * PICTURE_RATIO }

/**
 * Encodes a picture of 1200×900 in every size, format and crop that pages use.
 * @param focus the point that every crop keeps, as `50% 30%`
 */
export async function encodePicture(picture: Sharp, focus?: string): Promise<PictureFile[]> {
  const sized = (width: number, height = Math.round(width * PICTURE_RATIO)) =>
    crop(picture.clone(), WHOLE, { width, height }, focus)
  const sizes = PICTURE_WIDTHS.map((width) => encoded(`-${width}.avif`, sized(width).avif(AVIF)))
  const fallback = encoded(`-${FALLBACK_WIDTH}.webp`, sized(FALLBACK_WIDTH).webp(WEBP))
  const crops = Object.entries(CROPS).map(([name, { width, height }]) =>
    encoded(`-${name}.jpg`, sized(width, height).jpeg(JPEG)),
  )
  return Promise.all([...sizes, fallback, ...crops])
}

async function encoded(suffix: string, image: Sharp): Promise<PictureFile> {
  return { suffix, bytes: await image.toBuffer() }
}
