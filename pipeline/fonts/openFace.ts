import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const require = createRequire(import.meta.url)

/** Opens the bytes of a font file, a TTF or a WOFF2, for HarfBuzz. */
export async function openFace(file: Buffer): Promise<Face> {
  return new Face(new Blob(await unpack(file)))
}

/** The TTF in a file of a package, named as an import would. */
export async function readPackaged(file: string): Promise<Buffer> {
  return Buffer.from(await unpack(await readFile(require.resolve(file))))
}

/** HarfBuzz and browsers that look among the fonts of a system read no WOFF2. */
async function unpack(file: Buffer): Promise<Uint8Array> {
  const isWoff2 = file.subarray(0, 4).toString('latin1') === 'wOF2'
  return isWoff2 ? decompress(file) : file
}
