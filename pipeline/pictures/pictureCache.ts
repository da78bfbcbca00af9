import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '../runningProcess.ts'
import { ownCache, sitePlace } from '../sitePlace.ts'
import type { PictureFile } from './encode.ts'
import { encodingKey } from './encodingKey.ts'
import { isErrno } from '../isErrno.ts'

/**
 * Painted pictures; kept between builds, and by a CI that wants to save the time. What other encoders
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

/**
 * Painted pictures, one folder for each under its name, which holds a hash of all it was made from.
 * A folder is written aside and then renamed, so that one that is there is whole, whatever is killed
 * and however many builds run at once.
 */
export function openPictureCache(dir: string) {
  const folder = (name: string) => path.join(dir, name)

  async function storeFolder(name: string, fill: (aside: string) => Promise<unknown>) {
    const aside = path.join(dir, `.${process.pid}-${randomUUID()}`)
    try {
      await mkdir(aside, { recursive: true })
      await fill(aside)
      await rename(aside, folder(name))
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      // Another process was first, with the same bytes.
      if (!existsSync(folder(name))) throw error
    }
  }

  async function remove(name: string): Promise<void> {
    // At once, for another site that copies it meanwhile.
    const aside = path.join(dir, `.${process.pid}-${randomUUID()}`)
    await rename(folder(name), aside).catch(() => {})
    await rm(aside, { recursive: true, force: true })
  }

  return {
    has: (name: string) => existsSync(folder(name)),
    /** Where a file of a picture stands. */
    file: (name: string, suffix: string) => path.join(folder(name), `${name}${suffix}`),
    folder,
    async store(name: string, files: PictureFile[]): Promise<void> {
      await storeFolder(name, async (aside) => {
        for (const { suffix, bytes } of files) {
          await writeFile(path.join(aside, `${name}${suffix}`), bytes)
        }
      })
    },
    /** Takes what is missing here from another cache, as far as that has it. */
    async copyFrom(other: string, names: readonly string[]): Promise<void> {
      for (const name of names) {
        const painted = path.join(other, name)
        if (existsSync(folder(name)) || !existsSync(painted)) continue
        // What vanishes meanwhile is painted here, too.
        await storeFolder(name, (aside) => cp(painted, aside, { recursive: true })).catch(ifGone)
      }
    },
    /** Removes what no document asks for any more, and what killed processes left aside. */
    async keepOnly(names: ReadonlySet<string>): Promise<void> {
      const present = await readdir(dir).catch(() => [])
      const stale = present.filter((name) => !names.has(name) && !isUnderWay(name))
      await Promise.all(stale.map(remove))
    },
  }
}

function ifGone(error: unknown): void {
  if (!isErrno(error, 'ENOENT')) throw error
}

/** Whether a folder is being filled, by a development server for example. */
function isUnderWay(name: string): boolean {
  return name.startsWith('.') && isRunning(Number.parseInt(name.slice(1), 10))
}

export type PictureCache = ReturnType<typeof openPictureCache>
