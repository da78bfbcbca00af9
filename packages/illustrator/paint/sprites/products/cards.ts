import type { cards as words } from '../../../language/words/products/cards.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { arc, circle, num, roundedRect } from '../../core/contour.ts'
import { across, litFromAbove } from '../materials.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { ProductLook, DrawProduct } from '../types.ts'

/** What a serving has: the digits, its share of the ring, and its color. */
const MACROS = [
  { text: '18g', share: 0.24, color: '#c9512f' },
  { text: '35g', share: 0.46, color: '#e3a32e' },
  { text: '14g', share: 0.3, color: '#4f8a4a' },
] as const

const INK = '#3a2a2a'

/** A card with what a serving has, and a pencil. */
function recipecard(art: Canvas, look: ProductLook): void {
  art.rotated(-0.05, 560, 450, () => nutritionCard(art, look))
  if (look.has('pencil')) pencil(art)
}

/** A ring of three parts around the calories, a bar for each part; around 555, 450, and 690 wide. */
export function nutritionCard(art: Canvas, { color, accent }: Colors): void {
  const card = roundedRect(210, 200, 690, 500, 26)
  art.dropShadow(card, 16, 24, 0.4)
  art.movedBy(4, 8, () => art.fill(card, shade(color, 0.3)))
  art.fill(card, color)
  art.clipped(card, () => {
    art.fill('M210 200H900V232H210Z', accent)
    art.stroke('M210 240H900', accent, 3, { opacity: 0.6 })
  })
  ring(art, 400, 470)
  for (const [index, macro] of MACROS.entries()) bar(art, 614, 320 + index * 122, macro)
  const light = across(art, [
    [0, '#ffffff', 0.22],
    [0.6, '#ffffff', 0],
    [1, SHADOW, 0.12],
  ])
  art.fill(card, light)
}

/** A ring in three colors with the calories in its middle. */
function ring(art: Canvas, x: number, y: number): void {
  let from = -Math.PI / 2
  art.movedBy(4, 7, () => art.stroke(circle(x, y, 126), SHADOW, 52, { opacity: 0.16 }))
  for (const { share, color } of MACROS) {
    const to = from + share * Math.PI * 2
    art.group('style="stroke-linecap:butt"', () => {
      art.raw(
        `<path d="${arc(x, y, 126, from + 0.03, to - 0.03)}" fill="none" stroke="${color}" stroke-width="52"/>`,
      )
      art.raw(
        `<path d="${arc(x - 2, y - 3, 140, from + 0.05, to - 0.05)}" fill="none" stroke="${tint(color, 0.4)}" stroke-width="10" stroke-opacity=".6"/>`,
      )
    })
    from = to
  }
  digits(art, '420', { x: x - 66, y: y - 32, scale: 1 })
}

/** One part: its digits and how full its bar is. */
function bar(
  art: Canvas,
  x: number,
  y: number,
  { text, share, color }: (typeof MACROS)[number],
): void {
  digits(art, text, { x, y: y - 16, scale: 0.86 })
  art.fill(roundedRect(x + 4, y + 50, 236, 26, 13), shade('#efe3cc', 0.1))
  art.fill(roundedRect(x + 4, y + 50, 236 * share * 2, 26, 13), color)
  art.fill(roundedRect(x + 12, y + 54, 236 * share * 2 - 18, 7, 3.5), tint(color, 0.5), 0.8)
}

function digits(
  art: Canvas,
  text: string,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  for (const [place, sign] of [...text].entries()) {
    art.group(
      `transform="translate(${num(x + place * 48 * scale)} ${num(y)}) scale(${scale})"`,
      () => {
        art.stroke(STROKES[sign] ?? '', INK, 8)
      },
    )
  }
}

/** How a hand writes the digits, each in a box of 40 by 60. */
const STROKES: Record<string, string> = {
  0: 'M22 2C2 4 0 58 20 58S38 4 20 2',
  1: 'M10 14L22 2V58',
  2: 'M4 16C8-6 40 0 34 22C30 36 12 44 4 57C16 52 28 54 38 56',
  3: 'M6 8C20-6 38 6 32 20C28 28 20 28 16 28C34 28 40 44 30 54C20 62 6 56 4 48',
  4: 'M26 2L4 38H38M28 20V58',
  5: 'M34 4H12L8 26C24 18 38 28 36 42C34 58 14 62 4 52',
  8: 'M30 10C20-6 2 6 12 20S42 38 32 52S2 58 6 42S34 22 30 10',
  g: 'M30 30C20 18 6 30 8 42S26 54 30 40V26V62C30 78 12 78 8 70',
}

function pencil(art: Canvas): void {
  art.group('transform="translate(985 500) rotate(-62)"', () => {
    const shaft = 'M-230-17H160V17H-230Z'
    art.dropShadow(`${shaft}M160-17L220 0L160 17Z`, 12, 18, 0.36)
    art.fill(shaft, litFromAbove(art, '#e3a32e'))
    art.stroke('M-230-5H160', tint('#e3a32e', 0.5), 4, { opacity: 0.8 })
    art.fill('M160-17L220 0L160 17Q150 0 160-17Z', '#f0d8ac')
    art.fill('M200-6L222 0L200 6Z', '#3a3030')
    art.fill(roundedRect(-262, -17, 36, 34, 4), '#b7afa5')
    art.fill(roundedRect(-296, -17, 38, 34, 12), '#d98f86')
  })
}

export const cards = {
  recipecard,
} satisfies Record<keyof typeof words, DrawProduct>
