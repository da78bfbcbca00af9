import type { PictureCache } from './pictureCache.ts'
import { namesOf, type PictureSource } from './pictureName.ts'

/** Whether a cache has a picture, and its share image where it has one. */
export function isMade(cache: PictureCache, source: PictureSource): boolean {
  return namesOf(source).every((name) => cache.has(name))
}
