import { readFile, stat } from 'node:fs/promises'
import { photoHash } from '../../pictures/pictureName.ts'
import type { PhotoReading } from '../../pictures/readPhoto.ts'

/** All who press play download it, many of them on phones. */
const LARGEST_BYTES = 20_000_000
/** The first bytes of an MP4, a WebM and a WebVTT, by the specification of each. */
const SIGNATURES = /^(.{4}ftyp|.E\xDF\xA3|(\xEF\xBB\xBF)?WEBVTT)/s

/** Reads a video or its captions, which have no color. */
export async function readVideo(file: string): Promise<PhotoReading> {
  const { size } = await stat(file)
  if (size > LARGEST_BYTES) {
    const what = `has ${Math.ceil(size / 1e6)} MB; ${LARGEST_BYTES / 1e6} are allowed.`
    return { what, fix: 'Make it shorter or smaller, or name one at YouTube behind “youtube:”.' }
  }
  const bytes = await readFile(file)
  if (SIGNATURES.test(bytes.toString('latin1', 0, 12))) return { hash: photoHash(bytes), color: '' }
  const fix = 'Save a video as MP4 or WebM, captions as WebVTT.'
  return { what: 'is not what its ending says.', fix }
}
