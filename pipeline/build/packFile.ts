import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Where a piece lies in the pack. */
type Span = readonly [offset: number, length: number]

/** What the index says: the file with the bytes, and where in it each piece lies. */
interface Index {
  pack: string
  spans: Map<string, Span>
}

const INDEX = 'index'

/**
 * Thousands of pieces that are kept between builds, each under a name that holds a hash of all it was
 * made from. They lie one after the other in one file, since the files themselves would take longer to
 * write and read than their bytes. What is written before `save` is lost with a kill, and harms nothing:
 * the index, which is replaced in one step, does not name it.
 */
export function openPack(dir: string) {
  const { pack, spans } = readIndex(dir)
  const used = new Map<string, Span>()
  const file = path.join(dir, pack)
  let reader: number | undefined
  let writer: number | undefined
  let end = 0

  function readSpan([offset, length]: Span): Buffer | undefined {
    if (reader === undefined && !existsSync(file)) return undefined
    reader ??= openSync(file, 'r')
    const bytes = Buffer.allocUnsafe(length)
    // Fewer, when a disk has lost the end.
    return readSync(reader, bytes, 0, length, offset) === length ? bytes : undefined
  }

  function openToAdd(): number {
    mkdirSync(dir, { recursive: true })
    const opened = openSync(file, 'a')
    end = fstatSync(opened).size
    return opened
  }

  return {
    /** The bytes of a piece; undefined when there is none. */
    get(name: string): Buffer | undefined {
      const span = used.get(name) ?? spans.get(name)
      const bytes = span && readSpan(span)
      if (span && bytes) used.set(name, span)
      return bytes
    },
    /** Keeps a piece that is in use, without reading it; false when there is none. */
    keep(name: string): boolean {
      const span = used.get(name) ?? spans.get(name)
      if (span) used.set(name, span)
      return span !== undefined
    },
    put(name: string, bytes: Uint8Array): void {
      writer ??= openToAdd()
      writeSync(writer, bytes)
      used.set(name, [end, bytes.length])
      end += bytes.length
    },
    /** Forgets what this build did not use, and ends. */
    save(): void {
      const live = [...used.values()].reduce((sum, [, length]) => sum + length, 0)
      if (writer !== undefined) writeIndex(dir, live * 2 < end ? rewrite() : { pack, spans: used })
      for (const opened of [reader, writer]) if (opened !== undefined) closeSync(opened)
      reader = undefined
      writer = undefined
    },
  }

  /** Leaves out what nothing uses any more, once that is more than half. */
  function rewrite(): Index {
    const fresh = newPack()
    const to = openSync(path.join(dir, fresh), 'w')
    const moved = new Map<string, Span>()
    let offset = 0
    for (const [name, span] of used) {
      const bytes = readSpan(span)
      if (!bytes) continue
      writeSync(to, bytes)
      moved.set(name, [offset, bytes.length])
      offset += bytes.length
    }
    closeSync(to)
    return { pack: fresh, spans: moved }
  }
}

const newPack = () => `pack-${randomUUID()}`

function readIndex(dir: string): Index {
  try {
    const index: Index = deserialize(readFileSync(path.join(dir, INDEX)))
    return index
  } catch {
    // None yet, or one that a disk has damaged.
    return { pack: newPack(), spans: new Map() }
  }
}

/** Replaces the index in one step, and removes what it does not name. */
function writeIndex(dir: string, index: Index) {
  const aside = path.join(dir, randomUUID())
  writeFileSync(aside, serialize(index))
  renameSync(aside, path.join(dir, INDEX))
  const others = readdirSync(dir).filter((name) => name !== INDEX && name !== index.pack)
  for (const name of others) rmSync(path.join(dir, name), { recursive: true, force: true })
}
