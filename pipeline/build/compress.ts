import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { ownCache, sitePlace } from '../sitePlace.ts'
import { allSettledOrThrow } from './allSettledOrThrow.ts'
import { openFileRecords } from './fileRecords.ts'
import { openPack } from './packFile.ts'
import { openSiteFolder, type SiteFolder } from './siteFolder.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
/** Files, each in two ways: more than libuv has threads, so that none waits. */
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

/** The name of the file that a compressed one stands beside; undefined for all other files. */
export function compressedFrom(name: string): string | undefined {
  return /^(.+)\.(?:br|gz)$/.exec(name)?.[1]
}

/** A way to compress a file. */
interface Way {
  /** What the file's name gets. */
  suffix: '.br' | '.gz'
  /** What the result depends on beside the bytes: program, version and level. */
  by: string
  compress: (bytes: Uint8Array) => Promise<Uint8Array>
}

export type CompressedFiles = ReturnType<typeof openCompressedFiles>

/**
 * Compressed files that are kept between builds, by the hash of what they hold.
 *
 * @param lender another such folder, from which what is missing is taken
 */
export function openCompressedFiles(dir = COMPRESSED_CACHE, lender = OWN_COMPRESSED_CACHE) {
  const own = openPack(dir)
  const lent = lender === dir ? undefined : openPack(lender)
  const get = (name: string) => own.get(name) ?? lent?.get(name)
  return {
    get,
    /** Takes a file over to the next build. */
    keep(name: string, bytes: () => Uint8Array): void {
      if (!own.keep(name)) own.put(name, bytes())
    },
    /** The bytes of a page or of another text that is not code, by their hash. */
    textOf(hash: string): Buffer | undefined {
      const compressed = get(nameFor(hash, brotliWay(BROTLI_LEVELS.others)))
      return compressed && brotliDecompressSync(compressed)
    },
    save: () => own.save(),
  }
}

export type Compressor = ReturnType<typeof openCompressor>

/**
 * Writes a `.br` and a `.gz` beside every text file of a site, so that a host has nothing to compress
 * while it answers. It may begin with some while others are still being made.
 */
export function openCompressor(site: SiteFolder, known: CompressedFiles) {
  const taken = new Set<string>()
  const waiting: string[] = []
  const ends: Promise<void>[] = []
  let idle = AT_ONCE
  let count = 0

  async function work() {
    idle -= 1
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        if (await compressFile(site, name, known)) count += 1
      }
    } finally {
      idle += 1
    }
  }

  /** Begins with a file of the site that will not change any more. */
  function add(name: string): void {
    if (!TEXT.test(name) || taken.has(name)) return
    taken.add(name)
    waiting.push(name)
    if (idle > 0) ends.push(work())
    // Thrown by `finish`.
    ends.at(-1)?.catch(() => {})
  }

  /** Waits until nothing is being written, whatever became of it. */
  async function settle(): Promise<void> {
    waiting.length = 0
    await Promise.allSettled(ends)
  }

  /**
   * Compresses all that the site has.
   *
   * @returns how many files were compressed, now or before
   * @throws the first failure, once nothing is being written any more
   */
  async function finish(): Promise<number> {
    for (const name of site.names()) add(name)
    await allSettledOrThrow(ends)
    known.save()
    return count
  }

  return { add, settle, finish }
}

/** Compresses the files of a folder that something else has written. */
export async function compressFolder(dir: string, cacheDir: string): Promise<void> {
  const site = openSiteFolder(dir, dir, openFileRecords(path.join(cacheDir, 'files')))
  site.adopt('')
  await openCompressor(site, openCompressedFiles(cacheDir, cacheDir)).finish()
}

async function compressFile(
  site: SiteFolder,
  name: string,
  known: CompressedFiles,
): Promise<boolean> {
  const { hash = '', size = 0 } = site.record(name) ?? {}
  if (size < MIN_BYTES) return false
  const level = path.dirname(name) === ASSETS ? BROTLI_LEVELS.assets : BROTLI_LEVELS.others
  await allSettledOrThrow(
    [brotliWay(level), GZIP].map(async (way) => {
      const key = nameFor(hash, way)
      const compressed = async () => known.get(key) ?? (await way.compress(site.read(name)))
      await site.place(name + way.suffix, key, compressed)
      known.keep(key, () => site.read(name + way.suffix))
    }),
  )
  return true
}

function brotliWay(level: number): Way {
  return {
    suffix: '.br',
    by: `brotli ${brotli} ${level}`,
    compress: (bytes) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  }
}

const GZIP: Way = {
  suffix: '.gz',
  by: `gzip ${zlib} ${GZIP_LEVEL}`,
  compress: (bytes) => toGzip(bytes, { level: GZIP_LEVEL }),
}

function nameFor(hash: string, { by, suffix }: Way): string {
  return `${hash} ${by}${suffix}`
}
