import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { footShadow, gleam } from './parts.ts'
import { broccoliHead, carrot, radish } from './rinsedVegetables.ts'
import { broadLeaf, waterDrop } from './broadLeaf.ts'

/** A colander heaped with vegetables just rinsed, some leaves over its rim, for a table with greens. */
export function colander(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 170, 790)
  art.group('transform="translate(600 786) scale(1.07) translate(-600 -776)"', () => {
    art.fill(ellipse(600, 470, 276, 40), shade(color, 0.62))
    leavesOf(art, BEHIND, mix(accent, '#0e3a2e', 0.42))
    leavesOf(art, BETWEEN, mix(accent, '#1c5a34', 0.2))
    for (const root of CARROTS) carrot(art, { ...root, color: '#ec7a22' })
    leavesOf(art, BESIDE, accent)
    broccoliHead(art, { x: 492, y: 386, size: 140, color: '#4c8c3a' })
    for (const [x, y, size, angle] of RADISHES) {
      radish(art, { x, y, size, angle, color: '#cf2b50' })
    }
    leavesOf(art, IN_FRONT, tint(accent, 0.06))
    body(art, color)
    leavesOf(art, OVER_RIM, tint(accent, 0.08))
    for (const [x, y, size] of DROPS) waterDrop(art, x, y, size)
  })
}

type LeafSpot = readonly [x: number, y: number, size: number, angle: number, bend: number]

/** From the leaves at the back to those that hang over the rim. */
const BEHIND: readonly LeafSpot[] = [
  [420, 440, 190, -2.5, -0.2],
  [450, 400, 200, -2.05, 0.2],
  [580, 380, 216, -1.72, -0.16],
  [630, 400, 200, -1.3, 0.2],
  [720, 420, 190, -0.9, 0.2],
  [770, 440, 180, -0.45, 0.2],
]
const BETWEEN: readonly LeafSpot[] = [
  [410, 470, 160, -2.85, -0.3],
  [520, 420, 190, -1.75, -0.16],
  [610, 420, 200, -1.32, 0.2],
  [790, 460, 150, -0.3, 0.3],
]
const BESIDE: readonly LeafSpot[] = [
  [620, 470, 176, -1.5, -0.2],
  [800, 490, 150, -0.75, 0.25],
  [400, 500, 150, -2.45, 0.2],
]
const IN_FRONT: readonly LeafSpot[] = [
  [590, 540, 140, -2.1, -0.2],
  [640, 540, 128, -1.2, 0.3],
  [850, 520, 120, -1.9, -0.2],
  [360, 510, 110, -1.1, 0.2],
]
const OVER_RIM: readonly LeafSpot[] = [
  [398, 470, 150, 2.35, -0.3],
  [470, 486, 120, 1.7, 0.25],
  [806, 468, 146, 0.9, 0.3],
]

const CARROTS = [
  { x: 660, y: 262, lean: 0.08, long: 300, wide: 82 },
  { x: 756, y: 272, lean: 0.46, long: 300, wide: 86 },
  { x: 846, y: 346, lean: 0.9, long: 240, wide: 76 },
] as const

const RADISHES = [
  [748, 420, 46, 2.3],
  [664, 440, 50, 2],
  [812, 446, 44, 1.2],
  [724, 474, 48, 1.75],
] as const

/** Drops on leaves and on the pot. */
const DROPS = [
  [372, 540, 6],
  [404, 512, 5],
  [846, 524, 6],
  [816, 566, 5],
  [420, 580, 5],
] as const

function leavesOf(art: Canvas, leaves: readonly LeafSpot[], color: Color): void {
  for (const [x, y, size, angle, bend] of leaves) {
    const tone = mix(color, '#7aa63c', art.random.range(0, 0.22))
    broadLeaf(art, { x, y, size, angle: angle + art.random.jitter(0.1), bend, color: tone })
  }
}

function body(art: Canvas, color: Color): void {
  art.fill('M480 776L500 730H700L720 776Z', shade(color, 0.4))
  art.fill(
    'M326 474C420 512 780 512 874 474C870 622 790 722 700 744H500C410 722 334 622 326 474Z',
    enamel(art, color),
  )
  const holes: Point[] = []
  for (let row = 0; row < 5; row += 1) {
    const half = 236 - row * 20 - row * row * 4
    for (let place = 0; place < 9 - row; place += 1) {
      const u = ((place / (8 - row)) * 2 - 1) * half
      holes.push([600 + u, 566 + row * 38 - (u / 240) ** 2 * 22])
    }
  }
  art.specks(holes, shade(color, 0.62), 17)
  art.movedBy(2, 4, () => art.specks(holes, tint(color, 0.4), 5, { opacity: 0.6 }))
  const rim = 'M322 470C420 512 780 512 878 470'
  art.stroke(rim, shade(color, 0.3), 26)
  art.movedBy(0, -4, () => art.stroke(rim, tint(color, 0.14), 16))
  art.stroke('M372 482C470 506 560 508 620 508', tint(color, 0.7), 5)
  for (const side of [-1, 1]) {
    const x = 600 + side * 288
    art.stroke(
      `M${x} 466q${side * 46} 4 ${side * 40} 52q-${side * 2} 26-${side * 36} 30`,
      shade(color, 0.3),
      18,
    )
  }
  gleam(art, 'M360 520C366 600 410 680 462 720C430 660 412 600 410 534Z', 0.4)
}
