import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { creamFold } from './creamFold.ts'
import { meringueWall } from './meringueWall.ts'
import { passionHalf, passionPulp } from './passionFruit.ts'

/** A pavlova: a rough shell of meringue, cream swirled into it, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const piece = { ...given, size: given.size * 0.95 }
  const { x, y, size } = piece
  const height = size * desserts.pavlova.top * riseIn(art.camera)
  const foot = closed(blob(art.random, x, y, size * 1.02, size, { points: 18, wobble: 0.03 }))
  art.movedBy(height * 0.5, height * 0.24, () => art.softFill(foot, SHADOW, 0.42, height * 0.16))
  art.movedBy(4, 7, () => art.softFill(foot, SHADOW, 0.5, 5))
  meringueWall(art, piece, height)
  swirledCream(art, { ...piece, y: y - height }, height)
  passionPulp(art, { ...piece, y: y - height * 1.36, size: size * 0.55 }, height)
  shards(art, piece)
  passionHalf(art, { ...piece, x: x - size * 0.86, y: y + size * 0.8, size: size * 0.22 })
  passionHalf(art, { ...piece, x: x - size * 0.5, y: y + size * 1.07, size: size * 0.2 })
}

/** How wide each spoonful of cream is, how far off the middle, and how high it lies. */
const SPOONFULS = [
  [0.9, 0, -0.01, 0.06],
  [0.7, -0.04, -0.06, 0.22],
  [0.5, 0.05, -0.04, 0.4],
] as const

/** Cream that a spoon swirled into the shell: broad soft folds, one on the other. */
function swirledCream(art: Canvas, { x, y, size }: Piece, height: number): void {
  const { random } = art
  for (const [wide, u, v, up] of SPOONFULS) {
    const phase = random.angle()
    const outline = Array.from({ length: 30 }, (_, index): Point => {
      const turn = (index / 30) * Math.PI * 2
      const waves = 0.055 * Math.sin(turn * 5 + phase) + 0.04 * Math.sin(turn * 8 + phase * 2.3)
      const far = size * wide * (1 + waves + random.jitter(0.012))
      return [
        x + u * size + Math.cos(turn) * far,
        y + v * size - up * height + Math.sin(turn) * far * 0.95,
      ]
    })
    creamFold(art, outline, size)
  }
}

/** Bits that broke off the shell. */
function shards(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const places = [
    ...pack(random, x + size * 0.5, y + size * 1.03, size * 0.24, 9, { ry: size * 0.06, tries: 1 }),
    ...pack(random, x + size * 0.95, y + size * 0.62, size * 0.1, 5, { tries: 1 }),
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
