import type { ShareText } from './shareText.ts'
import { fitTitle } from '../typesetting/fitTitle.ts'
import type { PlacedOutlines } from '../typesetting/drawOutlines.ts'
import { shapeText, type ShapedText } from '../typesetting/shapeText.ts'
import { drawableText } from '../typesetting/drawableText.ts'
import type { Typefaces } from '../typesetting/typefaces.ts'

export const COLUMN = { left: 60, top: 76, right: 536, bottom: 590 } as const
const WIDTH = COLUMN.right - COLUMN.left

/** Lengths of the site's header at scale 1. The logo extends past the column by the margin. */
const BRAND = { margin: 8, top: 84, wordmark: { left: 57, middle: 23.5, size: 36 } } as const
const BRAND_SCALE = { document: 1.25, site: 2 } as const
/** The side of the logo at scale 1. */
export const MARK_SIZE = 48

const KICKER = { size: 26, gap: 34 } as const
const TITLE = { width: WIDTH, lines: 3, sizes: [96, 76, 58, 44] }
const LINE_HEIGHT = 1.06
/** The height of capital letters in both typefaces, in ems. */
const CAPITAL = 0.7

export interface OutlinedText extends PlacedOutlines {
  role: 'brand' | 'kicker' | 'title'
}

export type ShareImageLayout = ReturnType<typeof layOutShareImage>

/** Puts the brand above kicker and title. The image of the site itself has no kicker. */
export function layOutShareImage({ brand, title, kicker }: ShareText, faces: Typefaces) {
  const name = drawableText(brand, faces.brand)
  const scale = kicker ? BRAND_SCALE.document : BRAND_SCALE.site
  const mark = { left: COLUMN.left - BRAND.margin * scale, top: BRAND.top, scale }
  const body = { top: mark.top + MARK_SIZE * scale, bottom: COLUMN.bottom }
  return {
    mark,
    texts: [
      placeWordmark(shapeText(name, faces.brand), mark),
      // The brand replaces a title in a script that the typeface lacks.
      ...placeWords(body, kicker, drawableText(title, faces.title) || name, faces),
    ],
  }
}

function placeWordmark(
  shaped: ShapedText,
  { left, top, scale }: Record<'left' | 'top' | 'scale', number>,
): OutlinedText {
  const { wordmark } = BRAND
  const start = left + wordmark.left * scale
  const size = sizeWithin(COLUMN.right - start, shaped, wordmark.size * scale)
  const baseline = top + wordmark.middle * scale + (CAPITAL * size) / 2
  return { role: 'brand', shaped, left: start, baseline, size }
}

function placeWords(
  { top, bottom }: { top: number; bottom: number },
  kicker: string,
  title: string,
  faces: Typefaces,
): OutlinedText[] {
  const above = shapeText(drawableText(kicker.toLocaleUpperCase('en'), faces.kicker), faces.kicker)
  const { lines, size } = fitTitle(title, (line) => shapeText(line, faces.title).width, TITLE)
  const kickerHeight = above.width > 0 ? KICKER.size * CAPITAL + KICKER.gap : 0
  const titleHeight = size * (CAPITAL + (lines.length - 1) * LINE_HEIGHT)
  const start = (top + bottom - kickerHeight - titleHeight) / 2
  const firstBaseline = start + kickerHeight + size * CAPITAL
  const left = COLUMN.left
  const baseline = start + KICKER.size * CAPITAL
  const kickerSize = sizeWithin(WIDTH, above, KICKER.size)
  return [
    { role: 'kicker', shaped: above, left, baseline, size: kickerSize },
    ...lines.map((line, index): OutlinedText => {
      const below = firstBaseline + index * size * LINE_HEIGHT
      return { role: 'title', shaped: shapeText(line, faces.title), left, baseline: below, size }
    }),
  ]
}

function sizeWithin(room: number, { width }: ShapedText, largest: number): number {
  return Math.min(largest, room / Math.max(width, Number.EPSILON))
}
