import { AVIF, JPEG, LARGEST_AVIF, WEBP } from './encodings.ts'
import type { Sharp } from './sharp.ts'
import { cropToShape } from './cropPhoto.ts'
import type { PictureSource } from './pictureName.ts'
import {
  CROPS,
  FALLBACK_WIDTH,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
} from '../../src/addresses/pictureFiles.ts'

export type PictureFile = Awaited<ReturnType<typeof encode>>

const LARGEST = Math.max(...PICTURE_WIDTHS)
const WHOLE = { width: LARGEST, height: LARGEST * PICTURE_RATIO }

/** Encodes 1200×900 pixels in every size and crop. Covers need only the smallest size. */
export async function encodePicture(
  picture: Sharp,
  { focus, cover }: Pick<PictureSource, 'focus' | 'cover'> = {},
): Promise<PictureFile[]> {
  const sized = (width: number, height = Math.round(width * PICTURE_RATIO)) =>
    cropToShape(picture.clone(), WHOLE, { width, height }, focus)
  const sizes = PICTURE_WIDTHS.slice(0, cover ? 1 : undefined).map((width) =>
    encode(`-${width}.avif`, sized(width).avif(width === LARGEST || cover ? LARGEST_AVIF : AVIF)),
  )
  const fallbacks = cover
    ? []
    : [encode(`-${FALLBACK_WIDTH}.webp`, sized(FALLBACK_WIDTH).webp(WEBP))]
  const crops = Object.entries(CROPS).map(([name, { width, height }]) =>
    encode(`-${name}.jpg`, sized(width, height).jpeg(JPEG)),
  )
  return Promise.all([...sizes, ...fallbacks, ...crops])
}

async function encode(suffix: string, image: Sharp) {
  return { suffix, bytes: await image.toBuffer() }
}
