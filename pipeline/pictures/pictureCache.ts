import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFile } from './encode.ts'

/** Painted pictures; kept between builds, and by a CI that wants to save the time. */
export const PICTURE_CACHE = path.resolve('.cache/pictures')

/**
 * Painted pictures, one folder for each under its name, which holds a hash of all it was made from.
 * A folder is written aside and then renamed, so that one that is there is whole, whatever is killed
 * and however many builds run at once.
 */
export function openPictureCache(dir: string) {
  const folder = (name: string) => path.join(dir, name)
  return {
    has: (name: string) => existsSync(folder(name)),
    /** Where a file of a picture stands. */
    file: (name: string, suffix: string) => path.join(folder(name), `${name}${suffix}`),
    folder,
    async store(name: string, files: PictureFile[]): Promise<void> {
      const aside = path.join(dir, `.${randomUUID()}`)
      await mkdir(aside, { recursive: true })
      await Promise.all(
        files.map(({ suffix, bytes }) => writeFile(path.join(aside, `${name}${suffix}`), bytes)),
      )
      await rename(aside, folder(name)).catch(async (error: unknown) => {
        await rm(aside, { recursive: true, force: true })
        // Another build was first, with the same bytes.
        if (!existsSync(folder(name))) throw error
      })
    },
    /** Removes what no document asks for any more, and what was left aside by a killed build. */
    async keepOnly(names: ReadonlySet<string>): Promise<void> {
      const present = await readdir(dir).catch(() => [])
      const stale = present.filter((name) => !names.has(name))
      await Promise.all(stale.map((name) => rm(folder(name), { recursive: true, force: true })))
    },
  }
}

export type PictureCache = ReturnType<typeof openPictureCache>
