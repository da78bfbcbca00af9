import { sharp, type Sharp } from './sharp.ts'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import type { Cache } from '../cache/cache.ts'
import { drawCover } from './cover/drawCover.ts'
import { cropPhoto } from './cropPhoto.ts'
import { encodePicture, type PictureFile } from './encode.ts'
import { ENCODING } from './encodings.ts'
import { cacheName, pictureName, type PictureSource, shareName } from './pictureName.ts'
import { composeShareImage } from './share/composeShareImage.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

/** Returns the cache key of a picture or share image, which depends on the encoders. */
function pictureKey(name: string): string {
  return `picture-${name}-${ENCODING}`
}

/** Returns the files of a picture and its share image, if the cache has all of them. */
export function readCachedPicture(cache: Cache, source: PictureSource) {
  const picture = cache.get<PictureFile[]>(pictureKey(cacheName(source)))
  const share = source.inText ? [] : cache.get<PictureFile[]>(pictureKey(shareName(source)))
  return picture && share && filesByName(source, picture, share)
}

function filesByName(source: PictureSource, picture: PictureFile[], share: PictureFile[]) {
  return new Map([...entries(pictureName(source), picture), ...entries(shareName(source), share)])
}

function entries(name: string, files: PictureFile[]) {
  return files.map(({ suffix, bytes }) => [name + suffix, bytes] as const)
}

/** Share images are composed from this file, so a new title needs no new crop. */
const SCENE = '-4x3.jpg'

/** Returns these files, and makes those that the cache lacks. @throws an error that names the document */
export async function makePicture(cache: Cache, source: PictureSource) {
  try {
    return await makeMissing(cache, source)
  } catch (error) {
    throw new Error(`${source.owner}: ${messageOf(error)}`, { cause: error })
  }
}

async function makeMissing(cache: Cache, source: PictureSource) {
  const picture = await cache.getOrMake(pictureKey(cacheName(source)), async () =>
    encodePicture(await render(source), source),
  )
  if (source.inText) return filesByName(source, picture, [])
  const share = await cache.getOrMake(pictureKey(shareName(source)), async () => {
    const cropped = picture.find(({ suffix }) => suffix === SCENE)
    // A share image has the title beside the cover, which fills 800 pixels.
    const scene = source.cover ? await drawCover(source.cover, '', 800) : sharp(cropped?.bytes)
    return [{ suffix: SHARE_SUFFIX, bytes: await composeShareImage(scene, source) }]
  })
  return filesByName(source, picture, share)
}

async function render({ photo, focus, cover, title }: PictureSource): Promise<Sharp> {
  if (photo) return cropPhoto(photo, Math.max(...PICTURE_WIDTHS), focus)
  if (cover) return drawCover(cover, title)
  throw new Error('There is neither a photo nor a cover.')
}
