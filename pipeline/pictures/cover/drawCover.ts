import { drawn, sharp, type Sharp } from '../sharp.ts'
import { CLOTH_SIZE, type Cover } from '../../../src/content/cover.ts'
import { PICTURE_RATIO } from '../../../src/addresses/pictureFiles.ts'
import { siteTheme } from '../../theme/siteTheme.ts'
import { drawOutlines } from '../typesetting/drawOutlines.ts'
import { fitTitle } from '../typesetting/fitTitle.ts'
import { shapeText } from '../typesetting/shapeText.ts'
import { drawableText } from '../typesetting/drawableText.ts'
import { openTypefaces, type Typeface } from '../typesetting/typefaces.ts'
import { coverColors } from './coverColors.ts'

/** Lengths are in units of the cloth, as for the label in CoverArt.module.css. */
const TITLE = { width: 250, lines: 3, sizes: [27, 21, 16] }
const LINE_HEIGHT = 1.15
const CAPITAL = 0.7
const SIGN = { size: 54, gap: 16 } as const
const LABEL = { margin: 22, rim: 6 } as const
const { width: WIDTH, height: HEIGHT } = CLOTH_SIZE

/** Draws a cover as pages show it in the light theme. A share image puts the title beside it. */
export async function drawCover(cover: Cover, title: string, width = 1200): Promise<Sharp> {
  const { title: typeface } = await openTypefaces()
  const svg = coverSvg(cover, layOut(title, typeface))
  const image = sharp(Buffer.from(svg), { density: (72 * width) / WIDTH })
  return drawn(image.resize(width, width * PICTURE_RATIO, { fit: 'fill' }).removeAlpha())
}

/** Lays out the lines of a title below the icon, in a box around both. */
function layOut(title: string, typeface: Typeface) {
  const shape = (line: string) => shapeText(line, typeface)
  const drawable = drawableText(title, typeface)
  const { lines, size } = fitTitle(drawable, (line) => shape(line).width, TITLE)
  const shaped = lines.map(shape)
  const width = Math.max(SIGN.size, ...shaped.map((line) => line.width * size))
  const below = lines.length && SIGN.gap + size * (CAPITAL + (lines.length - 1) * LINE_HEIGHT)
  const height = SIGN.size + below
  const top = (HEIGHT - height) / 2
  const texts = shaped.map((line, index) => ({
    shaped: line,
    size,
    left: (WIDTH - line.width * size) / 2,
    baseline: top + SIGN.size + SIGN.gap + size * (CAPITAL + index * LINE_HEIGHT),
  }))
  return { texts, width, height, top }
}

function coverSvg(cover: Cover, { texts, width, height, top }: ReturnType<typeof layOut>): string {
  const { ground, weave } = coverColors(cover)
  const { '--surface': surface, '--ink': ink, '--link': link } = siteTheme().roles.light
  const shapes = cover.shapes.map(
    ({ path, opacity }) => `<path fill="${weave}" opacity="${opacity}" d="${path}"/>`,
  )
  const label = (margin: number, paint: string) =>
    `<rect x="${(WIDTH - width) / 2 - margin}" y="${top - margin}" width="${width + 2 * margin}" height="${height + 2 * margin}" rx="12" ${paint}/>`
  const sign = `translate(${(WIDTH - SIGN.size) / 2} ${top}) scale(${SIGN.size / 24})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...shapes,
    label(LABEL.margin, `fill="${surface}"`),
    label(LABEL.margin - LABEL.rim, `fill="none" stroke="${weave}"`),
    `<path fill="none" stroke="${link}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" transform="${sign}" d="${cover.sign}"/>`,
    ...texts.map((text) => drawOutlines(text, ink)),
    '</svg>',
  ].join('')
}
