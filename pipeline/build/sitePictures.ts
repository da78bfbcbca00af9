import { setImmediate } from 'node:timers/promises'
import type { Cache } from '../cache/cache.ts'
import { siteCache } from '../cache/siteCache.ts'
import { keptFiles, type PictureFiles } from '../pictures/pictureFiles.ts'
import { createPictureMaker } from '../pictures/pictureMaker.ts'
import { type PictureSource, sourcesByName } from '../pictures/pictureName.ts'
import type { SiteFolder } from './siteFolder.ts'

/** In the site, and in the addresses of all pictures. */
export const PICTURES_FOLDER = 'pictures'

export type SitePictures = ReturnType<typeof openSitePictures>

/**
 * The pictures of a site that is being put together.
 *
 * @param onMade called after each picture that had to be made
 */
export function openSitePictures(
  sources: readonly PictureSource[],
  site: SiteFolder,
  cache: Cache = siteCache,
  onMade: (made: { done: number; total: number }) => void = () => {},
) {
  const maker = createPictureMaker(cache)
  const byName = sourcesByName(sources)
  const placed = new Map<PictureSource, Promise<void>>()
  const failures: unknown[] = []
  const made = { done: 0, total: 0 }

  function place(source: PictureSource): Promise<void> {
    const known = placed.get(source)
    if (known) return known
    const kept = keptFiles(cache, source)
    if (kept) write(kept)
    const placing = kept ? Promise.resolve() : makeAndWrite(source)
    // Handled by whoever waits for it.
    placing.catch(() => {})
    placed.set(source, placing)
    return placing
  }

  async function makeAndWrite(source: PictureSource): Promise<void> {
    made.total += 1
    try {
      write(await maker.make(source))
    } catch (error) {
      failures.push(error)
      maker.stop()
      throw error
    }
    made.done += 1
    onMade(made)
  }

  function write(files: PictureFiles) {
    for (const [name, bytes] of files) site.write(`${PICTURES_FOLDER}/${name}`, bytes)
  }

  return {
    total: sources.length,
    /** Waits for a file: `['pictures', 'recipes-7-1f2e3d4c5b-800.avif']`; for another address not. */
    async provide([folder, file = '', ...rest]: readonly string[]): Promise<void> {
      const source = byName.get(file.slice(0, file.lastIndexOf('-')))
      if (folder !== PICTURES_FOLDER || rest.length > 0 || !source) return
      const placing = place(source)
      maker.hurry(source)
      await placing
    },
    /**
     * Puts all pictures into the site, and returns how many had to be made.
     *
     * @throws the first failure, with the name of its document, once all processes rest
     */
    async placeAll(): Promise<number> {
      const ends: Promise<void>[] = []
      for (const source of sources) {
        ends.push(place(source))
        // Lets requests be answered.
        await setImmediate()
      }
      await Promise.allSettled(ends)
      if (failures.length > 0) throw failures[0]
      return made.total
    },
  }
}
