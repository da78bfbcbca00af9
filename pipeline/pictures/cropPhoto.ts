import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_RATIO } from '../../src/addresses/pictureFiles.ts'
import { crop } from './crop.ts'
import { PAPER } from './paper.ts'
import { type Photo, photoHash } from './pictureName.ts'

/**
 * The part of a photo that pages show, in the 4:3 of all pictures: upright, in sRGB, without
 * metadata, on paper where it is transparent. It is the middle, which an editor can foresee, or has
 * the point that the document names.
 *
 * @param width in pixels
 * @throws when the file is not the one that was checked
 */
export async function cropPhoto(
  { file, hash }: Photo,
  width: number,
  focus?: string,
): Promise<Sharp> {
  const bytes = await readFile(file)
  if (photoHash(bytes) !== hash) throw new Error(`${file} has changed just now. Try again.`)
  const size = { width, height: width * PICTURE_RATIO }
  // Warnings were reported when the photo was checked.
  const photo = sharp(bytes, { autoOrient: true, failOn: 'error' })
  const { autoOrient } = await photo.metadata()
  const { data, info } = await crop(photo, autoOrient, size, focus)
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { ...size, channels: info.channels } })
}
