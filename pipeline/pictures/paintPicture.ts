import { illustrate } from '../illustrator/illustrate.ts'
import { toImage } from '../illustrator/core/raster.ts'
import { encodePicture, type PictureFile } from './encode.ts'
import { composeShare } from './share/composeShare.ts'
import { PICTURE_WIDTHS } from '../../src/site/pictureFiles.ts'
import type { PictureSource } from './pictureName.ts'

/** Paints a picture and encodes it in every size, format and crop, and as a share image. */
export async function paintPicture(source: PictureSource): Promise<PictureFile[]> {
  const pixels = await illustrate(source.seed, source.line, Math.max(...PICTURE_WIDTHS))
  const picture = toImage(pixels)
  return [...(await encodePicture(picture)), await composeShare(picture, source)]
}
