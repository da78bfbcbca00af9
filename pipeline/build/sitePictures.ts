import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createPainter } from '../pictures/painter.ts'
import { type Painted, paintPictures } from '../pictures/paintPictures.ts'
import {
  forgetOtherEncodings,
  openPictureCache,
  OWN_PICTURE_CACHE,
  PICTURE_CACHE,
} from '../pictures/pictureCache.ts'
import { photoName, pictureName, type PictureSource, shareName } from '../pictures/pictureName.ts'
import { inParallel } from './inParallel.ts'

const FOLDER = 'pictures'
const AT_ONCE = 8

/** The pictures of a site that is being put together. */
export interface SitePictures {
  total: number
  /**
   * Resolves when a picture's file is in the site, which it soon is; that of another address at once.
   *
   * @param parts of the address: `['pictures', 'recipes-7-1f2e3d4c5b-800.avif']`
   * @throws what went wrong with that picture
   */
  provide: (parts: readonly string[]) => Promise<void>
  /**
   * Puts all pictures into the site, those that are asked for first.
   *
   * @returns how many were painted; the others were in the cache, which forgets all that none asks for
   * @throws the first failure, with the name of its document
   */
  placeAll: (onProgress: (progress: Painted) => void) => Promise<number>
}

/** Opens the pictures of a site, none of which has to be painted yet. */
export function openSitePictures(sources: readonly PictureSource[], siteDir: string): SitePictures {
  const cache = openPictureCache(PICTURE_CACHE)
  const painter = createPainter(PICTURE_CACHE)
  const byName = new Map(sources.flatMap((source) => namesOf(source).map((name) => [name, source])))
  const placed = new Map<PictureSource, Promise<void>>()

  function place(source: PictureSource): Promise<void> {
    const known = placed.get(source)
    if (known) return known
    const placing = painter.paint(source).then(() => copy(source))
    placed.set(source, placing)
    return placing
  }

  async function copy(source: PictureSource) {
    const folder = path.join(siteDir, FOLDER)
    await mkdir(folder, { recursive: true })
    for (const name of namesOf(source)) await cp(cache.folder(name), folder, { recursive: true })
  }

  return {
    total: sources.length,
    async provide([folder, file = '', ...rest]) {
      const source = byName.get(file.slice(0, file.lastIndexOf('-')))
      if (folder !== FOLDER || rest.length > 0 || !source) return
      const placing = place(source)
      painter.hurry(source)
      await placing
    },
    async placeAll(onProgress) {
      const names = sources.flatMap(namesOf)
      await cache.copyFrom(OWN_PICTURE_CACHE, names)
      const painted = await paintPictures(sources, PICTURE_CACHE, onProgress, painter)
      await cache.keepOnly(new Set([...byName.keys(), ...factsOf(sources)]))
      await forgetOtherEncodings()
      await inParallel(sources, AT_ONCE, place)
      return painted
    },
  }
}

function namesOf(source: PictureSource): string[] {
  return [pictureName(source), shareName(source)]
}

function factsOf(sources: readonly PictureSource[]): string[] {
  return sources.flatMap(({ photo }) => (photo ? [photoName(photo.hash)] : []))
}
