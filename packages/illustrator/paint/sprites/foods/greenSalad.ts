import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { arc, ellipse, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type LeafTones, lettuceLeaf } from './produce/lettuceLeaf.ts'
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
  ['butter', 0.06, 0.1, -84, 0.74, 0.42, 0.05, 1, 0.9],
  ['butter', -0.34, 0.14, -151, 0.6, 0.34, -0.12, 0.9, 1],
  ['romaine', 0.46, 0.18, -24, 0.5, 0.2, -0.14, 0.9, 0.9],
  ['butter', 0.3, 0.18, -44, 0.6, 0.38, 0.12, 1, 0.7],
  ['romaine', -0.3, 0.26, -132, 0.72, 0.22, 0.16, 0.8, 1],
  ['heart', -0.06, 0.26, -100, 0.62, 0.34, 0.1, 0.75, 1],
  ['heart', 0.4, 0.38, -34, 0.42, 0.25, -0.12, 1, 0.8],
  ['butter', -0.44, 0.4, -156, 0.4, 0.26, 0.14, 0.8, 1],
  ['butter', 0.14, 0.42, -58, 0.56, 0.4, -0.12, 1, 0.8],
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

/** How deep a rim is frilled: soft lettuces are only wavy. */
const FRILLS: Readonly<Record<Kind, number>> = { romaine: 0.05, butter: 0.055, heart: 0.07 }

function tonesOf(color: Color, kind: Kind): LeafTones {
  if (kind === 'romaine') {
    return { rim: mix(color, '#1c6b2a', 0.7), foot: '#dbe8a0', deep: '#06281a', lit: '#86bf4a' }
  }
  if (kind === 'butter') {
    return { rim: mix(color, '#86b834', 0.6), foot: '#eef0b4', deep: '#113c1a', lit: '#c3dc66' }
  }
  return { rim: '#c4d458', foot: '#fbf6cf', deep: '#3f6a1a', lit: '#eef09a' }
}

/** A wide bowl of dressed butter lettuce with herbs, its leaves heaped loosely; `size` is half its width. */
export function greensalad(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      filledBowl(art, bowl, () => {
        art.fill(ellipse(0, size * 0.01, size * 0.94, size * 0.37), '#0d2a19')
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
    parsleySprig(art, { x: u * size, y: v * size, size: size * 0.16, angle })
  }
  for (const chive of laid(CHIVES)) {
    const look = { length: size * 0.1, angle: random.range(-0.9, 0.9) }
    art.specks(offBy([chive], 2.4), '#123a20', size * 0.022, { ...look, opacity: 0.5 })
    art.specks([chive], '#256f2b', size * 0.021, look)
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

/** How far right a leaf's tip lies, as a share of the bowl's width, that hangs over its rim. */
const OVERHANG = 0.68

function heap(art: Canvas, size: number, color: Color): void {
  const { random } = art
  for (const [kind, u, v, degrees, long, wide, bend, ...halves] of LEAVES) {
    const form = {
      x: (u + random.jitter(0.02)) * size,
      y: v * size,
      angle: ((degrees + random.jitter(5)) * Math.PI) / 180,
      length: long * size * random.range(0.95, 1.05),
      wide: wide * size * random.range(0.94, 1.06),
      bend,
      halves,
      frill: FRILLS[kind],
    }
    // The heap turns away from the window towards its right.
    const away = Math.max(0, u + Math.cos(form.angle) * long * 0.5) * 0.34
    const tones = tonesOf(color, kind)
    const { rim, lit, deep } = tones
    // What reaches beyond the bowl has no leaf behind it to throw its shade on.
    const overhangs = u + Math.cos(form.angle) * long > OVERHANG
    const toned = { ...tones, rim: mix(rim, deep, away), lit: mix(lit, deep, away) }
    lettuceLeaf(art, form, { ...toned, casts: !overhangs })
  }
  dressed(art, size)
}
