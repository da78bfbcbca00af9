import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openFolderCache } from '../folderCache.ts'
import { ownCache, sitePlace } from '../sitePlace.ts'
import type { PictureFile } from './encode.ts'
import { encodingKey } from './encodingKey.ts'

/**
 * Encoded pictures; kept between builds, and by a CI that wants to save the time. What other encoders
 * made, or other settings, lies in another folder under the same names.
 */
export const PICTURE_CACHE = path.join(sitePlace.cache, 'pictures', encodingKey())
/** Those of the project's own content. */
export const OWN_PICTURE_CACHE = path.join(ownCache, 'pictures', encodingKey())

/** Removes pictures that other encoders made. */
export async function forgetOtherEncodings(): Promise<void> {
  const all = path.dirname(PICTURE_CACHE)
  const present = await readdir(all).catch(() => [])
  const others = present.filter((name) => name !== path.basename(PICTURE_CACHE))
  await Promise.all(others.map((name) => rm(path.join(all, name), { recursive: true })))
}

/** Encoded pictures, one folder for each. */
export function openPictureCache(dir: string) {
  const folders = openFolderCache(dir)
  return {
    ...folders,
    /** Where a file of a picture stands. */
    file: (name: string, suffix: string) => path.join(folders.folder(name), `${name}${suffix}`),
    store: (name: string, files: PictureFile[]): Promise<void> =>
      folders.store(name, async (aside) => {
        for (const { suffix, bytes } of files) {
          await writeFile(path.join(aside, `${name}${suffix}`), bytes)
        }
      }),
  }
}

export type PictureCache = ReturnType<typeof openPictureCache>
