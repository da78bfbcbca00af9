import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allSettledOrThrow } from './allSettledOrThrow.ts'
import { isErrno } from '../isErrno.ts'

/** Ways to compress the bytes of a file, by what its name gets: `.br`, `.gz`. */
type Ways = Readonly<Record<string, Way>>

interface Way {
  /** What the result depends on beside the bytes: program, version and level. */
  by: string
  compress: () => Promise<Uint8Array>
}

export type CompressedCache = ReturnType<typeof openCompressedCache>

/**
 * Compressed files by the hash of what they were made from, since most files of a site are those of
 * the build before.
 *
 * @param lender another such folder, from which what is missing here is taken
 */
export function openCompressedCache(dir: string, lender?: string) {
  const used = new Set<string>()

  async function write(name: string, target: string, compress: () => Promise<Uint8Array>) {
    used.add(name)
    const cached = path.join(dir, name)
    // Renamed when it is whole, since the site may be served meanwhile.
    const aside = `${target}.part`
    const isKnown = await copyIfThere(cached, aside)
    const isLent = !isKnown && lender && (await copyIfThere(path.join(lender, name), aside))
    if (!isKnown && !isLent) await writeFile(aside, await compress())
    await rename(aside, target)
    if (!isKnown) await store(target, cached)
  }

  return {
    /** Writes the compressed files beside a file, from the cache where they are in it. */
    async writeBeside(file: string, bytes: Uint8Array, ways: Ways): Promise<void> {
      const writing = Object.entries(ways).map(([suffix, { by, compress }]) => {
        const hash = createHash('sha256').update(by).update(bytes).digest('hex')
        return write(hash + suffix, file + suffix, compress)
      })
      await allSettledOrThrow(writing)
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
