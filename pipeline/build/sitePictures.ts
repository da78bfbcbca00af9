import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encodingKey } from '../pictures/encodingKey.ts'
import { createPictureMaker } from '../pictures/pictureMaker.ts'
import { type Made, makePictures } from '../pictures/makePictures.ts'
import {
  forgetOtherEncodings,
  openPictureCache,
  OWN_PICTURE_CACHE,
  PICTURE_CACHE,
} from '../pictures/pictureCache.ts'
import {
  cacheName,
  cacheNames,
  photoName,
  pictureName,
  type PictureSource,
  sourcesByName,
} from '../pictures/pictureName.ts'
import { inParallel } from './inParallel.ts'
import type { SiteFolder } from './siteFolder.ts'

/** In the site, and in the addresses of all pictures. */
export const PICTURES_FOLDER = 'pictures'
const AT_ONCE = 8
/** With its name, what a picture's file follows from. */
const ENCODING = encodingKey()

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
   * @returns how many were made; the others were in the cache, which forgets all that none asks for
   * @throws the first failure, with the name of its document
   */
  placeAll: (onProgress: (progress: Made) => void) => Promise<number>
}

/** Opens the pictures of a site, none of which has to be made yet. */
export function openSitePictures(
  sources: readonly PictureSource[],
  site: SiteFolder,
): SitePictures {
  const cache = openPictureCache(PICTURE_CACHE)
  const maker = createPictureMaker(PICTURE_CACHE)
  const byName = sourcesByName(sources)
  const placed = new Map<PictureSource, Promise<void>>()

  function place(source: PictureSource): Promise<void> {
    const known = placed.get(source)
    if (known) return known
    const placing = maker.make(source).then(() => copy(source))
    placed.set(source, placing)
    return placing
  }

  async function copy(source: PictureSource) {
    for (const name of cacheNames(source)) {
      const folder = cache.folder(name)
      for (const kept of readdirSync(folder)) {
        const file = kept.replace(cacheName(source), pictureName(source))
        const read = () => readFileSync(path.join(folder, kept))
        await site.place(`${PICTURES_FOLDER}/${file}`, `${ENCODING} ${file}`, read)
      }
    }
  }

  return {
    total: sources.length,
    async provide([folder, file = '', ...rest]) {
      const source = byName.get(file.slice(0, file.lastIndexOf('-')))
      if (folder !== PICTURES_FOLDER || rest.length > 0 || !source) return
      const placing = place(source)
      maker.hurry(source)
      await placing
    },
    async placeAll(onProgress) {
      const names = sources.flatMap(cacheNames)
      await cache.copyFrom(OWN_PICTURE_CACHE, names)
      const made = await makePictures(sources, PICTURE_CACHE, onProgress, maker)
      await cache.keepOnly(new Set([...names, ...factsOf(sources)]))
      await forgetOtherEncodings()
      await inParallel(sources, AT_ONCE, place)
      return made
    },
  }
}

function factsOf(sources: readonly PictureSource[]): string[] {
  return sources.flatMap(({ photo }) => (photo ? [photoName(photo.hash)] : []))
}
