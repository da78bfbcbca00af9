import { sharp } from './sharp.ts'
import type { MistakeText } from '../problems/problem.ts'
import { pageColor } from '../theme/siteTheme.ts'
import { isSequence, photoFormat } from './photoFormat.ts'
import { ANY_PHOTO_FORMAT, PHOTO_FORMATS, sizeMistake } from './photoLimits.ts'

export interface PhotoFacts {
  /** The mean color of all pixels, as `#rrggbb`. */
  color: string
}

const SAVE_AS = `Save it as ${ANY_PHOTO_FORMAT}.`

const DAMAGED: MistakeText = {
  what: 'is damaged or cut off.',
  fix: 'Copy it again from where it came from, or open it and save it again.',
}

const ANIMATED: MistakeText = { what: 'is animated.', fix: `Take one frame of it. ${SAVE_AS}` }

/** Checks the first bytes, then the header; decodes the photo only if both are sound. */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoFacts | MistakeText> {
  const format = photoFormat(bytes)
  if (format === undefined) return { what: 'is not a picture.', fix: SAVE_AS }
  if (!PHOTO_FORMATS.includes(format)) return { what: `is in the format ${format}.`, fix: SAVE_AS }
  if (isSequence(bytes, format)) return ANIMATED
  // Only the header is read, so no limit of pixels is needed.
  const metadata = sharp(bytes, { limitInputPixels: false }).metadata()
  const header = await metadata.catch(() => null)
  if (!header) return DAMAGED
  const { pages = 1, autoOrient, height } = header
  if (pages > 1) return ANIMATED
  const mistake = sizeMistake(autoOrient.width, autoOrient.height)
  return mistake ?? (await decodePhoto(bytes, height)) ?? DAMAGED
}

/** Tries again after an error, since another thread may have cleared the message of libvips. */
async function decodePhoto(bytes: Buffer, height: number, tries = 2): Promise<PhotoFacts | null> {
  try {
    return await meanColor(bytes, height, 'warning')
  } catch (error) {
    if (error instanceof Error && PASSED_OVER.test(error.message)) {
      return meanColor(bytes, height, 'error').catch(() => null)
    }
    return tries > 1 ? decodePhoto(bytes, height, tries - 1) : null
  }
}

/** Samsung phones write three wrong bytes into the headers of JPEGs, which is harmless. */
const PASSED_OVER = /Invalid SOS parameters/

async function meanColor(bytes: Buffer, height: number, failOn: 'warning' | 'error') {
  // Shrinks to one pixel per row: with fewer, a decoder may skip damaged last rows.
  const column = await sharp(bytes, { failOn })
    .resize(1, height, { fit: 'fill' })
    .flatten({ background: pageColor() })
    .raw()
    .toBuffer()
  const pixel = await sharp(column, { raw: { width: 1, height, channels: 3 } })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { color: `#${pixel.toString('hex')}` }
}
