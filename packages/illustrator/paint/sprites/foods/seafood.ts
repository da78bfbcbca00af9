import type { seafood as words } from '../../../language/words/foods/seafood.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, FoodSprites } from '../types.ts'
import { cod, friedfish } from './fillets.ts'
import { salmon } from './salmon.ts'
import { curveOn, laid, sunflower } from './touches.ts'

/** A shrimp's body at a turn of its curl: how far from the middle it begins and ends. */
function curl(turn: number, share: number): readonly [Point, Point] {
  const width = 0.36 - 0.24 * share ** 1.4
  const at = (reach: number): Point => [Math.cos(turn) * reach, Math.sin(turn) * reach]
  return [at(0.6 + width), at(0.6 - width)]
}

/** A cooked shrimp, curled, banded, with its tail fan; `size` is its radius. */
function shrimp(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const steps = 8
  const turns = Array.from({ length: steps + 1 }, (_, index) => -2.3 + index * 0.52)
  const ribs = turns.map((turn, index) => curl(turn, index / steps))
  const end = turns.at(-1) ?? 0
  for (const spread of [-0.62, 0.62, 0]) tailFin(art, piece, end + 0.1, spread)
  const around = [...ribs.map(([outer]) => outer), ...ribs.map(([, inner]) => inner).toReversed()]
  const outline = laid(around, piece)
  art.body(outline, color, { height: 10, lit: 0.95, shaded: 0.32, offset: 0.03 })
  const belly = ribs.map(([outer, inner]): Point => [
    inner[0] * 0.72 + outer[0] * 0.28,
    inner[1] * 0.72 + outer[1] * 0.28,
  ])
  art.stroke(open(laid(belly.slice(0, -1), piece)), tint(color, 0.65), size * 0.2, {
    opacity: 0.75,
  })
  const bands = turns.slice(1, -1).map((turn, index) => {
    const [outer, inner] = curl(turn, (index + 1) / steps)
    const middle: Point = [Math.cos(turn + 0.14) * 0.62, Math.sin(turn + 0.14) * 0.62]
    return open(laid([outer, middle, inner], piece))
  })
  art.stroke(bands.join(''), '#fdddc8', size * 0.075, { opacity: 0.9 })
  art.movedBy(size * 0.03, size * 0.045, () =>
    art.stroke(bands.join(''), shade(color, 0.22), size * 0.03, { opacity: 0.6 }),
  )
  const back = turns
    .slice(1, 6)
    .map((turn): Point => [Math.cos(turn) * 0.84, Math.sin(turn) * 0.84])
  art.stroke(open(laid(back, piece)), '#fff6ea', size * 0.05, { opacity: 0.7 })
}

function tailFin(art: Canvas, piece: Piece, turn: number, spread: number): void {
  const { size } = piece
  const out = turn + 1.5 + spread
  const root: Point = [Math.cos(turn) * 0.6, Math.sin(turn) * 0.6]
  const at = (along: number, across: number): Point => [
    root[0] + Math.cos(out) * along - Math.sin(out) * across,
    root[1] + Math.sin(out) * along + Math.cos(out) * across,
  ]
  const fin = laid([at(0, -0.05), at(0.3, -0.16), at(0.56, 0), at(0.3, 0.16), at(0, 0.05)], piece)
  const tone = shade(piece.color, 0.04)
  art.shadow(closed(fin), 6, 0.28)
  art.fill(closed(fin), shade(tone, 0.25))
  art.fill(closed(shrunk(fin, 0.78, -size * 0.02, -size * 0.03)), mix(tone, '#e0583c', 0.5))
}

const TUNA_FLAKE: readonly Point[] = [
  [-0.9, -0.3],
  [-0.3, -0.52],
  [0.5, -0.48],
  [0.9, -0.2],
  [0.84, 0.3],
  [0.2, 0.5],
  [-0.5, 0.46],
  [-0.95, 0.2],
]

/** Tuna from a tin, heaped in flakes and chunks that part along their layers; `size` is its radius. */
function tuna(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const points = sunflower(art, { x, y, rx: size * 0.8, ry: size * 0.66 }, 30, 0.7)
  for (const [index, [px, py]] of points.toReversed().entries()) {
    const lift = (index / points.length) * size * 0.16
    const reach = size * random.range(0.2, 0.38)
    const flake = { x: px, y: py - lift, size: reach, angle: random.jitter(0.9) }
    const shape = TUNA_FLAKE.map(([u, v]): Point => [
      u + random.jitter(0.16),
      v + random.jitter(0.16),
    ])
    const tone = mix(mix(color, '#c98a66', random.next() * 0.7), '#fff1de', random.range(0, 0.4))
    const outline = laid(shape, flake)
    const under = { ...flake, x: px + reach * 0.05, y: py - lift + reach * 0.2 }
    art.shadow(closed(laid(shape, under)), reach * 0.14, 0.5)
    art.fill(closed(laid(shape, under)), shade(tone, 0.46))
    art.fill(closed(outline), tone)
    const layers = [-0.56, -0.2, 0.16, 0.5].map((u) =>
      curveOn(flake, [u - 0.14, -0.42, u + 0.06, 0, u - 0.1, 0.42]),
    )
    art.stroke(layers.join(''), shade(tone, 0.4), reach * 0.055, { opacity: 0.5 })
    const edge = curveOn(flake, [-0.7, -0.36, -0.1, -0.46, 0.5, -0.4])
    art.stroke(edge, '#fff8ea', reach * 0.07, { opacity: 0.7 })
  }
}

/** Fish and shellfish. */
export const seafood = {
  salmon,
  cod,
  shrimp,
  tuna,
  friedfish,
} satisfies FoodSprites<typeof words>
