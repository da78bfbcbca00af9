import sharp from 'sharp'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import type { Cache } from '../cache/cache.ts'
import { drawCover } from './cover/drawCover.ts'
import { encodePicture } from './encode.ts'
import { pictureKey } from './pictureFiles.ts'
import { cacheName, type PictureSource, shareName } from './pictureName.ts'
import { renderPicture } from './renderPicture.ts'
import { composeShare } from './share/composeShare.ts'

/** The file that share images are composed from, so that another title needs no other crop. */
const SCENE = '-4x3.jpg'

/**
 * Makes what a cache lacks of a picture: its files, in every size, format and crop, and its share image.
 */
export async function makePicture(cache: Cache, source: PictureSource): Promise<void> {
  const files = await cache.of(pictureKey(cacheName(source)), async () => {
    const picture = await renderPicture(source, Math.max(...PICTURE_WIDTHS))
    return encodePicture(picture, source)
  })
  if (source.inText) return
  await cache.of(pictureKey(shareName(source)), async () => {
    const cropped = files.find(({ suffix }) => suffix === SCENE)
    // The title stands beside it, and need not stand on it too.
    const scene = source.cover ? await drawCover(source.cover, '') : sharp(cropped?.bytes)
    return [{ suffix: SHARE_SUFFIX, bytes: await composeShare(scene, source) }]
  })
}
