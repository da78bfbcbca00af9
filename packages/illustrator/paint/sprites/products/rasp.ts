import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  num,
  open,
  type Path,
  type Point,
  roundedRect,
} from '../../core/contour.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { shreds } from './morsels.ts'
import { footShadow, gleam } from './parts.ts'

/** Where the rasp lies over the bowl: as a turn around its middle, moved down to the rim. */
const LEAN = { degrees: 4, x: 600, y: 470, down: 46 } as const

/** A long rasp across a glass bowl, a lemon on its teeth, and the zest that fell through. */
export function grater(art: Canvas, look: ProductLook): void {
  art.group('transform="translate(646 786) scale(.94) translate(-600 -786)"', () => rasp(art, look))
}

function rasp(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bowl')) bowl(art, accent)
  art.group(
    `transform="translate(0 ${LEAN.down}) rotate(${LEAN.degrees} ${LEAN.x} ${LEAN.y})"`,
    () => {
      blade(art)
      handle(art, color)
      zestOn(art, accent)
      if (has('lemon')) lemon(art, accent)
    },
  )
  if (has('bowl')) nearRim(art)
}

/** The steel from its handle to its end, its long edges folded down. */
function blade(art: Canvas): void {
  const steel = art.linearGradient('x1="0" x2="1" y1="0" y2=".18"', [
    [0, '#9a948c'],
    [0.14, '#e9e4da'],
    [0.3, '#fffdf6'],
    [0.42, '#cfc9bf'],
    [0.62, '#a9a299'],
    [0.8, '#ece7dd'],
    [1, '#b4ada3'],
  ])
  art.movedBy(8, 14, () => art.fill(roundedRect(330, 424, 600, 100, 16), SHADOW, 0.18))
  art.fill(roundedRect(326, 420, 606, 104, 16), '#6d665f')
  art.fill(roundedRect(326, 414, 606, 96, 14), steel)
  art.fill(roundedRect(340, 426, 580, 72, 8), '#7f776f', 0.2)
  art.stroke('M338 420H920', '#ffffff', 5, { opacity: 0.95 })
  art.stroke('M338 504H920', '#5a534c', 5, { opacity: 0.55 })
  teeth(art)
  art.fill(roundedRect(912, 408, 30, 114, 12), '#4a4543')
  art.fill(roundedRect(914, 410, 20, 106, 10), '#6d6663')
}

/** Rows of etched teeth: each a dark slot, and the lit edge that was raised behind it. */
function teeth(art: Canvas): void {
  let slots: Path = ''
  let edges: Path = ''
  for (let row = 0; row < 4; row += 1) {
    for (let place = 0; place < 22; place += 1) {
      const x = 358 + place * 25 + (row % 2) * 12
      const y = 434 + row * 18
      slots += `M${num(x)} ${num(y)}q6 8 12 0`
      edges += `M${num(x - 1)} ${num(y - 4)}q7 8 14 0`
    }
  }
  art.stroke(slots, '#3f3936', 5.5)
  art.stroke(edges, '#ffffff', 2.6, { opacity: 0.95 })
}

/** A soft grip, thicker where the palm holds it. */
function handle(art: Canvas, color: Color): void {
  const grip =
    'M346 418C330 404 296 408 262 402C206 390 130 388 96 402C62 416 52 446 54 470C56 500 72 522 104 530C150 540 210 534 262 524C296 518 330 522 346 508Z'
  art.movedBy(7, 16, () => art.fill(grip, SHADOW, 0.3))
  const soft = down(art, [
    [0, tint(color, 0.5)],
    [0.2, tint(color, 0.16)],
    [0.5, color],
    [0.8, shade(color, 0.32)],
    [1, shade(color, 0.5)],
  ])
  art.fill(grip, soft)
  art.fill('M348 414H372V512H348Z', shade(color, 0.5))
  art.fill('M348 416H362V508H348Z', mix('#d8d2c8', color, 0.1))
  const grooves = [176, 204, 232, 260].map((x) => `M${x} 416Q${x - 10} 464 ${x} 514`).join('')
  art.stroke(grooves, shade(color, 0.45), 7, { opacity: 0.5 })
  art.movedBy(5, 0, () => art.stroke(grooves, tint(color, 0.5), 3, { opacity: 0.6 }))
  gleam(art, 'M84 424C120 404 200 404 300 420C220 420 140 420 96 440C84 446 78 436 84 424Z', 0.55)
  art.fill(ellipse(92, 466, 17, 19), shade(color, 0.66))
  art.stroke('M78 458Q92 438 106 458', tint(color, 0.4), 4, { opacity: 0.7 })
}

/** Zest caught on the teeth, in front of the lemon and where it has been. */
function zestOn(art: Canvas, color: Color): void {
  const { random } = art
  const strip = (from: number, to: number, count: number): Point[] =>
    Array.from({ length: count }, () => [random.range(from, to), random.range(430, 500)])
  shreds(art, strip(450, 900, 34), shade(color, 0.26), 15, 6)
  shreds(art, strip(440, 900, 46), tint(color, 0.1), 15, 4.5)
}

/** The outline of a lemon around the origin, its nipple at the right. */
const LEMON: readonly Point[] = [
  [-1.08, 0.02],
  [-0.98, -0.3],
  [-0.6, -0.7],
  [0, -0.86],
  [0.58, -0.7],
  [0.94, -0.34],
  [1.2, -0.14],
  [1.24, 0.08],
  [0.98, 0.3],
  [0.56, 0.68],
  [0, 0.72],
  [-0.58, 0.68],
  [-0.98, 0.34],
]

/** A lemon pressed on the teeth, the pith bare where its zest is gone. */
function lemon(art: Canvas, color: Color): void {
  const { random } = art
  const [x, y, size] = [668, 366, 150]
  art.softFill(ellipse(x + 22, 474, 120, 10), SHADOW, 0.55, 16)
  art.softFill(ellipse(x + 4, 470, 84, 7), '#2a1408', 0.6, 5)
  const outline = closed(LEMON.map(([u, v]): Point => [x + u * size, y + v * size]))
  const skin = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, tint(color, 0.62)],
    [0.3, tint(color, 0.12)],
    [0.6, color],
    [0.86, mix(color, '#c07a12', 0.6)],
    [1, '#96580f'],
  ])
  art.fill(outline, skin)
  art.clipped(outline, () => {
    const pores = Array.from({ length: 110 }, (): Point => [
      x + random.jitter(size * 1.1),
      y + random.jitter(size * 0.8),
    ])
    art.specks(pores, mix(color, '#b8740e', 0.7), 5, { opacity: 0.4 })
    art.movedBy(-2, -2.5, () => art.specks(pores, '#fff6c8', 3, { opacity: 0.6 }))
    bald(art, color)
    art.softFill(ellipse(x + 30, y + size * 0.98, size, 26), '#7a4a10', 0.4, 16)
  })
  art.fill(closed(blob(random, x - 58, y - 70, 34, 17, { angle: -0.5 })), '#fffbe0', 0.85)
  art.fill(circle(x - 10, y - 96, 7), '#fffbe0', 0.8)
}

/** Where the teeth have been: pale pith with a rough edge and a little zest left in streaks. */
function bald(art: Canvas, color: Color): void {
  const { random } = art
  const pith =
    'M572 446C590 434 606 442 630 432C668 424 700 438 734 428C754 428 766 438 776 446C760 490 590 490 572 446Z'
  art.fill(pith, mix(color, '#e8c04a', 0.5))
  art.movedBy(2, 5, () => art.fill(pith, '#f6ebc0'))
  const streaks = Array.from({ length: 7 }, (): Path => {
    const [u, v] = [random.range(590, 720), random.range(444, 462)]
    return open([
      [u, v],
      [u + 16, v + 3],
      [u + random.range(28, 50), v - 2],
    ])
  })
  art.stroke(streaks.slice(0, 4).join(''), tint(color, 0.12), 4, { opacity: 0.5 })
  art.stroke(streaks.slice(4).join(''), '#e2d3a2', 3, { opacity: 0.8 })
}

const WALL = 'M350 560C356 690 430 776 520 784H690C782 776 854 690 860 560Z'

/** A glass bowl with a heap of zest in it, and some still in the air. */
function bowl(art: Canvas, color: Color): void {
  const { random } = art
  footShadow(art, 605, 150, 786)
  art.fill(ellipse(605, 560, 255, 40), '#eef4ee', 0.42)
  art.fill(WALL, '#f3f6f0', 0.34)
  art.clipped(WALL, () => {
    const heap = 'M390 800C410 730 470 696 520 676C570 650 640 646 690 676C750 700 800 740 820 800Z'
    art.fill(heap, mix(color, '#b9780e', 0.5))
    for (const [tone, count, lift] of [
      [mix(color, '#c98a14', 0.6), 110, 0],
      [color, 120, 8],
      [tint(color, 0.36), 90, 18],
    ] as const) {
      const curls = Array.from({ length: count }, (): Point => {
        const u = random.jitter(1)
        return [606 + u * 190, 786 - lift - random.next() * 122 * (1 - u * u)]
      })
      shreds(art, curls, tone, 22, 5.5)
    }
  })
  const falling = Array.from({ length: 22 }, (): Point => [
    640 + random.jitter(120),
    560 + random.next() * 110,
  ])
  shreds(art, falling, shade(color, 0.1), 18, 5)
  art.stroke('M350 560A255 40 0 0 1 860 560', '#ffffff', 5, { opacity: 0.75 })
}

/** The wall of the bowl that is towards us: its rim, its thick foot, and the window in it. */
function nearRim(art: Canvas): void {
  art.fill(WALL, across(art))
  art.stroke(WALL.replace('Z', ''), '#5f7f7c', 3, { opacity: 0.3 })
  art.stroke('M350 560A255 40 0 0 0 860 560', '#ffffff', 7, { opacity: 0.9 })
  art.movedBy(0, 8, () =>
    art.stroke('M356 566A249 38 0 0 0 854 566', '#56807c', 3, { opacity: 0.35 }),
  )
  art.stroke('M528 780H682', '#ffffff', 6, { opacity: 0.6 })
  gleam(art, 'M378 606C390 670 424 726 470 756C432 704 414 660 410 612Z', 0.6)
  art.stroke('M828 620C818 668 800 704 776 730', '#ffffff', 8, { opacity: 0.5 })
}

/** Glass is denser where its wall turns away. */
function across(art: Canvas): Color {
  return art.linearGradient('x1="0" x2="1"', [
    [0, '#dff0ea', 0.5],
    [0.14, '#ffffff', 0.06],
    [0.8, '#ffffff', 0.04],
    [1, '#a9cfc8', 0.5],
  ])
}
