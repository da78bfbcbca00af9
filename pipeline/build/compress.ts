import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../cache/cache.ts'
import type { SiteFolder } from './siteFolder.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Keeps all threads of libuv busy, and few texts in memory. */
const MAX_WAITING = 64

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** The highest level is slow, but builds reuse these files: docs/decisions/compression.md. */
const ASSETS = { names: /^\/?assets\//, level: constants.BROTLI_MAX_QUALITY }
const OTHERS = { level: 9 }
/** With the default window, the encoder would clear 32 MB for each small file. */
const SMALL = { bytes: 128 * 1024, window: 16 }

/** Writes a `.br` and a `.gz` beside each text of a site, on other threads than the one that renders. */
export function compressedFolder(site: SiteFolder, cache: Cache) {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  let count = 0

  async function writeCompressed(name: string, bytes: Buffer): Promise<void> {
    try {
      const { level } = ASSETS.names.test(name) ? ASSETS : OTHERS
      const params = brotliParams(bytes.length, level)
      const { br, gz } = await cache.of(keyFor(bytes, params), () => compress(bytes, params))
      if (failures.length > 0) return
      site.write(`${name}.br`, br)
      site.write(`${name}.gz`, gz)
    } catch (error) {
      failures.push(error)
    }
  }

  return {
    ...site,
    write(name: string, content: Uint8Array | string): void {
      site.write(name, content)
      const bytes = Buffer.from(content)
      if (!TEXT.test(name) || bytes.length < MIN_BYTES) return
      count += 1
      const work = writeCompressed(name, bytes).finally(() => running.delete(work))
      running.add(work)
    },
    /** Waits until few texts are left: they are in memory. */
    async catchUp(): Promise<void> {
      while (running.size > MAX_WAITING) await Promise.race(running)
    },
    /** Returns how many texts were compressed. @throws the first failure, after all running work */
    async finish(): Promise<number> {
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
      return count
    },
  }
}

function brotliParams(size: number, level: number) {
  const isSmall = level === OTHERS.level && size <= SMALL.bytes
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: isSmall ? SMALL.window : constants.BROTLI_DEFAULT_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
}

async function compress(bytes: Uint8Array, params: ReturnType<typeof brotliParams>) {
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: GZIP_LEVEL }),
  ])
  return { br, gz }
}

function keyFor(bytes: Uint8Array, params: ReturnType<typeof brotliParams>): string {
  const settings = `brotli ${brotli} ${JSON.stringify(params)} gzip ${zlib} ${GZIP_LEVEL}\n`
  return `compressed-${createHash('sha256').update(settings).update(bytes).digest('hex')}`
}
