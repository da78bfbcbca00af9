import { sharp, type Sharp } from './sharp.ts'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import type { Cache } from '../cache/cache.ts'
import { drawCover } from './cover/drawCover.ts'
import { cropPhoto } from './cropPhoto.ts'
import { encodePicture } from './encode.ts'
import { pictureKey } from './cachedPictures.ts'
import { cacheName, type PictureSource, shareName } from './pictureName.ts'
import { composeShare } from './share/composeShare.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

/** Share images are composed from this file: another title needs no other crop. */
const SCENE = '-4x3.jpg'

/** Makes what a cache lacks of a picture. @throws with the name of the document */
export async function makePicture(cache: Cache, source: PictureSource): Promise<void> {
  try {
    await makeMissing(cache, source)
  } catch (error) {
    const reason = messageOf(error)
    throw new Error(`${source.seed}: ${reason}`, { cause: error })
  }
}

async function makeMissing(cache: Cache, source: PictureSource): Promise<void> {
  const files = await cache.of(pictureKey(cacheName(source)), async () =>
    encodePicture(await render(source), source),
  )
  if (source.inText) return
  await cache.of(pictureKey(shareName(source)), async () => {
    const cropped = files.find(({ suffix }) => suffix === SCENE)
    // The title stands beside a cover there, not on it, and 800 pixels fill the window.
    const scene = source.cover ? await drawCover(source.cover, '', 800) : sharp(cropped?.bytes)
    return [{ suffix: SHARE_SUFFIX, bytes: await composeShare(scene, source) }]
  })
}

async function render({ photo, focus, cover, title }: PictureSource): Promise<Sharp> {
  if (photo) return cropPhoto(photo, Math.max(...PICTURE_WIDTHS), focus)
  if (cover) return drawCover(cover, title)
  throw new Error('There is neither a photo nor a cover.')
}
