import { readFile } from 'node:fs/promises'
import { drawn, sharp, type Sharp } from './sharp.ts'
import { PICTURE_RATIO } from '../../src/addresses/pictureFiles.ts'
import { pageColor } from '../theme/siteTheme.ts'
import { type PicturePhoto, photoHash } from './pictureName.ts'

type Size = Record<'width' | 'height', number>

/** Crops a photo to the part that pages show, in sRGB. @throws if the file changed since its check */
export async function cropPhoto({ file, hash }: PicturePhoto, width: number, focus?: string) {
  const bytes = await readFile(file)
  if (photoHash(bytes) !== hash) throw new Error(`${file} has changed just now. Try again.`)
  const size = { width, height: width * PICTURE_RATIO }
  // The photo check has already reported warnings.
  const photo = sharp(bytes, { autoOrient: true, failOn: 'error' })
  const { autoOrient } = await photo.metadata()
  return drawn(cropToShape(photo, autoOrient, size, focus).flatten({ background: pageColor() }))
}

/** Crops as CSS `object-position` does. @param focus the point to keep visible, as `50% 30%` */
export function cropToShape(image: Sharp, from: Size, to: Size, focus = '50% 50%'): Sharp {
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
