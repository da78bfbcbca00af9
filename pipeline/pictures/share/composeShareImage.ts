import { drawn, sharp, type Sharp } from '../sharp.ts'
import { SHARE_SIZE } from '../../../src/addresses/pictureFiles.ts'
import { SHARE } from '../encodings.ts'
import { pageColor } from '../../theme/siteTheme.ts'
import { drawShareImage, WINDOW } from './drawShareImage.ts'
import { layOutShareImage } from './layOutShareImage.ts'
import type { ShareText } from './shareText.ts'
import { openTypefaces } from '../typesetting/typefaces.ts'

/** Draws words as outlines of the project's fonts, so that every machine makes the same bytes. */
export async function composeShareImage(picture: Sharp, text: ShareText) {
  const [window, card] = await Promise.all([
    fillWindow(picture),
    openTypefaces().then((faces) => drawShareImage(layOutShareImage(text, faces))),
  ])
  const paper = sharp({ create: { ...SHARE_SIZE, channels: 3, background: pageColor() } })
  const layers = [
    { input: window.data, raw: window.info, left: WINDOW.left, top: WINDOW.top },
    { input: Buffer.from(card) },
  ]
  return encodeSmall(await drawn(paper.composite(layers).removeAlpha()))
}

function fillWindow(picture: Sharp) {
  return picture
    .clone()
    .resize(WINDOW.width, WINDOW.height, { fit: 'cover' })
    .flatten({ background: pageColor() })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encodeSmall(image: Sharp) {
  let bytes = Buffer.alloc(0)
  for (const quality of SHARE.qualities) {
    bytes = await image.clone().jpeg({ quality }).toBuffer()
    if (bytes.length <= SHARE.maxBytes) break
  }
  return bytes
}
