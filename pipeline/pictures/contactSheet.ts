import sharp from 'sharp'
import { toImage } from '@pinchwell/illustrator/paint'
import { PICTURE_RATIO } from '../../src/addresses/pictureFiles.ts'
import { PAPER } from './paper.ts'
import type { PictureSource } from './pictureName.ts'
import { renderPicture } from './renderPicture.ts'

const COLUMNS = 7
const WIDTH = 320
const HEIGHT = WIDTH * PICTURE_RATIO
const GAP = 10

/** Paints all pictures small, side by side in the order of documents, as one PNG. */
export async function paintContactSheet(
  sources: readonly PictureSource[],
  file: string,
): Promise<string> {
  const tiles = []
  for (const [index, source] of sources.entries()) {
    const picture = toImage(await renderPicture(source, WIDTH * 2)).resize(WIDTH, HEIGHT)
    tiles.push({
      input: await picture.png().toBuffer(),
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })
  }
  const rows = Math.ceil(sources.length / COLUMNS)
  const width = GAP + COLUMNS * (WIDTH + GAP)
  const height = GAP + rows * (HEIGHT + GAP)
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(tiles)
    .png()
    .toFile(file)
  return file
}
