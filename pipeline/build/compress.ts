import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { whenAllEnded } from './whenAllEnded.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024
const AT_ONCE = 4

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, so that a host has nothing to
 * compress while it answers.
 *
 * @returns how many files were compressed
 * @throws the first failure, once nothing is being written any more
 */
export async function compressFiles(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let count = 0
  async function work() {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(file)) count += 1
    }
  }
  await whenAllEnded(Array.from({ length: AT_ONCE }, work))
  return count
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return false
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, gzipped)
  return true
}
