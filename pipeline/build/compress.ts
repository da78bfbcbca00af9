import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../cache/cache.ts'
import type { SiteFolder } from './siteFolder.ts'
import { forEachConcurrently } from '../system/forEachConcurrently.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Keeps all threads of libuv busy. */
const AT_ONCE = Math.max(4, availableParallelism())

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** The highest level is slow, but builds reuse these files: docs/decisions/compression.md. */
const ASSETS = { folder: 'assets', level: constants.BROTLI_MAX_QUALITY }
const OTHERS = { level: 9 }
/** With the default window, the encoder would clear 32 MB for each small file. */
const SMALL = { bytes: 128 * 1024, window: 16 }

/** Writes a `.br` and a `.gz` beside every text file of a site, and returns of how many. */
export async function compressSite(site: SiteFolder, cache: Cache): Promise<number> {
  const texts = site.names().filter((name) => TEXT.test(name))
  const names = texts.filter((name) => site.sizeOf(name) >= MIN_BYTES)
  await forEachConcurrently(names, AT_ONCE, async (name) => {
    const bytes = site.read(name)
    const { level } = path.dirname(name) === ASSETS.folder ? ASSETS : OTHERS
    const params = brotliParams(bytes.length, level)
    const { br, gz } = await cache.of(keyFor(bytes, params), () => compress(bytes, params))
    site.write(`${name}.br`, br)
    site.write(`${name}.gz`, gz)
  })
  return names.length
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
