import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed, within } from './dough.ts'
import { herbLeaf, shreds } from './fillings.ts'
import { friedFish } from './friedFish.ts'
import { beads, poured } from './pouredSauce.ts'
import { laid, layered } from './touches.ts'

/** Along the far side of the tortilla, as high as `lift`. */
const bed = (lift: number) => bow([0, 0.34], [0.82, lift], [Math.PI * 1.12, Math.PI * 1.88], 26)

/** What fills a fish taco, from the back to the front; its mirror image for every other one. */
export function fishTacoFilling(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { random } = art
  cabbage(art, piece, bed(0.8), '#8fb24e')
  cabbage(art, piece, bed(0.86), '#b7cf78')
  cabbage(art, piece, bed(0.74), '#e3edba')
  const leaf = (u: number, v: number, share: number, turn: number) =>
    herbLeaf(art, {
      ...within(piece, [u * side, v], share),
      angle: turn + random.jitter(0.4),
      color: random.pick(['#4f8f3c', '#68a648', '#3f7d34']),
    })
  radish(art, within(piece, [0.6 * side, -0.3], 0.19), 0.9)
  radish(art, within(piece, [0.38 * side, -0.44], 0.18), 0.84)
  leaf(-0.5, -0.5, 0.15, -1.9)
  leaf(0.1, -0.54, 0.13, -1.3)
  cabbage(art, piece, pack(random, 0, -0.14, 0.8, 44, { ry: 0.22, tries: 3 }), '#c6d98c')
  const crust = (u: number, v: number, turn: number): Piece => ({
    ...within(piece, [u * side, v], 0.56),
    angle: piece.angle + turn * side,
    color: mix(piece.color, '#e09a36', 0.7),
  })
  friedFish(art, crust(0.48, -0.13, 0.34), false)
  cabbage(art, piece, pack(random, -0.02 * side, 0.04, 0.3, 8, { ry: 0.1 }), '#dfe9b2')
  const near = crust(-0.34, -0.17, -0.1)
  friedFish(art, side === 1 ? near : { ...near, angle: near.angle + Math.PI }, true)
  cream(art, piece, side)
  const edge = bow([0, 0.36], [0.84, 0.32], [Math.PI * 1.12, Math.PI * 1.88], 18)
  cabbage(art, piece, edge, '#cfe096')
  cabbage(art, piece, pack(random, -0.8 * side, 0.18, 0.1, 8, { ry: 0.06 }), '#eef3cf')
  radish(art, within(piece, [0.2 * side, 0.0], 0.165), 0.8)
  radish(art, within(piece, [0.02 * side, 0.06], 0.15), 0.92)
  leaf(0.42, 0.02, 0.16, 0.3)
  leaf(0.48, 0.1, 0.12, 1.2)
}

/** Shreds of green cabbage around these places. */
function cabbage(art: Canvas, piece: Piece, places: readonly Point[], color: string): void {
  const { random } = art
  const strewn = places.map(([u, v]): Point => [u + random.jitter(0.06), v + random.jitter(0.06)])
  const { size } = piece
  shreds(art, placed(strewn, piece), { size: size * 0.18, color, width: size * 0.026, bend: 1.1 })
}

/** A thin slice of radish; `flat` is how much of its breadth is seen. */
function radish(art: Canvas, { x, y, size }: Piece, flat: number): void {
  const { random } = art
  const angle = random.range(-0.7, 0.5)
  const disc = blob(random, x, y, size, size * flat, { angle, points: 11, wobble: 0.03 })
  layered(art, closed(disc), [
    { color: '#3a160c', dx: size * 0.1, dy: size * 0.18, opacity: 0.4 },
    { color: '#b92a5c' },
  ])
  const light = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, '#fffdfa'],
    [0.7, '#fbebe8'],
    [1, '#f0c3cc'],
  ])
  art.fill(closed(shrunk(disc, 0.87, -size * 0.02, -size * 0.03)), light)
  const rays = [0.3, 1.4, 2.3, 3.5, 4.6, 5.5].map((turn) => {
    const ray: Point[] = [0.16, 0.58].map((far): Point => [
      Math.cos(turn) * far,
      Math.sin(turn) * far * flat,
    ])
    return open(laid(ray, { x, y, size, angle }))
  })
  art.stroke(rays.join(''), '#eab4c0', size * 0.05, { opacity: 0.8 })
}

/** Lime cream as it falls from the spoon in ribbons. */
const RIBBONS = [
  '-0.78 0.04 0.012, -0.74 -0.1 0.04, -0.62 -0.32 0.066, -0.54 -0.2 0.05, -0.52 0 0.05, -0.42 -0.02 0.04, -0.34 -0.22 0.034, -0.24 -0.42 0.05, -0.16 -0.3 0.04, -0.2 -0.06 0.03, -0.22 0.06 0.04, -0.22 0.13 0.024',
  '0.24 -0.3 0.012, 0.32 -0.36 0.04, 0.42 -0.22 0.05, 0.42 -0.02 0.055, 0.52 -0.02 0.036, 0.58 -0.2 0.06, 0.7 -0.22 0.07, 0.74 -0.04 0.05, 0.77 0.1 0.03, 0.78 0.24 0.03, 0.78 0.3 0.04, 0.78 0.35 0.024',
] as const

function cream(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { random } = art
  const runs = RIBBONS.map((ribbon) =>
    beads(ribbon).map(
      ([u, v, half]) =>
        [
          u * side + random.jitter(0.03),
          v + random.jitter(0.04),
          half * random.range(0.65, 1),
        ] as const,
    ),
  )
  poured(art, piece, runs, '#fffaf0')
}
