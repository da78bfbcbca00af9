import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { heapedCream, type HeapedSpoonful } from './heapedCream.ts'
import { meringueShell } from './meringueShell.ts'
import { opened } from './crackedCrust.ts'
import { pouredPulp } from './pouredPulp.ts'
import { passionHalf } from './passionFruit.ts'

/** The cream, from what fills the hollow to the tip the spoon drew out. */
const CREAM: readonly HeapedSpoonful[] = [
  [0, -0.02, 0.46, 0.62, 0.2],
  [-0.26, 0.28, 0.5, 0.36, 0.19],
  [0.32, 0.2, 0.5, 0.36, 0.19],
  [-0.3, -0.2, 0.54, 0.36, 0.2],
  [0.26, -0.24, 0.56, 0.38, 0.22],
  [-0.04, 0.02, 0.68, 0.38, 0.2],
  [0.04, -0.06, 0.84, 0.22, 0.16],
  [0.09, -0.1, 1, 0.08, 0.12],
]

/** A pavlova: a rough shell of meringue, cream swirled into it, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const piece = { ...given, size: given.size * 0.92 }
  const { x, y, size } = piece
  const height = size * desserts.pavlova.top * riseIn(art.camera)
  const foot = closed(blob(art.random, x, y, size * 1.02, size, { points: 18, wobble: 0.03 }))
  art.movedBy(height * 0.5, height * 0.24, () => art.softFill(foot, SHADOW, 0.42, height * 0.16))
  art.movedBy(4, 7, () => art.softFill(foot, SHADOW, 0.5, 5))
  meringueShell(art, piece)
  cracks(art, piece)
  heapedCream(art, piece, CREAM)
  pouredPulp(art, piece)
  shards(art, piece)
  passionHalf(art, { ...piece, x: x + size * 0.9, y: y + size * 0.68, size: size * 0.24 })
  passionHalf(art, { ...piece, x: x + size * 0.56, y: y + size * 0.98, size: size * 0.27 })
}

/** Cracks of the dried shell, in front: across it and to the right, in shares of its radius. */
const CRACKS: readonly (readonly Point[])[] = [
  [
    [0.3, 0.36],
    [0.36, 0.45],
    [0.33, 0.52],
    [0.4, 0.6],
    [0.38, 0.7],
  ],
  [
    [0.36, 0.45],
    [0.43, 0.46],
    [0.48, 0.5],
  ],
  [
    [-0.72, 0.02],
    [-0.66, 0.1],
    [-0.68, 0.18],
    [-0.6, 0.27],
  ],
]

function cracks(art: Canvas, { x, y, size }: Piece): void {
  for (const crack of CRACKS) {
    const line = crack.map(([u, v]): Point => [x + u * size, y + v * size])
    const gap = opened(art, line, size * 0.014)
    art.movedBy(size * 0.008, size * 0.01, () => art.fill(closed(gap), '#fffaf0', 0.8))
    art.fill(closed(gap), '#a8714a', 0.9)
  }
}

/** Bits that broke off the shell. */
function shards(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const places = [
    ...pack(random, x - size * 0.02, y + size * 1.08, size * 0.2, 8, { ry: size * 0.06, tries: 1 }),
    ...pack(random, x - size * 1.02, y + size * 0.42, size * 0.1, 5, { tries: 1 }),
  ]
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.042)
    const bit = blob(random, u, v, reach, reach * 0.9, { points: 6, wobble: 0.24 })
    art.movedBy(reach * 0.3, reach * 0.5, () => art.fill(polygon(bit), SHADOW, 0.4))
    art.fill(polygon(bit), shade(color, 0.18))
    art.fill(
      polygon(shrunk(bit, 0.66, -reach * 0.14, -reach * 0.24)),
      tint(mix(color, '#ffffff', 0.6), 0.2),
    )
  }
}
