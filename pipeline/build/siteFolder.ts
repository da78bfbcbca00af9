import { createHash } from 'node:crypto'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isErrno } from '../isErrno.ts'
import type { FileRecord, FileRecords } from './fileRecords.ts'

export type SiteFolder = ReturnType<typeof openSiteFolder>

/**
 * The folder in which a site is put together. It may begin as an older site, of which only what
 * differs is written: most builds change a few of thousands of files. The calls are synchronous,
 * which takes half the time for files as small as these.
 *
 * @param published the site that is there meanwhile; what it has is not made again
 * @param link gives a file a second name, or throws where there are none
 */
export function openSiteFolder(
  dir: string,
  published: string,
  records: FileRecords,
  link = linkSync,
) {
  mkdirSync(dir, { recursive: true })
  /** Files of the older site of which this build has not said anything. */
  const others = new Set(namesIn(dir))
  const files = new Map<string, FileRecord>()
  const unchanged = new Set<string>()
  const folders = new Set<string>()
  const placeOf = (name: string) => path.join(dir, name)

  /** Whether a file was left as it was. */
  function keep(name: string, key: string): boolean {
    const known = others.has(name) ? records.of(placeOf(name)) : undefined
    if (known?.key !== key) return false
    others.delete(name)
    unchanged.add(name)
    files.set(name, known)
    return true
  }

  function copyPublished(name: string, key: string): boolean {
    const source = path.join(published, name)
    const known = records.of(source)
    if (known?.key !== key) return false
    add(name, known, (file) => linkOrCopy(source, file, link))
    return true
  }

  function store(name: string, content: Uint8Array | string, record: FileRecord) {
    add(name, record, (file) => writeFileSync(file, content))
  }

  function add(name: string, record: FileRecord, write: (file: string) => void) {
    const file = placeOf(name)
    const folder = path.dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (others.delete(name) || files.has(name)) replace(file, write)
    else write(file)
    records.remember(file, record)
    files.set(name, record)
  }

  return {
    /** The names of the files that this build has written or left as they were. */
    names: (): string[] => [...files.keys()],
    /** What is known of such a file. */
    record: (address: string): FileRecord | undefined => files.get(nameOf(address)),
    /** Writes the file of an address, unless it is there with these bytes. */
    write(address: string, content: Uint8Array | string): void {
      const name = nameOf(address)
      const record = describe(content)
      if (!keep(name, record.key)) store(name, content, record)
    },
    /**
     * Writes the file of an address that follows from something, unless it is there already.
     *
     * @param key a hash of all that the file follows from
     * @param make called when no site on the disk has the file
     */
    async place(
      address: string,
      key: string,
      make: () => Promise<Uint8Array | string> | Uint8Array | string,
    ): Promise<void> {
      const name = nameOf(address)
      if (keep(name, key) || copyPublished(name, key)) return
      const content = await make()
      store(name, content, { ...describe(content), key })
    },
    /** Whether a file is as it was in the older site. */
    isUnchanged: (address: string): boolean => unchanged.has(nameOf(address)),
    /** Takes the files that another program has written into a folder of the site. */
    adopt(folder: string): void {
      for (const name of namesIn(placeOf(folder))) {
        const inSite = path.posix.join(folder, name)
        others.delete(inSite)
        files.set(inSite, describe(readFileSync(placeOf(inSite))))
      }
    },
    read: (address: string): Buffer => readFileSync(placeOf(nameOf(address))),
    /** Removes what is left of the older site, and folders that are empty then. */
    removeOthers(isAwaited: (name: string) => boolean = () => false): void {
      for (const name of others) {
        if (isAwaited(name)) continue
        unlinkSync(placeOf(name))
        others.delete(name)
        removeEmpty(path.dirname(name))
      }
    },
  }

  function removeEmpty(folder: string) {
    if (folder === '.') return
    try {
      rmdirSync(placeOf(folder))
    } catch (error) {
      if (isErrno(error, 'ENOTEMPTY', 'EEXIST')) return
      throw error
    }
    removeEmpty(path.dirname(folder))
  }
}

/** `/data/index.json` is the file `data/index.json`. */
function nameOf(address: string): string {
  return address.replace(/^\//, '')
}

/** In one step, since the site may be served meanwhile. */
function replace(file: string, write: (file: string) => void) {
  const aside = `${file}.part`
  // What was left there could be a second name of a published file.
  rmSync(aside, { force: true })
  write(aside)
  renameSync(aside, file)
}

/**
 * Gives a file a second name, which takes no time whatever its size. A change to it under one name is
 * one under both; `replace` gives the new bytes to one alone.
 */
function linkOrCopy(source: string, file: string, link: typeof linkSync) {
  try {
    link(source, file)
  } catch {
    // Some file systems know no links, or have enough of them.
    copyFileSync(source, file)
  }
}

/** A file that follows from nothing but its bytes. */
function describe(content: Uint8Array | string): FileRecord {
  const hash = createHash('sha256').update(content).digest('hex')
  return { key: hash, hash, size: Buffer.byteLength(content) }
}

/** The files below a folder, with forward slashes. */
function namesIn(dir: string, below = ''): string[] {
  return readdirSync(path.join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name)
    return entry.isDirectory() ? namesIn(dir, name) : [name]
  })
}
