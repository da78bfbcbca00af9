import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isErrno } from '../isErrno.ts'

export type FileCache = ReturnType<typeof openFileCache>

/**
 * Files that are kept between builds, each under a name that holds a hash of all it was made from,
 * since most files of a site are those of the build before.
 *
 * @param lender another such folder, from which what is missing here is taken
 */
export function openFileCache(dir: string, lender?: string) {
  const used = new Set<string>()

  return {
    /** Writes a file of the site: the one that is kept under this name, or one that is made now. */
    async place(
      name: string,
      target: string,
      make: () => Promise<Uint8Array | string>,
    ): Promise<void> {
      used.add(name)
      const cached = path.join(dir, name)
      // Renamed when it is whole, since the site may be served meanwhile.
      const aside = `${target}.part`
      const isKnown = await copyIfThere(cached, aside)
      const isLent = !isKnown && lender && (await copyIfThere(path.join(lender, name), aside))
      if (!isKnown && !isLent) await writeFile(aside, await make())
      await rename(aside, target)
      if (!isKnown) await store(target, cached)
    },
    /** Removes what this build did not use. */
    async forgetOthers(): Promise<void> {
      const present = await readdir(dir).catch(() => [])
      const others = present.filter((name) => !used.has(name))
      await Promise.all(others.map((name) => rm(path.join(dir, name), { force: true })))
    },
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false
    throw error
  }
}

/** Written aside and then renamed, so that a file that is there is whole, whatever is killed. */
async function store(from: string, to: string): Promise<void> {
  const folder = path.dirname(to)
  const aside = path.join(folder, `.${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await copyFile(from, aside)
  await rename(aside, to)
}
