import { createHash, randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isErrno } from '../system/isErrno.ts'

/** Increase when the entry format changes. */
const FORMAT = '1'
const DIGEST_BYTES = 32
const REMOVE = { recursive: true, force: true }
/** A week, since sites share the cache and some are not built for days. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000

export type Cache = ReturnType<typeof openCache>

/**
 * The cache shared by builds, checks and the development server; it may be deleted at any time. A
 * key names the kind of an entry and a hash of its inputs: `page-1f2e…`. See docs/decisions/cache.md.
 */
export function openCache(dir: string) {
  const used = new Set<string>()

  function get<Value>(key: string): Value | undefined {
    used.add(key)
    return readEntry<Value>(path.join(dir, key), key)?.value
  }

  /** @param value any value that `structuredClone` can copy */
  function put(key: string, value: unknown): void {
    used.add(key)
    const bytes = serialize(value)
    const aside = path.join(dir, randomUUID())
    mkdirSync(dir, { recursive: true })
    try {
      writeFileSync(aside, Buffer.concat([digestOf(key, bytes), bytes]))
      renameSync(aside, path.join(dir, key))
    } catch (error) {
      rmSync(aside, { force: true })
      throw error
    }
  }

  return {
    get,
    put,
    async getOrMake<Value>(key: string, make: () => Promise<Value> | Value): Promise<Value> {
      const cached = get<Value>(key)
      if (cached !== undefined) return cached
      const value = await make()
      put(key, value)
      return value
    },
    isWritable(): boolean {
      try {
        mkdirSync(dir, { recursive: true })
        accessSync(dir, constants.W_OK)
        return true
      } catch {
        return false
      }
    },
    /** Removes entries that no build has used for a week. */
    forgetUnused(now: Date): void {
      for (const name of readdirSync(dir)) {
        const file = path.join(dir, name)
        if (used.has(name)) utimesSync(file, now, now)
        else if (now.getTime() - statSync(file).mtimeMs > UNUSED_MS) rmSync(file, REMOVE)
      }
    },
  }
}

/** Reads an entry; deletes it when it is damaged, truncated or in another format. */
function readEntry<Value>(file: string, key: string): { value: Value } | undefined {
  try {
    const entry = readFileSync(file)
    const bytes = entry.subarray(DIGEST_BYTES)
    const isWhole = entry.subarray(0, DIGEST_BYTES).equals(digestOf(key, bytes))
    // `deserialize` throws for values that another Node version wrote.
    if (isWhole) return { value: deserialize(bytes) }
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
  }
  rmSync(file, REMOVE)
  return undefined
}

function digestOf(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(`${FORMAT}\n${key}\n`).update(bytes).digest()
}
