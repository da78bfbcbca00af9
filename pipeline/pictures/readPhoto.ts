import { readFile, stat } from 'node:fs/promises'
import type { Cache } from '../cache/cache.ts'
import type { MistakeText } from '../problems/problem.ts'
import type { PhotoFacts } from './inspectPhoto.ts'
import { MAX_PHOTO_BYTES, VIDEO_ENDING } from './photoLimits.ts'
import { photoHash, photoKey } from './pictureName.ts'

export type PhotoReading = (PhotoFacts & { hash: string }) | MistakeText

/** Matches the first bytes of MP4, WebM and WebVTT files, from their specifications. */
const VIDEO_START = /^(.{4}ftyp|.E\xDF\xA3|(\xEF\xBB\xBF)?WEBVTT)/s

/**
 * Reads a photo, or a file of a video; only photos have a color.
 *
 * @param cache keeps the facts of sound photos, since decoding takes up to a second
 */
export async function readPhoto(file: string, cache?: Cache): Promise<PhotoReading> {
  const { size } = await stat(file)
  const isVideo = VIDEO_ENDING.test(file)
  if (size > MAX_PHOTO_BYTES) {
    const what = `has ${Math.ceil(size / 1e6)} MB; ${MAX_PHOTO_BYTES / 1e6} are allowed.`
    const fix = 'Make it smaller; 2400×1800 pixels are plenty.'
    return { what, fix: isVideo ? 'Make it shorter, or name one at YouTube.' : fix }
  }
  const bytes = await readFile(file)
  const hash = photoHash(bytes)
  if (isVideo) {
    if (VIDEO_START.test(bytes.toString('latin1', 0, 12))) return { hash, color: '' }
    const fix = 'Save a video as MP4 or WebM, captions as WebVTT.'
    return { what: 'is not what its ending says.', fix }
  }
  const key = photoKey(hash)
  const facts = cache?.get<PhotoFacts>(key)
  if (facts) return { hash, ...facts }
  // Imported on demand, since loading sharp is slow.
  const { inspectPhoto } = await import('./inspectPhoto.ts')
  const inspected = await inspectPhoto(bytes)
  if ('what' in inspected) return inspected
  cache?.put(key, inspected)
  return { hash, ...inspected }
}
