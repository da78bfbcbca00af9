import { readFile, stat } from 'node:fs/promises'
import type { Cache } from '../cache/cache.ts'
import type { Mistake } from '../content/report/problem.ts'
import type { PhotoFacts } from './inspectPhoto.ts'
import { LARGEST_PHOTO_BYTES } from './photoLimits.ts'
import { photoHash, photoKey } from './pictureName.ts'

/** What pages need to know of a photo, or why they cannot show it, to be read after its name. */
export type PhotoReading = (PhotoFacts & { hash: string }) | Mistake

/**
 * Reads a photo and finds out whether it can be shown.
 * @param kept where the facts of sound photos are kept, since decoding takes up to a second
 */
export async function readPhoto(file: string, kept?: Cache): Promise<PhotoReading> {
  const { size } = await stat(file)
  if (size > LARGEST_PHOTO_BYTES) {
    const what = `has ${Math.ceil(size / 1e6)} MB; ${LARGEST_PHOTO_BYTES / 1e6} are allowed.`
    return { what, fix: 'Make it smaller; 2400×1800 pixels are plenty.' }
  }
  const bytes = await readFile(file)
  const hash = photoHash(bytes)
  const key = photoKey(hash)
  const facts = kept?.get<PhotoFacts>(key)
  if (facts) return { hash, ...facts }
  // Only now: loading sharp takes a tenth of the time in which all documents are read.
  const { inspectPhoto } = await import('./inspectPhoto.ts')
  const found = await inspectPhoto(bytes)
  if ('what' in found) return found
  kept?.put(key, found)
  return { hash, ...found }
}
