import type { PictureCache } from './pictureCache.ts'
import { cacheNames, type PictureSource } from './pictureName.ts'

/** Whether a cache has a picture, and its share image where it has one. */
export function isMade(cache: PictureCache, source: PictureSource): boolean {
  return cacheNames(source).every((name) => cache.has(name))
}
