import { AVIF, JPEG, LARGEST_AVIF, WEBP } from './encodings.ts'
import type { Sharp } from './sharp.ts'
import { crop } from './cropPhoto.ts'
import type { PictureSource } from './pictureName.ts'
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
 * Encodes a picture of 1200×900 in every size, format and crop. Pages draw covers as SVG; only the
 * editor's list shows one, in the smallest size.
 */
export async function encodePicture(
  picture: Sharp,
  { focus, cover }: Pick<PictureSource, 'focus' | 'cover'> = {},
): Promise<PictureFile[]> {
  const sized = (width: number, height = Math.round(width * PICTURE_RATIO)) =>
    crop(picture.clone(), WHOLE, { width, height }, focus)
  const sizes = PICTURE_WIDTHS.slice(0, cover ? 1 : undefined).map((width) =>
    encoded(`-${width}.avif`, sized(width).avif(width === LARGEST ? LARGEST_AVIF : AVIF)),
  )
  const fallbacks = cover
    ? []
    : [encoded(`-${FALLBACK_WIDTH}.webp`, sized(FALLBACK_WIDTH).webp(WEBP))]
  const crops = Object.entries(CROPS).map(([name, { width, height }]) =>
    encoded(`-${name}.jpg`, sized(width, height).jpeg(JPEG)),
  )
  return Promise.all([...sizes, ...fallbacks, ...crops])
}

async function encoded(suffix: string, image: Sharp): Promise<PictureFile> {
  return { suffix, bytes: await image.toBuffer() }
}
