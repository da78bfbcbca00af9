import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../cache/cache.ts'
import { allSettledOrThrow } from './allSettledOrThrow.ts'
import type { SiteFolder } from './siteFolder.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Files, each in two ways: more than libuv has threads, so that none waits. */
const AT_ONCE = Math.max(4, availableParallelism())

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** The folder of the bundle: few files, which every visit loads and most builds leave as they are. */
const ASSETS = 'assets'
/** The highest takes two and a half times as long as 10 to save 2 %: docs/decisions/compression.md. */
const BROTLI_LEVELS = { assets: constants.BROTLI_MAX_QUALITY, others: 10 }

export type Compressor = ReturnType<typeof openCompressor>

/**
 * Writes a `.br` and a `.gz` beside every text file of a site, so that a host has nothing to compress
 * while it answers. It may begin with some while others are still being made.
 */
export function openCompressor(site: SiteFolder, cache: Cache) {
  const taken = new Set<string>()
  const lanes = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  let isStopped = false
  let count = 0

  async function compressFile(name: string): Promise<void> {
    if (isStopped) return
    const bytes = site.read(name)
    if (bytes.length < MIN_BYTES) return
    const level = path.dirname(name) === ASSETS ? BROTLI_LEVELS.assets : BROTLI_LEVELS.others
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
    // Thrown by `finish`.
    end.catch(() => {})
    lanes[lane] = end
  }

  return {
    add,
    /** Waits until nothing is being written, whatever became of it. */
    async settle(): Promise<void> {
      isStopped = true
      await Promise.allSettled(lanes)
    },
    /**
     * Compresses all that the site has.
     *
     * @returns how many files were compressed, now or before
     * @throws the first failure, once nothing is being written any more
     */
    async finish(): Promise<number> {
      for (const name of site.names()) add(name)
      await allSettledOrThrow(lanes)
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
