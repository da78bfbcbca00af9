import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** Opens the bytes of a WOFF2 for HarfBuzz, which reads TTF alone. */
export async function openFace(file: Buffer): Promise<Face> {
  return new Face(new Blob(await decompress(file)))
}
