import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownCache, sitePlace } from '../sitePlace.ts'
import { type CompressedCache, openCompressedCache } from './compressedCache.ts'
import { inParallel } from './inParallel.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
const AT_ONCE = 4

/** Compressed files, kept between builds, and by a CI that wants to save the time. */
export const COMPRESSED_CACHE = path.join(sitePlace.cache, 'compressed')
/** Those of the project's own content. */
const OWN_COMPRESSED_CACHE = path.join(ownCache, 'compressed')

const { brotli = '', zlib = '' } = process.versions
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION
const MAKERS = ['brotli', brotli, 'gzip', zlib, GZIP_LEVEL].join(' ')

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
  const cache = openCompressedCache(cacheDir, MAKERS, lender)
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let count = 0
  await inParallel(files, AT_ONCE, async (file) => {
    if (await compressFile(file, cache)) count += 1
  })
  await cache.forgetOthers()
  return count
}

async function compressFile(file: string, cache: CompressedCache): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return false
  await cache.writeBeside(file, bytes, {
    '.br': () => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    '.gz': () => toGzip(bytes, { level: GZIP_LEVEL }),
  })
  return true
}
