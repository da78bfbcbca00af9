import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** What is known of a file that a build has written. */
export interface FileRecord {
  /** A hash of what it was made from. */
  key: string
  /** A hash of its bytes, and how many they are. */
  hash: string
  size: number
}

/** Records by the stamps of their files. */
type Records = Map<string, FileRecord>

export type FileRecords = ReturnType<typeof openFileRecords>

/**
 * What builds know of the files that they have written, wherever their folders were moved since. A
 * file is recognized by its stamp, which the system changes with any change of the file, so that what
 * somebody else has touched counts as unknown.
 *
 * @param file where the records are kept; what cannot be read there counts as nothing
 */
export function openFileRecords(file: string) {
  const [latest, before] = readRecords(file)
  const used: Records = new Map()

  return {
    /** What is known of a file as it is now. */
    of(name: string): FileRecord | undefined {
      const stamp = stampOf(name)
      if (stamp === undefined) return undefined
      const record = latest.get(stamp) ?? before.get(stamp)
      if (record) used.set(stamp, record)
      return record
    },
    /** Keeps what a file was made from, right after it was written. */
    remember(name: string, record: FileRecord): void {
      const stamp = stampOf(name)
      if (stamp !== undefined) used.set(stamp, record)
    },
    /** Keeps the records of this build and of the one before, whose sites are both on the disk. */
    save(): void {
      const aside = `${file}.${randomUUID()}`
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(aside, serialize([used, latest]))
      renameSync(aside, file)
    },
  }
}

function readRecords(file: string): [latest: Records, before: Records] {
  try {
    const stored: [Records, Records] = deserialize(readFileSync(file))
    return stored
  } catch {
    // None yet, or one that a disk has damaged.
    return [new Map(), new Map()]
  }
}

/** The time is that of the last change of bytes, rights or name, which no program can set back. */
function stampOf(name: string): string | undefined {
  const stats = statSync(name, { throwIfNoEntry: false })
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : undefined
}
