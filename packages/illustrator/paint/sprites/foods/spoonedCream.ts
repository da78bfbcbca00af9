import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered } from './touches.ts'

/** Directions in which it runs down, the front at a quarter turn, and how far. */
const RUNS = [
  [0.2, 0.2],
  [1.1, 0.3],
  [2, 0.18],
  [2.9, 0.3],
  [4, 0.16],
  [5.2, 0.24],
] as const
const STEPS = 44

/** A thick cream sauce, spooned over a heap: it bulges at its edge and runs down between things; `size` is its radius. */
export function spoonedcream(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const edge = outline(art, piece)
  const path = closed(edge)
  art.movedBy(size * 0.03, size * 0.07, () => art.softFill(path, '#6a3a12', 0.5, size * 0.05))
  layered(art, path, [
    { color: mix(shade(color, 0.3), '#b07a34', 0.4) },
    { color, dx: -size * 0.01, dy: -size * 0.035 },
  ])
  const inner = shrunk(edge, 0.86, -size * 0.03, -size * 0.05)
  art.softFill(closed(inner), tint(color, 0.5), 0.7, size * 0.05)
  const pools = [0, 1, 2, 3].map((index) => {
    const turn = index * 1.6 + random.jitter(0.4)
    const [x, y] = [piece.x + Math.cos(turn) * size * 0.5, piece.y + Math.sin(turn) * size * 0.4]
    return closed(
      blob(random, x, y, size * 0.24, size * 0.1, { wobble: 0.2, angle: random.jitter(0.5) }),
    )
  })
  art.softFill(pools.join(''), mix(shade(color, 0.12), '#d9a860', 0.4), 0.4, size * 0.05)
  art.stroke(gleams(edge, piece).join(''), '#fffdf4', size * 0.035, { opacity: 0.9 })
}

function outline({ random }: Canvas, { x, y, size }: Piece): Point[] {
  return Array.from({ length: STEPS }, (_, index): Point => {
    const turn = (index / STEPS) * Math.PI * 2
    const run = RUNS.reduce((sum, [at, far]) => {
      const away = Math.atan2(Math.sin(turn - at), Math.cos(turn - at))
      return sum + far * Math.exp(-((away / 0.3) ** 2))
    }, 0.7)
    const reach = size * (run + Math.sin(turn * 4 + 1) * 0.04 + random.jitter(0.015))
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.9]
  })
}

/** The window on the bulging edge, where the sauce stands highest. */
function gleams(edge: readonly Point[], { x, y }: Piece): string[] {
  const inward = (index: number): Point => {
    const [u, v] = edge[(index + STEPS) % STEPS] ?? [x, y]
    return [x + (u - x) * 0.88, y + (v - y) * 0.88]
  }
  return [24, 28, 31, 9, 13, 19].map((index) =>
    open([inward(index - 1), inward(index), inward(index + 1)]),
  )
}
