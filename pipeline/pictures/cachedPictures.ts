import type { Cache } from '../cache/cache.ts'
import type { PictureFile } from './encode.ts'
import { encodingKey } from './encodings.ts'
import { cacheName, pictureName, type PictureSource, shareName } from './pictureName.ts'

const ENCODING = encodingKey()

/** Returns the cache's key of a picture or share image; other encoders make other files. */
export function pictureKey(name: string): string {
  return `picture-${name}-${ENCODING}`
}

/** Returns the files of a picture and its share image, if the cache has all of them. */
export function readCachedPicture(cache: Cache, source: PictureSource) {
  const picture = cache.get<PictureFile[]>(pictureKey(cacheName(source)))
  const share = source.inText ? [] : cache.get<PictureFile[]>(pictureKey(shareName(source)))
  if (!picture || !share) return undefined
  return new Map([...entries(pictureName(source), picture), ...entries(shareName(source), share)])
}

function entries(name: string, files: PictureFile[]) {
  return files.map(({ suffix, bytes }) => [name + suffix, bytes] as const)
}
