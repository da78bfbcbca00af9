import sharp, { type Sharp } from 'sharp'
import { CLOTH_SIZE, type Cover } from '../../../src/content/cover.ts'
import { PICTURE_RATIO } from '../../../src/addresses/pictureFiles.ts'
import { roles } from '../../../src/theme/palette.ts'
import { drawOutlines } from '../share/drawCard.ts'
import { fitTitle } from '../share/fitTitle.ts'
import { shapeText } from '../share/shapeText.ts'
import { showable } from '../share/showable.ts'
import { openTypefaces, type Typeface } from '../share/typefaces.ts'
import { coverColors } from './coverColors.ts'

/** In units of the cloth, as CoverArt.module.css lays a label out in a page. */
const TITLE = { width: 250, lines: 3, maxSize: 27, minSize: 16 } as const
const LINE_HEIGHT = 1.15
const CAPITAL = 0.7
const SIGN = { size: 54, gap: 16 } as const
const LABEL = { margin: 22, radius: 12, rim: 6 } as const
const MIDDLE = { x: CLOTH_SIZE.width / 2, y: CLOTH_SIZE.height / 2 }

/**
 * A cover as pixels, for feeds and for sharing: what pages draw by day.
 * @param title none where it stands beside the picture
 * @param width in pixels
 */
export async function drawCover(cover: Cover, title: string, width = 1200): Promise<Sharp> {
  const { title: typeface } = await openTypefaces()
  const svg = coverSvg(cover, layOut(title, typeface))
  const height = width * PICTURE_RATIO
  const density = (72 * width) / CLOTH_SIZE.width
  const data = await sharp(Buffer.from(svg), { density })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The lines of a title below the sign, and how much room both take. */
function layOut(title: string, typeface: Typeface) {
  const words = showable(title, typeface)
  const shape = (line: string) => shapeText(line, typeface)
  const { lines, size } = words
    ? fitTitle(words, (line) => shape(line).width, TITLE)
    : { lines: [], size: 0 }
  const shaped = lines.map(shape)
  const widest = Math.max(SIGN.size, ...shaped.map((line) => line.width * size))
  const below =
    lines.length > 0 ? SIGN.gap + size * (CAPITAL + (lines.length - 1) * LINE_HEIGHT) : 0
  const height = SIGN.size + below
  const top = MIDDLE.y - height / 2
  const texts = shaped.map((line, index) => ({
    shaped: line,
    size,
    left: MIDDLE.x - (line.width * size) / 2,
    baseline: top + SIGN.size + SIGN.gap + size * (CAPITAL + index * LINE_HEIGHT),
  }))
  return { texts, width: widest, height, top }
}

function coverSvg(cover: Cover, { texts, width, height, top }: ReturnType<typeof layOut>): string {
  const { ground, weave } = coverColors(cover)
  const { '--surface': surface, '--ink': ink, '--link': link } = roles.light
  const shapes = cover.shapes.map(
    ({ path, opacity }) => `<path fill="${weave}" opacity="${opacity}" d="${path}"/>`,
  )
  const label = (margin: number, style: string) =>
    `<rect x="${MIDDLE.x - width / 2 - margin}" y="${top - margin}" width="${width + 2 * margin}" height="${height + 2 * margin}" rx="${LABEL.radius}" ${style}/>`
  const sign = `translate(${MIDDLE.x - SIGN.size / 2} ${top}) scale(${SIGN.size / 24})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CLOTH_SIZE.width}" height="${CLOTH_SIZE.height}">`,
    `<path fill="${ground}" d="M0 0h${CLOTH_SIZE.width}v${CLOTH_SIZE.height}H0z"/>`,
    ...shapes,
    label(LABEL.margin, `fill="${surface}"`),
    label(LABEL.margin - LABEL.rim, `fill="none" stroke="${weave}"`),
    `<path fill="none" stroke="${link}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" transform="${sign}" d="${cover.sign}"/>`,
    ...texts.map((text) => drawOutlines(text, ink)),
    '</svg>',
  ].join('')
}
