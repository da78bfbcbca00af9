import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, type Path, type Point, polygon, roundedRect, turned } from '../../core/contour.ts'
import { across, litFromAbove, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { CREAM, footShadow } from './parts.ts'

/** Two baking sheets: one leans on the wall, the one before it may hold roast carrots. */
export function sheetpans(art: Canvas, { color, has }: ProductLook): void {
  leaning(art, color)
  footShadow(art, 600, 440, 796)
  art.fill('M210 560H990L1086 762Q1092 796 1060 796H140Q108 796 114 762Z', shade(color, 0.4))
  art.fill('M214 556H986L1080 758H120Z', litFromAbove(art, tint(color, 0.2)))
  art.fill(FLOOR, shade(color, 0.3))
  art.fill('M262 588H938L998 734H204Z', shade(color, 0.12), 0.7)
  if (has('carrots')) carrots(art)
  art.fill('M118 756H1082Q1090 796 1060 796H140Q110 796 118 756Z', matte(art, tint(color, 0.1)))
  art.stroke('M124 760H1076', CREAM, 6, { opacity: 0.85 })
}

/** The inside of the front sheet. */
const FLOOR: Path = 'M246 574H954L1024 742H176Z'

function leaning(art: Canvas, color: Color): void {
  footShadow(art, 600, 330, 660)
  art.fill(roundedRect(332, 124, 590, 486, 34), SHADOW, 0.28)
  art.fill(roundedRect(306, 112, 590, 486, 34), shade(color, 0.34))
  art.fill(roundedRect(310, 114, 576, 474, 30), litFromAbove(art, tint(color, 0.2)))
  art.fill(roundedRect(340, 144, 516, 418, 18), shade(color, 0.34))
  const metal = across(art, [
    [0, shade(color, 0.16)],
    [0.22, tint(color, 0.6)],
    [0.3, '#ffffff'],
    [0.36, tint(color, 0.3)],
    [0.6, shade(color, 0.08)],
    [0.8, tint(color, 0.4)],
    [1, shade(color, 0.2)],
  ])
  art.fill(roundedRect(350, 156, 506, 406, 16), metal)
  art.stroke('M326 128H870', CREAM, 6, { opacity: 0.8 })
}

const CARROT: readonly Point[] = [
  [-0.96, -0.1],
  [-0.8, -0.2],
  [-0.2, -0.19],
  [0.5, -0.11],
  [1, -0.01],
  [0.5, 0.1],
  [-0.2, 0.18],
  [-0.8, 0.2],
  [-0.98, 0.1],
]

/** Roast carrots in a heap, the nearer the larger, browned where they lay on the metal. */
function carrots(art: Canvas): void {
  const { random } = art
  const rows = [610, 645, 680, 712]
  for (const [row, y] of rows.entries()) {
    const half = 300 + row * 38
    for (let index = 0; index < 9; index += 1) {
      const x = 600 - half + ((index + 0.5) / 9) * half * 2 + random.jitter(18)
      const size = 78 + row * 10
      const angle = random.pick([0, Math.PI]) + random.jitter(0.55)
      carrot(art, { x, y: y + random.jitter(10), size, angle })
    }
  }
  art.specks(
    Array.from({ length: 70 }, (): Point => [600 + random.jitter(380), random.range(600, 736)]),
    '#4f7d3c',
    7,
    { length: 8 },
  )
}

interface Carrot {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
}

function carrot(art: Canvas, { x, y, size, angle }: Carrot): void {
  const { random } = art
  const tone = random.pick(['#e5812f', '#d9702a', '#ee9a45', '#cf6322'])
  const outline = turned(
    CARROT.map(([u, v]): Point => [u * size, v * size]),
    angle,
    x,
    y,
  )
  art.body(outline, tone, { height: size * 0.12, lit: 0.92, shaded: 0.4, highlight: 0 })
  const at = (u: number, v: number): Point =>
    turned([[u * size, v * size]], angle, x, y)[0] ?? [x, y]
  const marks = [-0.5, -0.1, 0.3].map((u) => polygon([at(u, -0.12), at(u + 0.06, 0), at(u, 0.12)]))
  art.stroke(marks.join(''), mix(tone, '#5a2410', 0.7), size * 0.04, { opacity: 0.6 })
  const stem = closed([at(-0.94, -0.07), at(-1.14, -0.03), at(-1.14, 0.04), at(-0.94, 0.08)])
  art.fill(stem, shade('#7f9c3c', random.range(0, 0.3)))
}
