import type { cards as words } from '../../../language/words/products/cards.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, tint } from '../../core/color.ts'
import { num, roundedRect } from '../../core/contour.ts'
import { across, litFromAbove } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'

/** A card by hand with four numbers at its foot, and a pencil. */
function recipecard(art: Canvas, { color, accent, has }: ProductLook): void {
  art.rotated(-0.05, 560, 450, () => {
    const card = roundedRect(220, 170, 660, 560, 14)
    art.dropShadow(card, 16, 24, 0.36)
    art.fill(card, color)
    art.fill(
      card,
      across(art, [
        [0, '#ffffff', 0.4],
        [0.6, '#ffffff', 0],
        [1, SHADOW, 0.1],
      ]),
    )
    art.stroke('M240 260H860', accent, 5, { opacity: 0.8 })
    const rules = Array.from({ length: 5 }, (_, index) => `M240 ${324 + index * 56}H860`)
    art.stroke(rules.join(''), '#8fb3bf', 2.5, { opacity: 0.8 })
    art.stroke(handwriting(art, 262, 238, 330, 30), '#3a2a2a', 7)
    for (let line = 0; line < 4; line += 1) {
      art.stroke(
        handwriting(art, 262, 316 + line * 56, art.random.range(300, 540), 17),
        '#4a3a3a',
        4,
      )
    }
    fourNumbers(art, accent)
  })
  if (has('pencil')) pencil(art)
}

/** A word after word in a running hand, as one path. */
function handwriting(art: Canvas, x: number, y: number, length: number, height: number): string {
  let path = ''
  let at = x
  while (at < x + length) {
    const letters = art.random.whole(3, 7)
    path += `M${num(at)} ${y}`
    for (let letter = 0; letter < letters; letter += 1) {
      const up = height * (art.random.next() < 0.25 ? 1.6 : 0.75)
      const step = height * 0.62
      path += `q${num(step * 0.1)} ${num(-up)} ${num(step * 0.5)} ${num(-up * 0.9)}t${num(step * 0.5)} ${num(up * 0.9)}`
      at += step
    }
    at += height * 0.8
  }
  return path
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

function fourNumbers(art: Canvas, accent: Color): void {
  const numbers = ['420', '18g', '35g', '14g']
  for (const [index, text] of numbers.entries()) {
    const x = 250 + index * 156
    art.stroke(roundedRect(x, 604, 138, 104, 14), accent, 5, { opacity: 0.85 })
    for (const [place, sign] of [...text].entries()) {
      art.group(`transform="translate(${x + 18 + place * 36} 626) scale(.85)"`, () => {
        art.stroke(STROKES[sign] ?? '', '#3a2a2a', 7)
      })
    }
  }
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
