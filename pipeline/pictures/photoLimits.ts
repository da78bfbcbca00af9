import type { MistakeText } from '../problems/problem.ts'
import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

export const PHOTO_FORMATS = ['JPEG', 'PNG', 'WebP', 'AVIF']

export const PHOTO_ENDINGS = 'jpe?g|png|webp|avif'
export const PHOTO_ENDING = new RegExp(`\\.(${PHOTO_ENDINGS})$`, 'i')
/** Matches endings of picture files, including formats that documents cannot show. */
export const PICTURE_ENDING = new RegExp(`\\.(${PHOTO_ENDINGS}|gif|hei[cf]|tiff?|bmp|jxl)$`, 'i')

export const VIDEO_ENDING = /\.(mp4|webm|vtt)$/

/** GitHub's limit for uploads in a browser; photos of 50 megapixels are smaller. */
export const MAX_PHOTO_BYTES = 25_000_000

export const ANY_PHOTO_FORMAT = `${PHOTO_FORMATS.slice(0, -1).join(', ')} or ${PHOTO_FORMATS.at(-1)}`

/** A smaller photo would be upscaled in the largest files of a picture. */
export const MIN_WIDTH = Math.max(...PICTURE_WIDTHS)
export const MIN_HEIGHT = MIN_WIDTH * PICTURE_RATIO

/** Rounded, since most large phone photos have 50.1. Decoding takes up to 0.9 GB of memory. */
const MAX_MEGAPIXELS = 50

export function sizeMistake(width: number, height: number): MistakeText | null {
  const size = `${width}×${height} pixels`
  const megapixels = Math.round((width * height) / 1e6)
  if (megapixels > MAX_MEGAPIXELS) {
    const what = `has ${size}, ${megapixels} megapixels; ${MAX_MEGAPIXELS} are allowed.`
    return { what, fix: 'Make it smaller; 2400×1800 pixels are plenty.' }
  }
  if (width >= MIN_WIDTH && height >= MIN_HEIGHT) return null
  const what = `has ${size}; at least ${MIN_WIDTH}×${MIN_HEIGHT} are needed.`
  return { what, fix: 'Use a larger photo.' }
}

/** The maximum length of a file path or an external address, in characters. */
export const MAX_ADDRESS = 1000
