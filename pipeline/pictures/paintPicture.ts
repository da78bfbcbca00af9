import { toImage } from '@pinchwell/illustrator/paint'
import { encodePicture, type PictureFile } from './encode.ts'
import { composeShare } from './share/composeShare.ts'
import { PICTURE_WIDTHS } from '../../src/site/pictureFiles.ts'
import type { PictureSource } from './pictureName.ts'
import { renderPicture } from './renderPicture.ts'

/** Paints a picture, or crops its photo, and encodes it in every size, format and crop, and as a share image. */
export async function paintPicture(source: PictureSource): Promise<PictureFile[]> {
  const picture = toImage(await renderPicture(source, Math.max(...PICTURE_WIDTHS)))
  return [...(await encodePicture(picture)), await composeShare(picture, source)]
}
