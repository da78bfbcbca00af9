import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { ellipse, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type LeafTones, lettuceLeaf } from './produce/lettuceLeaf.ts'
import { parsleySprig } from './saladHerbs.ts'
import { backOfBowl, bowlInside, frontOfBowl, overRim, type WideBowl } from './wideBowl.ts'
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
  ['romaine', -0.14, 0, -116, 0.92, 0.34, -0.06, 1, 0.8],
  ['romaine', 0.24, 0, -52, 0.84, 0.34, 0.1, 0.7, 1],
  ['butter', 0.08, 0, -80, 0.86, 0.4, 0.05, 1, 0.9],
  ['butter', -0.28, 0.06, -142, 0.76, 0.4, -0.1, 0.9, 1],
  ['romaine', -0.38, 0.14, -164, 0.64, 0.28, 0.14, 1, 0.7],
  ['butter', 0.36, 0.06, -32, 0.68, 0.38, 0.1, 1, 0.78],
  ['romaine', 0.42, 0.14, -18, 0.56, 0.28, -0.14, 0.8, 1],
  ['heart', -0.14, 0.12, -118, 0.7, 0.36, 0.08, 0.8, 1],
  ['butter', 0.24, 0.14, -60, 0.64, 0.35, -0.08, 1, 0.75],
  ['butter', -0.4, 0.26, -154, 0.54, 0.34, -0.12, 1, 0.8],
  ['heart', 0.04, 0.18, -84, 0.58, 0.32, -0.1, 0.8, 1],
  ['butter', 0.44, 0.26, -22, 0.52, 0.32, 0.12, 0.8, 1],
  ['heart', 0.24, 0.28, -42, 0.48, 0.28, 0.1, 1, 0.75],
  ['heart', -0.16, 0.28, -138, 0.44, 0.28, -0.12, 0.75, 1],
  ['romaine', -0.5, 0.44, -134, 0.44, 0.3, 0.12, 1, 0.8],
  ['romaine', 0.54, 0.4, -46, 0.42, 0.24, -0.1, 0.8, 0.8],
  ['butter', 0.1, 0.44, -78, 0.44, 0.34, 0.12, 1, 0.7],
  ['butter', 0.4, 0.48, -52, 0.4, 0.3, 0.1, 0.85, 1],
  ['heart', 0.06, 0.52, -88, 0.32, 0.2, 0.1, 1, 0.9],
  ['butter', -0.2, 0.48, -108, 0.46, 0.38, -0.1, 0.8, 1],
]

/** Where herbs and drops of dressing lie; shares of the bowl's width. */
const SPRIGS = [
  [-0.34, -0.26, 2.4],
  [0.3, -0.2, 0.7],
  [0.02, 0.06, 1.8],
] as const
const CHIVES = [
  [-0.16, -0.3],
  [-0.06, -0.16],
  [0.12, -0.3],
  [-0.46, -0.06],
  [0.5, -0.14],
  [0.2, 0.02],
  [-0.2, 0.1],
  [0.36, 0.16],
  [0.06, -0.5],
] as const
const DROPS = [
  [-0.24, -0.14],
  [0.16, -0.1],
  [0.4, -0.34],
  [-0.04, -0.34],
  [-0.52, -0.2],
  [0.18, 0.2],
  [-0.3, 0.22],
] as const

function tonesOf(color: Color, kind: Kind): LeafTones {
  if (kind === 'romaine') {
    return { rim: mix(color, '#1c6b2a', 0.7), foot: '#dbe8a0', deep: '#0c3a20', lit: '#86bf4a' }
  }
  if (kind === 'butter') {
    return { rim: mix(color, '#86b834', 0.6), foot: '#eef0b4', deep: '#1d5420', lit: '#c3dc66' }
  }
  return { rim: '#c4d458', foot: '#fbf6cf', deep: '#5f8424', lit: '#eef09a' }
}

/** A wide bowl of dressed butter lettuce with herbs, its leaves heaped loosely; `size` is half its width. */
export function greensalad(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      backOfBowl(art, bowl)
      bowlInside(art, bowl)
      art.clipped(overRim(bowl), () => {
        art.fill(ellipse(0, 0, size * 0.9, size * 0.34), '#12351f')
        heap(art, size, color)
      })
      frontOfBowl(art, bowl)
    })
  })
}

/** The same points a little farther from the window, or nearer to it. */
const offBy = (points: readonly Point[], by: number) => moved(points, by, by * 1.3)

/** Parsley, snipped chives and drops of mustard dressing that caught on the leaves. */
function dressed(art: Canvas, size: number): void {
  const { random } = art
  const laid = (places: readonly (readonly [number, number])[]) =>
    places.map(([u, v]): Point => [
      (u + random.jitter(0.03)) * size,
      (v + random.jitter(0.03)) * size,
    ])
  const drops = laid(DROPS)
  art.specks(offBy(drops, 1.6), '#3a4a0c', size * 0.026, { length: 4, angle: 1.2, opacity: 0.5 })
  art.specks(drops, '#d9bf4a', size * 0.022, { length: 4, angle: 1.2, opacity: 0.9 })
  art.specks(offBy(drops, -1.8), '#fffbe0', size * 0.009)
  for (const [u, v, angle] of SPRIGS) {
    parsleySprig(art, { x: u * size, y: v * size, size: size * 0.13, angle })
  }
  for (const chive of laid(CHIVES)) {
    const look = { length: size * 0.07, angle: random.range(-0.9, 0.9) }
    art.specks(offBy([chive], 2.4), '#123a20', size * 0.022, { ...look, opacity: 0.5 })
    art.specks([chive], '#256f2b', size * 0.021, look)
    art.specks(offBy([chive], -1.4), '#8cc46a', size * 0.007, look)
  }
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
      frill: kind === 'romaine' ? 0.07 : 0.12,
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
