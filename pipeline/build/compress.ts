import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../cache/cache.ts'
import type { SiteFolder } from './siteFolder.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Enough to keep the threads of libuv busy. */
const AT_ONCE = Math.max(4, availableParallelism())

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** Slow, and worth it for the few files that most builds leave: docs/decisions/compression.md. */
const ASSETS = { folder: 'assets', level: constants.BROTLI_MAX_QUALITY }
const OTHERS = { level: 10 }

/** Writes a `.br` and a `.gz` beside every text file of a site, while others are still being made. */
export function openCompressor(site: SiteFolder, cache: Cache) {
  const taken = new Set<string>()
  const lanes = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  let isStopped = false
  let count = 0

  async function compressFile(name: string): Promise<void> {
    if (isStopped) return
    const bytes = site.read(name)
    if (bytes.length < MIN_BYTES) return
    const { level } = path.dirname(name) === ASSETS.folder ? ASSETS : OTHERS
    const { br, gz } = await cache.of(keyFor(bytes, level), () => compress(bytes, level))
    site.write(`${name}.br`, br)
    site.write(`${name}.gz`, gz)
    count += 1
  }

  /** Begins with a file of the site that will not change any more. */
  function add(name: string): void {
    if (!TEXT.test(name) || taken.has(name)) return
    const lane = taken.size % AT_ONCE
    taken.add(name)
    const end = (lanes[lane] ?? Promise.resolve()).then(() => compressFile(name))
    // `finish` throws it.
    end.catch(() => {})
    lanes[lane] = end
  }

  return {
    add,
    /** Stops, and waits until nothing is being written. */
    async settle(): Promise<void> {
      isStopped = true
      await Promise.allSettled(lanes)
    },
    /** Compresses all that the site has, and returns how many files that were. */
    async finish(): Promise<number> {
      for (const name of site.names()) add(name)
      await Promise.all(lanes)
      return count
    },
  }
}

async function compress(bytes: Uint8Array, level: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: GZIP_LEVEL }),
  ])
  return { br, gz }
}

function keyFor(bytes: Uint8Array, level: number): string {
  const by = `brotli ${brotli} ${level} gzip ${zlib} ${GZIP_LEVEL}\n`
  return `compressed-${createHash('sha256').update(by).update(bytes).digest('hex')}`
}
