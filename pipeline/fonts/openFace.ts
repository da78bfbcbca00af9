import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** Opens the bytes of a font file, a TTF or a WOFF2, for HarfBuzz, which reads no WOFF2 itself. */
export async function openFace(file: Buffer): Promise<Face> {
  const isWoff2 = file.subarray(0, 4).toString('latin1') === 'wOF2'
  return new Face(new Blob(isWoff2 ? await decompress(file) : file))
}
