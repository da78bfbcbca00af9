import { cp } from 'node:fs/promises'
import path from 'node:path'
import { forgetOtherEncodings, openPictureCache, PICTURE_CACHE } from '../pictures/pictureCache.ts'
import { photoName, pictureName, type PictureSource, shareName } from '../pictures/pictureName.ts'
import { paintPictures } from '../pictures/paintPictures.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import type { Progress } from './progress.ts'

/** Paints what the compiled documents ask for and the cache does not have. */
export async function paintSite({ note }: Progress) {
  const sources = await pictureSources()
  const painted = await paintPictures(sources, PICTURE_CACHE, ({ done, total }) => {
    note(`Painting picture ${done} of ${total}`)
  })
  return { painted, sources }
}

/** Puts painted pictures into `pictures/` of a folder; the cache forgets all others. */
export async function copyPictures(sources: PictureSource[], outDir: string): Promise<void> {
  const cache = openPictureCache(PICTURE_CACHE)
  const names = sources.flatMap((source) => [pictureName(source), shareName(source)])
  const facts = sources.flatMap(({ photo }) => (photo ? [photoName(photo.hash)] : []))
  await cache.keepOnly(new Set([...names, ...facts]))
  await forgetOtherEncodings()
  for (const name of names) {
    await cp(cache.folder(name), path.join(outDir, 'pictures'), { recursive: true })
  }
}
