import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { browning, extruded, facing, placed, wall, wedge } from './dough.ts'

/** A scone: a wedge with a sugared, craggy top and currants; `size` is half its length. */
export function scone(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0.25, 0.35)
  const { size, color } = piece
  const { random } = art
  const raw = wedge([-0.95, 0], [1.8, 1.8], [-0.45, 0.45], 6)
  const rough = raw.map(([u, v]): Point => [u + random.jitter(0.035), v + random.jitter(0.035)])
  const top = placed(rough, piece)
  const depth = size * 0.4
  art.shadow(extruded(top, depth), size * 0.12, 0.36)
  art.fill(extruded(top, depth), shade(tint(color, 0.3), 0.3))
  art.fill(extruded(top, depth * 0.5), tint(color, 0.3))
  art.fill(polygon(top), shade(color, 0.14))
  art.fill(polygon(shrunk(top, 0.88, -size * 0.02, -size * 0.03)), tint(color, 0.1))
  const center = placed([[0.2, 0]], piece)[0] ?? [piece.x, piece.y]
  art.clipped(polygon(top), () => {
    browning(art, { x: center[0], y: center[1], rx: size * 0.7, count: 34, color })
  })
  for (const [u, v] of placed(pack(random, 0.25, 0, 0.6, 8, { ry: 0.42 }), piece)) {
    const currant = blob(random, u, v, size * 0.06, size * 0.045, { angle: random.angle() })
    art.body(currant, '#43202a', { height: 2, lit: 0.8, shaded: 0.4 })
  }
  const sugar = placed(pack(random, 0.25, 0, 0.75, 40, { ry: 0.5, tries: 2 }), piece)
  art.specks(sugar, '#fff8e8', size * 0.03, { opacity: 0.9 })
}

/** A tall flaky biscuit; `size` is its radius. */
export function biscuit(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const top = blob(random, x, y - size * 0.18, size, size * 0.9, { points: 14, wobble: 0.02 })
  const depth = size * 0.46
  art.shadow(extruded(top, depth), size * 0.14, 0.36)
  art.fill(extruded(top, depth), shade('#f3dba6', 0.28))
  const front = Array.from({ length: 13 }, (_, index): Point => {
    const angle = 0.1 + (index / 12) * (Math.PI - 0.2)
    return [x + Math.cos(angle) * size, y - size * 0.18 + Math.sin(angle) * size * 0.9]
  })
  for (const [drop, tone] of [
    [0.34, 0.16],
    [0.22, 0.04],
    [0.11, 0.2],
  ] as const) {
    const line = front.map(([u, v]): Point => [u, v + size * (drop + random.jitter(0.02))])
    art.fill(wall(line, size * 0.08), shade('#f6e2b4', tone))
    art.stroke(open(line), '#b9813c', size * 0.025, { opacity: 0.5 })
  }
  art.fill(closed(top), shade(color, 0.16))
  art.fill(closed(shrunk(top, 0.93, -size * 0.02, -size * 0.03)), color)
  art.fill(closed(shrunk(top, 0.6, -size * 0.1, -size * 0.12)), tint(color, 0.3), 0.9)
  browning(art, { x, y: y - size * 0.2, rx: size * 0.78, ry: size * 0.68, count: 24, color })
}
