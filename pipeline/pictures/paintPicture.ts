import { illustrate } from '../illustrator/illustrate.ts'
import { toImage } from '../illustrator/core/raster.ts'
import { encodePicture, type PictureFile } from './encode.ts'
import { PICTURE_WIDTHS } from '../../src/site/pictureFiles.ts'
import type { PictureSource } from './pictureName.ts'

/** Paints a picture and encodes it in every size, format and crop. */
export async function paintPicture({ seed, line }: PictureSource): Promise<PictureFile[]> {
  const pixels = await illustrate(seed, line, Math.max(...PICTURE_WIDTHS))
  return encodePicture(toImage(pixels))
}
