import { cp } from 'node:fs/promises'
import path from 'node:path'
import { openPictureCache } from '../pictures/pictureCache.ts'
import { pictureName } from '../pictures/pictureName.ts'
import { paintPictures } from '../pictures/paintPictures.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import type { Progress } from './progress.ts'

/** Painted pictures; kept between builds, and by a CI that wants to save the time. */
export const PICTURE_CACHE = path.resolve('.cache/pictures')

/** Paints what the compiled documents ask for and the cache does not have. */
export async function paintSite({ note }: Progress) {
  const sources = await pictureSources()
  const painted = await paintPictures(sources, PICTURE_CACHE, ({ done, total }) => {
    note(`Painting picture ${done} of ${total}`)
  })
  return { painted, total: sources.length }
}

/** Puts every picture of the compiled documents into `pictures/` of a folder. */
export async function copyPictures(outDir: string): Promise<void> {
  const cache = openPictureCache(PICTURE_CACHE)
  const names = (await pictureSources()).map(pictureName)
  await cache.keepOnly(new Set(names))
  for (const name of names) {
    await cp(cache.folder(name), path.join(outDir, 'pictures'), { recursive: true })
  }
}
