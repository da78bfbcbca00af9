import { toImage } from '@pinchwell/illustrator/paint'
import sharp from 'sharp'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import { encodePicture } from './encode.ts'
import type { PictureCache } from './pictureCache.ts'
import { pictureName, type PictureSource, shareName } from './pictureName.ts'
import { renderPicture } from './renderPicture.ts'
import { composeShare } from './share/composeShare.ts'

/** The file that share images are composed from, so that another title needs no other painting. */
const SCENE = '-4x3.jpg'

/**
 * Makes what a cache lacks of a picture: its files, painted or cropped from its photo, in every size,
 * format and crop, and its share image.
 */
export async function paintPicture(cache: PictureCache, source: PictureSource): Promise<void> {
  const name = pictureName(source)
  if (!cache.has(name)) {
    const pixels = await renderPicture(source, Math.max(...PICTURE_WIDTHS))
    await cache.store(name, await encodePicture(toImage(pixels)))
  }
  const shared = shareName(source)
  if (source.inText || cache.has(shared)) return
  const bytes = await composeShare(sharp(cache.file(name, SCENE)), source)
  await cache.store(shared, [{ suffix: SHARE_SUFFIX, bytes }])
}
