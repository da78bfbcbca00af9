import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Pixels } from '@pinchwell/illustrator/paint'
import { PICTURE_RATIO } from '../../src/addresses/pictureFiles.ts'
import { PAPER } from './paper.ts'
import { type Photo, photoHash } from './pictureName.ts'

/**
 * The middle of a photo as 4:3 pixels: upright, in sRGB, without metadata, on paper where it is
 * transparent. The middle, since it can be foreseen: sharp's `attention` was drawn away from dishes
 * that stood in the middle already, by a lemon or by the edge of a plate.
 *
 * @param width in pixels
 * @throws when the file is not the one that was checked
 */
export async function cropPhoto({ file, hash }: Photo, width: number): Promise<Pixels> {
  const bytes = await readFile(file)
  if (photoHash(bytes) !== hash) throw new Error(`${file} has changed just now. Try again.`)
  const height = width * PICTURE_RATIO
  // Warnings were reported when the photo was checked.
  const { data, info } = await sharp(bytes, { autoOrient: true, failOn: 'error' })
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height, channels: info.channels }
}
