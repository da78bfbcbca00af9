import type { PictureCache } from './pictureCache.ts'
import { pictureName, type PictureSource, shareName } from './pictureName.ts'

/** Whether a cache has a picture and its share image. */
export function isPainted(cache: PictureCache, source: PictureSource): boolean {
  return cache.has(pictureName(source)) && cache.has(shareName(source))
}
