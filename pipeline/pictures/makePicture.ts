import sharp from 'sharp'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import { drawCover } from './cover/drawCover.ts'
import { encodePicture } from './encode.ts'
import type { PictureCache } from './pictureCache.ts'
import { cacheName, type PictureSource, shareName } from './pictureName.ts'
import { renderPicture } from './renderPicture.ts'
import { composeShare } from './share/composeShare.ts'

/** The file that share images are composed from, so that another title needs no other crop. */
const SCENE = '-4x3.jpg'

/**
 * Makes what a cache lacks of a picture: its files, in every size, format and crop, and its share image.
 */
export async function makePicture(cache: PictureCache, source: PictureSource): Promise<void> {
  const name = cacheName(source)
  if (!cache.has(name)) {
    const picture = await renderPicture(source, Math.max(...PICTURE_WIDTHS))
    await cache.store(name, await encodePicture(picture, source))
  }
  const shared = shareName(source)
  if (source.inText || cache.has(shared)) return
  // The title stands beside it, and need not stand on it too.
  const scene = source.cover ? await drawCover(source.cover, '') : sharp(cache.file(name, SCENE))
  const bytes = await composeShare(scene, source)
  await cache.store(shared, [{ suffix: SHARE_SUFFIX, bytes }])
}
