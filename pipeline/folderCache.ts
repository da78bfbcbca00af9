import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isErrno } from './isErrno.ts'
import { isRunning } from './runningProcess.ts'

export type FolderCache = ReturnType<typeof openFolderCache>

/**
 * Folders that are kept between runs, each under a name that holds a hash of all it was made from. A
 * folder is written aside and then renamed, so that one that is there is whole, whatever is killed
 * and however many processes store it at once.
 */
export function openFolderCache(dir: string) {
  const folder = (name: string) => path.join(dir, name)
  const has = (name: string) => existsSync(folder(name))
  const newAside = () => path.join(dir, `.${process.pid}-${randomUUID()}`)

  async function store(name: string, fill: (aside: string) => Promise<unknown>): Promise<void> {
    const aside = newAside()
    try {
      await mkdir(aside, { recursive: true })
      await fill(aside)
      await rename(aside, folder(name))
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      // Another process was first, with the same bytes.
      if (!has(name)) throw error
    }
  }

  async function remove(name: string): Promise<void> {
    // At once, for another site that copies it meanwhile.
    const aside = newAside()
    await rename(folder(name), aside).catch(() => {})
    await rm(aside, { recursive: true, force: true })
  }

  return {
    has,
    folder,
    store,
    /** Takes what is missing here from another cache, as far as that has it. */
    async copyFrom(other: string, names: readonly string[]): Promise<void> {
      for (const name of names) {
        const stored = path.join(other, name)
        if (has(name) || !existsSync(stored)) continue
        // What vanishes meanwhile is made here, too.
        await store(name, (aside) => cp(stored, aside, { recursive: true })).catch(ifGone)
      }
    },
    /** Removes what is not among these any more, and what killed processes left aside. */
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
