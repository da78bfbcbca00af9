import type { freezer as words } from '../../../language/words/products/freezer.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { num, open, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { footShadow } from './parts.ts'

const SOUPS = ['#c4482a', '#d9952f', '#7f8a3a', '#a8622a', '#e3bd6a', '#8f3a22', '#5f7a3a'] as const

/** An open freezer drawer with flat bags filed upright. */
function freezerdrawer(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 420, 782)
  art.fill('M250 300H950L1010 620H190Z', shade(color, 0.42))
  art.fill('M270 316H930L984 620H216Z', shade(color, 0.26))
  art.fill('M250 300H950L946 326H254Z', tint(color, 0.5))
  for (let row = 0; row < 5; row += 1) {
    const tone = SOUPS[(row * 3) % SOUPS.length] ?? SOUPS[0]
    flatBag(art, {
      y: 226 + row * 68,
      half: 300 + row * 15,
      shift: art.random.jitter(16),
      tone,
      tape: accent,
    })
  }
  art.fill(
    'M184 600Q180 584 200 584H1000Q1020 584 1016 600L996 752Q992 782 964 782H236Q208 782 204 752Z',
    matte(art, tint(color, 0.3)),
  )
  art.stroke('M196 592H1004', '#ffffff', 7, { opacity: 0.8 })
  art.fill(roundedRect(440, 650, 320, 66, 33), shade(color, 0.4))
  art.fill(roundedRect(444, 668, 312, 50, 25), litFromAbove(art, tint(color, 0.4)))
  const frost = Array.from({ length: 90 }, (): Point => [
    220 + art.random.next() * 760,
    596 + art.random.next() * 34,
  ])
  art.specks(frost, '#ffffff', 6, { opacity: 0.8 })
  art.group('filter="url(#soft5)"', () => {
    const mist = ['240,640 330,610 420,650 520,616', '680,630 780,606 880,644 960,612']
    art.stroke(mist.map((wisp) => open(pairs(wisp))).join(''), '#ffffff', 16, { opacity: 0.35 })
  })
}

interface FlatBag {
  y: number
  half: number
  shift: number
  tone: Color
  tape: Color
}

/** One frozen bag, its zip above and a strip of tape with its date. */
function flatBag(art: Canvas, { y, half, shift, tone, tape }: FlatBag): void {
  const x = 600 + shift * 0.5
  const height = 690 - y
  const outline = roundedRect(x - half, y, half * 2, height, 22)
  art.fill(roundedRect(x - half + 6, y - 8, half * 2 + 4, height, 22), SHADOW, 0.25)
  art.fill(outline, tint(tone, 0.62))
  art.clipped(outline, () => {
    art.fill(roundedRect(x - half + 12, y + 32, half * 2 - 24, 300, 16), shade(tone, 0.2))
    art.fill(roundedRect(x - half + 16, y + 36, half * 2 - 40, 300, 16), tone)
    const bits = Array.from({ length: 16 }, (): Point => [
      x + art.random.jitter(half * 0.9),
      y + 44 + art.random.next() * 24,
    ])
    art.specks(bits, shade(tone, 0.3), 10)
    art.specks(
      bits.map(([u, v]): Point => [u + 16, v - 6]),
      tint(tone, 0.4),
      7,
    )
  })
  art.stroke(`M${num(x - half + 14)} ${y + 14}H${num(x + half - 14)}`, '#ffffff', 5, {
    opacity: 0.8,
  })
  art.stroke(`M${num(x - half + 14)} ${y + 23}H${num(x + half - 14)}`, tape, 4, { opacity: 0.8 })
  const label = x - 150 + shift * 9
  art.rotated(shift / 600, label, y + 30, () => {
    art.fill(roundedRect(label, y + 4, 190, 36, 3), '#f0dfae')
    art.fill(roundedRect(label + 14, y + 13, 84, 9, 4), '#3a2a2a', 0.75)
    art.fill(roundedRect(label + 14, y + 26, 52, 7, 3), '#3a2a2a', 0.5)
    art.stroke(snowflake(label + 158, y + 22, 13), '#4f86a0', 4)
  })
}

function snowflake(x: number, y: number, radius: number): string {
  return [0, 1, 2]
    .map((arm) => {
      const [dx, dy] = [Math.cos((arm * Math.PI) / 3), Math.sin((arm * Math.PI) / 3)]
      return `M${num(x - dx * radius)} ${num(y - dy * radius)}L${num(x + dx * radius)} ${num(y + dy * radius)}`
    })
    .join('')
}

export const freezer = {
  freezerdrawer,
} satisfies Record<keyof typeof words, DrawProduct>
