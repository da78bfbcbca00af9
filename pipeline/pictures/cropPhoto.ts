import { readFile } from 'node:fs/promises'
import { sharp, type Sharp } from './sharp.ts'
import { PICTURE_RATIO } from '../../src/addresses/pictureFiles.ts'
import { roles } from '../../src/theme/palette.ts'
import { type PicturePhoto, photoHash } from './pictureName.ts'

interface Size {
  width: number
  height: number
}

/** What is transparent in a photo is laid on the ground of the site's pages by day. */
export const PAPER = roles.light['--page']

/**
 * The part of a photo that pages show: 4:3, upright, in sRGB, without metadata.
 *
 * @param width in pixels
 * @throws when the file is not the one that was checked
 */
export async function cropPhoto(
  { file, hash }: PicturePhoto,
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

/**
 * The part of an image that fills a shape, placed like `object-position` in pages.
 *
 * @param focus the point that it keeps, as `50% 30%`
 */
export function crop(image: Sharp, from: Size, to: Size, focus = '50% 50%'): Sharp {
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const width = Math.max(to.width, Math.round(from.width * scale))
  const height = Math.max(to.height, Math.round(from.height * scale))
  const [across = 0.5, down = 0.5] = focus.split(' ').map((share) => Number.parseFloat(share) / 100)
  return image.resize(width, height, { fit: 'fill' }).extract({
    left: Math.round((width - to.width) * across),
    top: Math.round((height - to.height) * down),
    ...to,
  })
}
