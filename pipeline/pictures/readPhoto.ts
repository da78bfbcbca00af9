import { readFile, stat } from 'node:fs/promises'
import type { Cache } from '../cache/cache.ts'
import type { MistakeText } from '../content/report/problem.ts'
import type { PhotoFacts } from './inspectPhoto.ts'
import { LARGEST_PHOTO_BYTES } from '../content/documents/photoLimits.ts'
import { photoHash, photoKey } from './pictureName.ts'

export type PhotoReading = (PhotoFacts & { hash: string }) | MistakeText

/** @param cache keeps the facts of sound photos, since decoding takes up to a second */
export async function readPhoto(file: string, cache?: Cache): Promise<PhotoReading> {
  const { size } = await stat(file)
  if (size > LARGEST_PHOTO_BYTES) {
    const what = `has ${Math.ceil(size / 1e6)} MB; ${LARGEST_PHOTO_BYTES / 1e6} are allowed.`
    return { what, fix: 'Make it smaller; 2400×1800 pixels are plenty.' }
  }
  const bytes = await readFile(file)
  const hash = photoHash(bytes)
  const key = photoKey(hash)
  const facts = cache?.get<PhotoFacts>(key)
  if (facts) return { hash, ...facts }
  // sharp is imported only here, since loading it takes long.
  const { inspectPhoto } = await import('./inspectPhoto.ts')
  const inspected = await inspectPhoto(bytes)
  if ('what' in inspected) return inspected
  cache?.put(key, inspected)
  return { hash, ...inspected }
}
