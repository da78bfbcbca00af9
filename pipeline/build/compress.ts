import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownCache, sitePlace } from '../sitePlace.ts'
import { allSettledOrThrow } from './allSettledOrThrow.ts'
import { type FileCache, openFileCache } from './fileCache.ts'
import { inParallel } from './inParallel.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Files, each in two ways: more than libuv has threads, so that none waits for a disk. */
const AT_ONCE = Math.max(4, availableParallelism())

/** Compressed files, kept between builds, and by a CI that wants to save the time. */
export const COMPRESSED_CACHE = path.join(sitePlace.cache, 'compressed')
/** Those of the project's own content. */
const OWN_COMPRESSED_CACHE = path.join(ownCache, 'compressed')

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** The folder of the bundle: few files, which every visit loads and most builds leave as they are. */
const ASSETS = 'assets'
/** The highest takes two and a half times as long as 10 to save 2 %: docs/decisions/compression.md. */
const BROTLI_LEVELS = { assets: constants.BROTLI_MAX_QUALITY, others: 10 }

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, so that a host has nothing to
 * compress while it answers.
 *
 * @param cacheDir what is known from builds before; it is made to hold what this one used
 * @param lender another such folder, from which what is missing there is taken
 * @returns how many files were compressed
 * @throws the first failure, once nothing is being written any more
 */
export async function compressFiles(
  dir: string,
  cacheDir: string,
  lender = OWN_COMPRESSED_CACHE,
): Promise<number> {
  const cache = openFileCache(cacheDir, lender)
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let count = 0
  await inParallel(files, AT_ONCE, async (file) => {
    if (await compressFile(file, levelFor(path.relative(dir, file)), cache)) count += 1
  })
  await cache.forgetOthers()
  return count
}

function levelFor(name: string): number {
  const isAsset = path.dirname(name) === ASSETS
  return isAsset ? BROTLI_LEVELS.assets : BROTLI_LEVELS.others
}

async function compressFile(file: string, level: number, cache: FileCache): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeBeside(file, bytes, cache, {
    '.br': { by: `brotli ${brotli} ${level}`, compress: () => toBrotli(bytes, { params }) },
    '.gz': {
      by: `gzip ${zlib} ${GZIP_LEVEL}`,
      compress: () => toGzip(bytes, { level: GZIP_LEVEL }),
    },
  })
  return true
}

/** Ways to compress the bytes of a file, by what its name gets: `.br`, `.gz`. */
type Ways = Readonly<Record<string, Way>>

interface Way {
  /** What the result depends on beside the bytes: program, version and level. */
  by: string
  compress: () => Promise<Uint8Array>
}

/** Writes the compressed files beside a file, from the cache where they are in it. */
async function writeBeside(file: string, bytes: Uint8Array, cache: FileCache, ways: Ways) {
  const writing = Object.entries(ways).map(([suffix, { by, compress }]) => {
    const hash = createHash('sha256').update(by).update(bytes).digest('hex')
    return cache.place(hash + suffix, file + suffix, compress)
  })
  await allSettledOrThrow(writing)
}
