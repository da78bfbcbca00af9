import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { curveOn, laid, patches, slanted } from './touches.ts'

/** How wide a fillet is at a place along it: full at its head, slim at its tail. */
const widthAt = (u: number) => 0.47 * Math.max(0.08, 1 - Math.abs(u * 0.93 + 0.06) ** 4.2) ** 0.6
const ALONG = [-1, -0.9, -0.66, -0.3, 0.1, 0.46, 0.76, 0.94, 1]

/** How a fillet differs from others of the same fish. */
interface Cut {
  /** Its breadth, and its length. */
  broad: number
  long: number
  /** How much slimmer it is at its far end. */
  taper: number
  /** How far its belly sags. */
  sag: number
}

const CUTS: readonly [Cut, ...Cut[]] = [
  { broad: 1.04, taper: 0.1, sag: 0.05, long: 1 },
  { broad: 0.86, taper: 0.3, sag: -0.03, long: 1.06 },
  { broad: 1.1, taper: -0.08, sag: 0.02, long: 0.9 },
  { broad: 0.94, taper: -0.24, sag: 0.07, long: 0.97 },
]

/** The contour of a fillet cut in one of these ways. */
function filletOutline({ random }: Canvas, spot: Piece, { broad, taper, sag }: Cut): Point[] {
  const edge = (side: -1 | 1) =>
    ALONG.map((u): Point => {
      const wide = widthAt(u) * broad * (1 - taper * u) * (1 + random.jitter(0.06))
      return [u, side * wide + sag * (1 - u * u)]
    })
  return laid([...edge(-1), ...edge(1).toReversed()], spot)
}

/** A roast fillet of salmon, parting into flakes, herbs and crumbs on its back; `size` is half its length. */
export function salmon(art: Canvas, piece: Piece): void {
  const { random } = art
  const cut = random.pick(CUTS)
  const angle = slanted(piece.angle, -0.86) + random.jitter(0.1)
  const lying = { ...piece, angle, size: piece.size * cut.long }
  const { size } = lying
  const color = mix(piece.color, random.pick(['#f28a5e', '#d9582e', '#ee7f58']), 0.3)
  const outline = filletOutline(art, lying, cut)
  const thick = size * 0.17
  art.movedBy(size * 0.1, thick + size * 0.06, () =>
    art.softFill(closed(outline), SHADOW, 0.5, size * 0.06),
  )
  art.fill(closed(moved(outline, size * 0.03, thick)), '#4f4648')
  art.fill(closed(moved(outline, size * 0.024, thick * 0.74)), shade(color, 0.56))
  art.fill(closed(moved(outline, size * 0.012, thick * 0.4)), shade(color, 0.3))
  art.fill(closed(outline), mix(color, '#a8481f', 0.5))
  art.clipped(closed(outline), () => {
    const bend = random.range(-0.1, 0.1)
    let u = 0.94
    while (u > -0.96) {
      flake(art, { ...lying, color }, u, bend)
      u -= random.range(0.13, 0.3)
    }
    seared(art, { ...lying, color })
    const round = art.linearGradient('x1=".2" y1="0" x2=".8" y2="1"', [
      [0, '#fff0d8', 0.26],
      [0.4, '#fff0d8', 0],
      [0.62, SHADOW, 0],
      [1, SHADOW, 0.34],
    ])
    art.fill(closed(outline), round)
  })
  herbCrust(art, lying, random.range(-0.3, 0.16))
  const rim = shrunk(outline, 0.95).slice(1, 6)
  art.stroke(open(rim), '#fff2df', size * 0.024, { opacity: 0.6 })
}

/** One flake over the next: fat at its edge, here and there a dark gap where it has come loose. */
function flake(art: Canvas, piece: Piece, u: number, bend: number): void {
  const { size } = piece
  const { random } = art
  const color = mix(piece.color, random.pick(['#f7a67c', '#e56a3c', '#f2906a', '#d8552c']), 0.5)
  const half = 0.56
  const crest = random.jitter(0.12) + bend
  const front: Point[] = [
    [u - 0.2 - bend, -half],
    [u - 0.03 + random.jitter(0.03), -half * 0.5],
    [u + 0.09 + random.jitter(0.04), crest],
    [u - 0.02 + random.jitter(0.04), half * 0.5],
    [u - 0.2 + bend, half],
  ]
  const outline = laid([...front, [u - 0.56, half], [u - 0.44, 0], [u - 0.56, -half]], piece)
  const line = open(laid(front, piece))
  const loose = random.next() < 0.35 ? random.range(0.05, 0.08) : 0.02
  art.movedBy(size * 0.018, size * 0.02, () =>
    art.stroke(line, '#7a2a12', size * loose, { opacity: 0.6 }),
  )
  art.fill(closed(outline), shade(color, 0.1))
  art.fill(closed(shrunk(outline, 0.84, -size * 0.03, -size * 0.03)), tint(color, 0.16), 0.7)
  // Fat shows where the flakes part, not along all of each.
  const from = random.whole(0, 1)
  const fat = open(laid(front.slice(from, random.whole(4, 5)), piece))
  art.stroke(fat, '#ffe3cf', size * random.range(0.012, 0.026), { opacity: random.range(0.5, 0.9) })
  if (random.next() < 0.4) return
  const v = random.range(-0.3, 0.1)
  const sheen = curveOn(piece, [u - 0.12, v - 0.1, u - 0.05, v, u - 0.02, v + 0.1])
  art.stroke(sheen, '#fff6ec', size * 0.024, { opacity: 0.7 })
}

/** Browned where the heat of the oven reached it first: along its edges and on its back. */
function seared(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const brown = mix(color, '#8a3a12', 0.75)
  for (const side of [-1, 1]) {
    const edge = ALONG.map((u) =>
      turnedPoint([u * size, side * widthAt(u) * size * 0.98], angle, x, y),
    )
    art.stroke(open(edge), brown, size * 0.12, { opacity: 0.3 })
    art.stroke(open(edge), brown, size * 0.05, { opacity: 0.4 })
  }
  const spread = { x, y, angle, rx: size * 0.86, ry: size * 0.34 }
  art.fill(patches(art, { ...spread, count: 12, grain: size * 0.09 }), brown, 0.34)
  art.fill(patches(art, { ...spread, count: 14, grain: size * 0.04 }), '#6b2c10', 0.3)
}

/** Crumbs and chopped herbs heaped along the back, `off` from its middle. */
function herbCrust(art: Canvas, { x, y, size, angle }: Piece, off: number): void {
  const { random } = art
  const along = (count: number, width: number) =>
    Array.from({ length: count }, (): Point => {
      const u = (random.jitter(0.6) + random.jitter(0.4)) * 0.8 + off
      const across = (random.jitter(width) + random.jitter(width)) * 0.6 - 0.04
      return turnedPoint([u * size, across * size], angle, x, y)
    })
  crumbs(art, along(40, 0.24), '#c98f3c', { size: size * 0.045, height: 3, angular: true })
  crumbs(art, along(46, 0.26), '#4f7a30', { size: size * 0.05, height: 3, angular: true })
  crumbs(art, along(22, 0.22), '#f2d9a0', { size: size * 0.036, height: 3, angular: true })
}
