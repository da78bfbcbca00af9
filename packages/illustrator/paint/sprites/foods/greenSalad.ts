import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { arc, ellipse, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type LeafPaint, saladLeaf } from './produce/saladLeaf.ts'
import { parsleySprig } from './saladHerbs.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'
import { upright } from './upright.ts'

/** Romaine is dark and long; of butter lettuce the outer leaves are green and those of the heart yellow. */
type Kind = 'romaine' | 'butter' | 'heart'

type Lying = readonly [
  kind: Kind,
  x: number,
  y: number,
  degrees: number,
  long: number,
  wide: number,
  bend: number,
  left: number,
  right: number,
]

/** From the back of the bowl to its front; shares of the bowl's width, -90 points up. */
const LEAVES: readonly Lying[] = [
  ['romaine', -0.12, 0.05, -105, 0.88, 0.27, -0.1, 1, 0.8],
  ['romaine', 0.36, 0.1, -44, 0.7, 0.21, -0.1, 0.8, 1],
  ['butter', -0.5, 0.14, -152, 0.36, 0.24, -0.1, 0.9, 1],
  ['butter', 0.5, 0.12, -32, 0.36, 0.24, 0.1, 0.9, 1],
  ['butter', 0.06, 0.1, -84, 0.74, 0.42, 0.05, 1, 0.9],
  ['butter', -0.4, 0.12, -128, 0.46, 0.32, -0.1, 0.9, 1],
  ['romaine', 0.44, 0.2, -34, 0.42, 0.2, -0.14, 0.9, 0.9],
  ['butter', 0.26, 0.2, -52, 0.56, 0.36, 0.12, 1, 0.7],
  ['romaine', -0.3, 0.26, -132, 0.72, 0.22, 0.16, 0.8, 1],
  ['heart', -0.06, 0.26, -100, 0.62, 0.34, 0.1, 0.75, 1],
  ['heart', 0.4, 0.38, -34, 0.42, 0.25, -0.12, 1, 0.8],
  ['butter', -0.44, 0.4, -156, 0.4, 0.26, 0.14, 0.8, 1],
  ['butter', 0.14, 0.42, -58, 0.56, 0.4, -0.12, 1, 0.8],
  ['butter', 0.08, 0.42, -98, 0.5, 0.32, 0.08, 1, 0.9],
  ['romaine', 0.4, 0.5, -64, 0.4, 0.17, 0.2, 0.9, 0.7],
  ['butter', -0.26, 0.52, -118, 0.54, 0.4, -0.14, 0.75, 1],
  ['heart', 0.04, 0.6, -80, 0.46, 0.3, 0.12, 1, 0.8],
]

/** Where herbs lie; shares of the bowl's width. */
const SPRIGS = [
  [-0.4, -0.02, 2.4],
  [0.28, -0.2, 0.7],
  [0.34, 0.2, 1.8],
] as const
const CHIVES = [
  [-0.16, -0.3],
  [-0.04, -0.2],
  [-0.1, -0.12],
  [0.5, -0.16],
  [0.2, -0.02],
  [-0.3, 0.12],
  [-0.22, 0.2],
  [0.06, 0.22],
] as const
/** Where dressing beaded on the leaves, and where slivers of shallot caught. */
const BEADS = [
  [-0.16, -0.22],
  [0.36, -0.28],
  [0.2, 0.02],
  [-0.32, 0.16],
] as const
const SHALLOTS = [
  [-0.06, -0.34],
  [-0.26, -0.1],
  [0.12, -0.16],
  [0.46, -0.14],
  [0.04, 0.14],
  [-0.44, 0.08],
  [0.2, 0.22],
] as const

/** How each kind of leaf is painted, and its shape. */
const KINDS: Readonly<Record<Kind, { paint: LeafPaint; fullest: number; ruffle: number }>> = {
  romaine: {
    fullest: 0.6,
    ruffle: 0.2,
    paint: {
      pale: 0.2,
      rim: ['#07301a', '#125424', '#2a7f32', '#5aa845', '#b4dc7c'],
      foot: ['#5f7a3a', '#a9bf6c', '#dbe8a8', '#f4f8d8', '#ffffff'],
    },
  },
  butter: {
    fullest: 0.55,
    ruffle: 0.3,
    paint: {
      pale: 0.13,
      rim: ['#1c4a18', '#3f8228', '#74b23c', '#aed75e', '#e6f4a4'],
      foot: ['#7c9448', '#bfd07e', '#e6eeb0', '#f8fada', '#ffffff'],
    },
  },
  heart: {
    fullest: 0.58,
    ruffle: 0.36,
    paint: {
      pale: 0.16,
      rim: ['#557a22', '#94b63a', '#c8d85c', '#e8ee94', '#fbfad0'],
      foot: ['#a3a860', '#dcdc98', '#f4f2c4', '#fdfbe0', '#ffffff'],
    },
  },
}

/** A wide bowl of dressed butter lettuce with herbs, its leaves heaped loosely; `size` is half its width. */
export function greensalad(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      filledBowl(art, bowl, () => {
        art.fill(ellipse(0, size * 0.01, size * 0.94, size * 0.37), '#17401d')
        heap(art, size, color)
      })
    })
  })
}

/** The same points a little farther from the window, or nearer to it. */
const offBy = (points: readonly Point[], by: number) => moved(points, by, by * 1.3)

/** Beads of mustard dressing on the leaves, shallot, parsley and snipped chives. */
function dressed(art: Canvas, size: number): void {
  const { random } = art
  const laid = (places: readonly (readonly [number, number])[]) =>
    places.map(([u, v]): Point => [
      (u + random.jitter(0.03)) * size,
      (v + random.jitter(0.03)) * size,
    ])
  for (const place of laid(BEADS)) beads(art, place, size)
  for (const place of laid(SHALLOTS)) shallot(art, place, size)
  for (const [u, v, angle] of SPRIGS) {
    parsleySprig(art, { x: u * size, y: v * size, size: size * random.range(0.1, 0.14), angle })
  }
  for (const chive of laid(CHIVES)) {
    const look = { length: size * random.range(0.05, 0.085), angle: random.range(-1.2, 1.2) }
    art.specks(offBy([chive], 2.4), '#123a20', size * 0.019, { ...look, opacity: 0.5 })
    art.specks([chive], '#256f2b', size * 0.017, look)
    art.specks(offBy([chive], -1.4), '#8cc46a', size * 0.007, look)
  }
}

/** Beads of mustard dressing around a place, of every size, the window in each. */
function beads(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  for (let index = 0; index < 5; index += 1) {
    const turn = random.angle()
    const far = size * 0.11 * random.next()
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7]
    const radius = size * random.range(0.006, 0.016)
    art.fill(ellipse(px + radius * 0.4, py + radius * 0.7, radius * 1.1, radius), '#143310', 0.5)
    art.fill(ellipse(px, py, radius * 1.1, radius), '#c9981f')
    art.fill(ellipse(px + radius * 0.1, py + radius * 0.2, radius * 0.7, radius * 0.6), '#f2d566')
    art.specks([[px - radius * 0.35, py - radius * 0.35]], '#fffdf0', radius * 0.6)
  }
}

/** A sliver of shallot from the dressing: an arc, rosy outside. */
function shallot(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const from = random.angle()
  const sliver = arc(x, y, size * random.range(0.028, 0.046), from, from + random.range(1.6, 3))
  const width = size * 0.017
  art.movedBy(width * 0.3, width * 0.7, () =>
    art.stroke(sliver, '#143310', width, { opacity: 0.45 }),
  )
  art.stroke(sliver, '#b4668c', width)
  art.movedBy(-width * 0.1, -width * 0.2, () => art.stroke(sliver, '#f3dbe4', width * 0.55))
}

function heap(art: Canvas, size: number, color: Color): void {
  const { random } = art
  art.group('stroke-width="1" stroke-linejoin="round"', () => {
    LEAVES.forEach(([kind, u, v, degrees, long, wide, bend, left, right], index) => {
      const { paint, fullest, ruffle } = KINDS[kind]
      const angle = ((degrees + random.jitter(5)) * Math.PI) / 180
      // The heap turns away from the window towards its right and at its foot.
      const away = Math.max(0, u + Math.cos(angle) * long * 0.5)
      const shape = {
        x: (u + random.jitter(0.02)) * size,
        y: v * size,
        length: long * size * random.range(1.16, 1.3),
        angle,
        towards: random.range(0.1, 0.4),
        roll: (right - left) * 1.2 + bend * 2 + random.jitter(0.15),
        curl: random.pick([0.6, 0.9, 1.2]) * (index < 3 ? 0.5 : 1),
        cup: random.range(0.2, 0.5),
        wide: (wide / long) * 0.95,
        deep: Math.min(1, 0.1 + away * 0.5 + (index < 3 ? 0.2 : 0)),
        fullest,
        ruffle,
      }
      const rim = paint.rim.map((tone) => mix(tone, color, 0.06))
      saladLeaf(art, shape, { ...paint, rim })
    })
  })
  dressed(art, size)
}
