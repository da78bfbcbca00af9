import sharp, { type Sharp } from 'sharp'
import { SHARE_SIZE, SHARE_SUFFIX } from '../../../src/site/pictureFiles.ts'
import type { PictureFile } from '../encode.ts'
import { PAPER } from '../paper.ts'
import { drawCard, WINDOW } from './drawCard.ts'
import { layOutCard } from './layOutCard.ts'
import type { ShareText } from './shareText.ts'
import { openTypefaces } from './typefaces.ts'

/** What some chats still load without asking, in bytes. */
const MAX_BYTES = 120 * 1024
/** Tried in turn; even a photo of a thousand leaves fits at the last one. */
const QUALITIES = [82, 74, 66, 58, 50] as const

/**
 * The image that is shown where a document is shared: its picture, whatever made it, with its title
 * and the brand. The same picture and words give the same bytes on every machine, since the words
 * are drawn as outlines from the project’s own fonts.
 */
export async function composeShare(picture: Sharp, text: ShareText): Promise<PictureFile> {
  const [window, card] = await Promise.all([
    fillWindow(picture),
    openTypefaces().then((faces) => drawCard(layOutCard(text, faces))),
  ])
  const { data, info } = await sharp({
    create: { ...SHARE_SIZE, channels: 3, background: PAPER },
  })
    .composite([
      { input: window.data, raw: window.info, left: WINDOW.left, top: WINDOW.top },
      { input: Buffer.from(card) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { suffix: SHARE_SUFFIX, bytes: await encodeSmall(sharp(data, { raw: info })) }
}

/** The middle of a picture, in colors and without what is transparent. */
function fillWindow(picture: Sharp) {
  return picture
    .clone()
    .resize(WINDOW.width, WINDOW.height, { fit: 'cover' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encodeSmall(image: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}
