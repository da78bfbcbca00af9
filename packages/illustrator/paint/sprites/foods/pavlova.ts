import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  pack,
  type Point,
  polygon,
  sized,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { backRim, frontWall, type Meringue } from './meringueWall.ts'
import { passionHalf } from './passionFruit.ts'
import { pavlovaCream } from './pavlovaCream.ts'
import { pavlovaPulp } from './pavlovaPulp.ts'
import { upright } from './upright.ts'

/** How high the side of the meringue looks, as a share of its radius. */
const WALL = 0.4

/** A pavlova: a low round of meringue, cream in its hollow, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const { flat, size, piece } = seated(art, given)
  const { x, y } = piece
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const round: Meringue = { size, flat, wall: WALL, color: piece.color }
      contact(art, round)
      backRim(art, round)
      hollow(art, round)
      pavlovaCream(art, size)
      frontWall(art, round)
      cracks(art, size)
      pavlovaPulp(art, size)
      shards(art, round)
    }),
  )
  passionHalf(art, { ...piece, x: x + size * 0.97, y: y + size * 0.6, size: size * 0.21 })
  passionHalf(art, { ...piece, x: x + size * 0.64, y: y + size * 0.9, size: size * 0.23 })
}

/** The piece a little nearer to us than its place, so that its top has room in the picture. */
function seated(art: Canvas, given: Piece) {
  const flat = art.camera.foreshortening * 0.94
  const size = given.size * 0.92
  return { flat, size, piece: { ...given, y: given.y + size * 0.1 } }
}

function contact(art: Canvas, { size, flat }: Meringue): void {
  const foot = ellipse(0, 0, size, size * flat)
  art.movedBy(size * 0.2, size * 0.07, () => art.softFill(foot, SHADOW, 0.42, size * 0.07))
  art.movedBy(3, 5, () => art.softFill(foot, SHADOW, 0.6, 5))
}

/** What is left of the hollow around the cream, in the shade of its rim. */
function hollow(art: Canvas, { size, flat, wall }: Meringue): void {
  const floor = ellipse(0, -wall * size, size * 0.9, size * 0.9 * flat)
  const dim = art.linearGradient('x1="0" y1="0" x2="1" y2=".6"', [
    [0, '#cfae8d'],
    [0.6, '#efdcc0'],
    [1, '#fbeed8'],
  ])
  art.fill(floor, dim)
}

/** Hairlines of the dried crust. */
const CRACKS: readonly (readonly Point[])[] = [
  [
    [0.56, 0.16],
    [0.59, 0.24],
    [0.55, 0.3],
    [0.58, 0.4],
  ],
  [
    [0.55, 0.3],
    [0.5, 0.33],
  ],
  [
    [-0.68, 0.06],
    [-0.65, 0.15],
    [-0.69, 0.22],
    [-0.66, 0.3],
  ],
  [
    [-0.1, 0.4],
    [-0.07, 0.46],
    [-0.11, 0.52],
  ],
]

function cracks(art: Canvas, size: number): void {
  for (const crack of CRACKS) {
    const line = open(sized(crack, size))
    art.movedBy(2, 1.4, () => art.stroke(line, '#fffdf4', 2.2, { opacity: 0.9 }))
    art.stroke(line, '#8a5c40', 2, { opacity: 0.9 })
  }
}

/** Bits that broke off the crust. */
function shards(art: Canvas, { size, color }: Meringue): void {
  const { random } = art
  const places = [
    ...pack(random, -size * 0.3, size * 0.77, size * 0.2, 6, { ry: size * 0.05, tries: 2 }),
    ...pack(random, -size * 1.1, size * 0.26, size * 0.08, 4, { tries: 2 }),
  ]
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.04)
    const bit = blob(random, u, v, reach, reach * 0.7, { points: 6, wobble: 0.24 })
    art.movedBy(reach * 0.4, reach * 0.5, () => art.fill(polygon(bit), SHADOW, 0.45))
    art.fill(polygon(bit), shade(color, 0.16))
    art.movedBy(-1, -reach * 0.3, () => art.fill(closed(bit), mix(color, '#ffffff', 0.6)))
  }
}
