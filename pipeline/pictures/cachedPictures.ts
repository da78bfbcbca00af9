import type { Cache } from '../cache/cache.ts'
import type { PictureFile } from './encode.ts'
import { encodingKey } from './encodings.ts'
import { cacheName, pictureName, type PictureSource, shareName } from './pictureName.ts'

const ENCODING = encodingKey()

/** The key of a picture or of a share image: other encoders make other files of the same name. */
export function pictureKey(name: string): string {
  return `picture-${name}-${ENCODING}`
}

/** The files of a picture and its share image, unless the cache lacks one. */
export function readCachedPicture(cache: Cache, source: PictureSource) {
  const picture = cache.get<PictureFile[]>(pictureKey(cacheName(source)))
  const share = source.inText ? [] : cache.get<PictureFile[]>(pictureKey(shareName(source)))
  if (!picture || !share) return undefined
  return new Map([...named(pictureName(source), picture), ...named(shareName(source), share)])
}

function named(name: string, files: PictureFile[]) {
  return files.map(({ suffix, bytes }) => [name + suffix, bytes] as const)
}
