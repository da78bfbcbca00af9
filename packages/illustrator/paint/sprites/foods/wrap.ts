import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, within } from './dough.ts'
import { caesarFilling, deepFilling, fallenCrumbs } from './wrapFilling.ts'
import { LEAN, RADIUS, wrapRoll } from './wrapRoll.ts'

/** How wide the cut is seen, in shares of the size. */
const FACE = 0.4

/** The slanted cut: the tortilla's edge around a deep hollow, and what bulges out of it. */
function cut(art: Canvas, piece: Piece, heap: 0 | 1): void {
  const { color } = piece
  const slant = Math.atan2(LEAN, RADIUS)
  const turned = { ...piece, angle: piece.angle - slant }
  const tall = Math.hypot(RADIUS, LEAN)
  const round = bow([0, 0], [FACE, tall], [0, Math.PI * 1.93], 22)
  const rim = placed(
    round.map(([u, v]): Point => [u + art.random.jitter(0.008), v + art.random.jitter(0.008)]),
    turned,
  )
  art.fill(closed(rim), mix(shade(color, 0.3), '#9a5a24', 0.5))
  art.fill(closed(shrunk(rim, 0.97, -1, -1.5)), tint(color, 0.45))
  const inside = closed(shrunk(rim, 0.9))
  art.fill(inside, '#1c220e')
  const half: readonly [number, number] = [FACE * 0.9, tall * 0.86]
  art.clipped(inside, () => {
    deepFilling(art, turned, half, inside)
    shadeUnder(art, rim, piece.size)
  })
  caesarFilling(art, turned, half, { heap, lip: inside })
}

/** The shade that the upper rim throws on what lies in the cut. */
function shadeUnder(art: Canvas, rim: readonly Point[], size: number): void {
  const hole = closed(shrunk(rim, 0.93, size * 0.02, size * 0.035))
  art.softFill(`${closed(shrunk(rim, 1.2))}${hole}`, '#1c1408', 0.5, size * 0.03, 'evenodd')
}

/** A wrap cut on the diagonal, its halves beside each other; `size` is half the width of both. */
export function wrap(art: Canvas, given: Piece): void {
  for (const [u, v, angle, heap] of [
    [-0.5, -0.28, -0.02, 0],
    [-0.26, 0.46, -0.46, 1],
  ] as const) {
    const half = facing(art, within({ ...given, angle: 0 }, [u, v], 0.94), angle, 0.03)
    wrapRoll(art, half)
    cut(art, half, heap)
  }
  fallenCrumbs(art, within({ ...given, angle: 0 }, [-0.86, 0.78], 0.26))
}
