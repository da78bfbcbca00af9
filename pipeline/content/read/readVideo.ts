import { readFile, stat } from 'node:fs/promises'
import { VIDEO_FORMATS } from '../documents/videoFormats.ts'
import { photoHash } from '../../pictures/pictureName.ts'
import type { PhotoReading } from '../../pictures/readPhoto.ts'

/** All who press play download it, many of them on phones. */
const LARGEST_BYTES = 20_000_000

/** Reads a video or its captions as far as the first bytes tell what it is; it has no color. */
export async function readVideo(file: string): Promise<PhotoReading> {
  const { size } = await stat(file)
  if (size > LARGEST_BYTES) {
    const what = `has ${Math.ceil(size / 1e6)} MB; ${LARGEST_BYTES / 1e6} are allowed.`
    return { what, fix: 'Make it shorter or smaller, or name one at YouTube behind “youtube:”.' }
  }
  const bytes = await readFile(file)
  const format = VIDEO_FORMATS.find(({ ending }) => ending.test(file))
  if (format?.start.test(bytes.toString('latin1', 0, 12)))
    return { hash: photoHash(bytes), color: '' }
  return { what: `is not ${format?.name}.`, fix: `Save it as ${format?.name}.` }
}
