import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, ellipse, moved, open, pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, spots, wall } from './dough.ts'
import { gratinLid } from './gratinLid.ts'
import { fatDrops } from './puddles.ts'
import { layered } from './touches.ts'

const GLAZE = '#6d3a1e'
const CLAY = '#d8b483'
const BROTH = '#86460c'

/** How wide the crock is at shares of its height, from its foot up, in shares of its opening. */
const PROFILE = [
  [0, 0.9],
  [0.2, 1],
  [0.5, 1.06],
  [0.8, 1.06],
  [1, 1.04],
] as const
const HEIGHT = 0.8

/** The crock from its side: bare clay below, dipped into a brown glaze above. */
function crock(art: Canvas, { x, y, size }: Piece, high: number): void {
  const left = PROFILE.map(([up, wide]): Point => [x - size * wide, y - high * up])
  const right = PROFILE.map(([up, wide]): Point => [x + size * wide, y - high * up])
  const foot = bow([x, y], [size * 0.9, size * 0.9], [0.1, Math.PI - 0.1], 10)
  const back = bow([x, y - high], [size, size], [Math.PI, Math.PI * 2], 10)
  const outline = closed([...back, ...right.toReversed(), ...foot, ...left])
  art.softFill(circle(x + size * 0.2, y + size * 0.06, size), SHADOW, 0.5, size * 0.12)
  art.fill(circle(x + size * 0.03, y + size * 0.05, size * 0.92), SHADOW, 0.6)
  for (const side of [-1, 1] as const) ear(art, x + side * size * 1.1, y - high * 0.66, size, side)
  art.fill(outline, round(art, CLAY))
  art.clipped(outline, () => {
    const dip = bow([x, y - high * 0.5], [size * 1.16, size * 1.02], [0, Math.PI], 18).map(
      ([u, v], index): Point => [u, v + Math.sin(index * 1.7) * size * 0.035],
    )
    const top: Point[] = [
      [x - size * 1.3, y - high * 2],
      [x + size * 1.3, y - high * 2],
    ]
    art.movedBy(0, size * 0.03, () => art.fill(closed([...dip, ...top]), shade(CLAY, 0.5), 0.6))
    art.fill(closed([...dip, ...top]), round(art, GLAZE))
    const dark = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
      [0.6, SHADOW, 0],
      [1, SHADOW, 0.5],
    ])
    art.fill(outline, dark)
  })
  const window = [-0.8, -0.74, -0.66].map((u, index): Point => [
    x + size * u,
    y - high * 0.72 + size * (0.5 + index * 0.09),
  ])
  art.stroke(open(moved(window, 0, size * 0.12)), '#fff1dc', size * 0.05, { opacity: 0.7 })
}

/** One of its two handles, a knob as on a lion's head. */
function ear(art: Canvas, x: number, y: number, size: number, side: -1 | 1): void {
  const outline = blob(art.random, x, y, size * 0.2, size * 0.26, { wobble: 0.03 })
  art.movedBy(size * 0.03, size * 0.12, () => art.fill(closed(outline), shade(GLAZE, 0.7)))
  art.fill(closed(outline), side < 0 ? tint(GLAZE, 0.16) : shade(GLAZE, 0.36))
  art.fill(ellipse(x - size * 0.02, y - size * 0.11, size * 0.1, size * 0.06), '#fff1dc', 0.4)
}

/** Light across something round that is glazed. */
function round(art: Canvas, color: string): string {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(color, 0.36)],
    [0.08, shade(color, 0.08)],
    [0.24, tint(color, 0.32)],
    [0.46, color],
    [0.78, shade(color, 0.48)],
    [1, shade(color, 0.7)],
  ])
}

/** The rim, and in it the dark broth with its strands of onion. */
function opening(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  art.fill(circle(x, y, size * 1.04), tint(GLAZE, 0.2))
  art.stroke(open(bow([x, y], [size, size], [3.3, 4.6])), '#fff1dc', size * 0.035, { opacity: 0.7 })
  art.fill(circle(x, y + size * 0.01, size * 0.94), '#2c1308')
  const surface = circle(x, y + size * 0.09, size * 0.88)
  art.fill(
    surface,
    art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
      [0.2, shade(BROTH, 0.3)],
      [0.8, mix(BROTH, '#c27a1e', 0.4)],
    ]),
  )
  art.clipped(surface, () => onions(art, { x, y: y + size * 0.1, size }))
  const wet = blob(random, x + size * 0.66, y + size * 0.3, size * 0.1, size * 0.022, {
    points: 8,
    wobble: 0.2,
    angle: 0.5,
  })
  art.fill(closed(wet), '#fff0d0', 0.55)
}

/** Strands of onion cooked to amber, some deep in the broth, some at its surface, and drops of fat. */
function onions(art: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const { random } = art
  const strand = () => {
    const at: Point = [x + random.jitter(size * 0.85), y + random.jitter(size * 0.8)]
    const reach = size * random.range(0.12, 0.26)
    const from = random.angle()
    const sweep = random.range(0.7, 1.7)
    const outer = bow(at, [reach, reach * 0.8], [from, from + sweep], 5)
    const inner = bow(at, [reach * 0.8, reach * 0.56], [from + 0.06, from + sweep - 0.06], 5)
    return closed([...outer, ...inner.toReversed()])
  }
  const strands = (count: number) => Array.from({ length: count }, strand).join('')
  art.fill(strands(40), '#a8641c', 0.75)
  layered(art, strands(34), [
    { color: '#2c1006', dx: 2, dy: 4, opacity: 0.5 },
    { color: '#c9822a' },
    { color: '#ecb65c', dx: -1, dy: -2, opacity: 0.8 },
  ])
  const drops = pack(random, x, y, size * 0.84, 46, { tries: 3 })
  fatDrops(art, drops, '#e0a040', size * 0.035)
}

/** A slice of baguette that shows its dark crust where the lid is torn. */
function slice(art: Canvas, { x, y, size }: Piece, rise: number): void {
  const { random } = art
  const face = blob(random, x, y, size, size * 0.86, { points: 14, wobble: 0.03 })
  const thick = size * 0.3 * rise
  const low = face.filter(([, v]) => v > y - size * 0.1).toSorted(([a], [b]) => a - b)
  const foot = moved(face, 0, thick)
  art.movedBy(size * 0.08, size * 0.12, () => art.fill(closed(foot), '#1e0903', 0.6))
  art.fill(closed(foot), '#6b2f0d')
  art.fill(wall(low, thick), '#96501a')
  const pores = foot.flatMap(([u, v]): Point[] => [[u * 0.96 + x * 0.04, v - thick * 0.4]])
  art.fill(spots(random, pores, [size * 0.02, size * 0.05]), '#4a1d08', 0.6)
  art.fill(closed(face), '#e2b06a')
  art.stroke(closed(face), '#9a531a', size * 0.09)
}

/** Onion soup in its crock, under bread and a lid of browned cheese; `size` is its radius. */
export function onionsoup(art: Canvas, given: Piece): void {
  const rise = riseIn(art.camera)
  const { size } = given
  const high = size * HEIGHT * rise
  const piece = { ...given, y: given.y + high * 0.4 }
  crock(art, piece, high)
  const top = { ...piece, y: piece.y - high }
  opening(art, top)
  slice(art, { ...top, x: top.x + size * 0.32, y: top.y - size * 0.3, size: size * 0.42 }, rise)
  gratinLid(art, top, rise)
}
