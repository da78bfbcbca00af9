import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { layered } from './touches.ts'

const CREAM = '#fff8ea'

/** A pavlova: a cracked shell of meringue, cream heaped in it, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  shell(art, piece)
  const hollow = blob(art.random, x, y - size * 0.06, size * 0.66, size * 0.62, { points: 13 })
  art.fill(closed(hollow), shade(CREAM, 0.3))
  heapedCream(art, { ...piece, y: y - size * 0.08, size: size * 0.62 })
  passionPulp(art, { ...piece, x: x + size * 0.02, y: y - size * 0.12, size: size * 0.42 })
}

/** The meringue: its browned side, swept up into waves, cracked where it dried. */
function shell(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.95, { points: 20, wobble: 0.035 })
  const depth = size * 0.17
  art.shadow(closed(moved(outline, 0, depth)), size * 0.16, 0.4)
  art.fill(closed(moved(outline, 0, depth)), shade(color, 0.44))
  art.fill(closed(moved(outline, -2, depth * 0.55)), shade(color, 0.26))
  art.fill(closed(outline), shade(color, 0.04))
  art.fill(closed(shrunk(outline, 0.97, -4, -7)), tint(color, 0.6))
  for (let index = 0; index < 30; index += 1) {
    const angle = (index / 30) * Math.PI * 2 + random.jitter(0.08)
    const far = size * random.range(0.76, 0.9)
    const spot: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.95]
    const look = { angle: angle + 1.2 + random.jitter(0.3), points: 9, wobble: 0.1 }
    const wave = blob(random, ...spot, size * random.range(0.14, 0.22), size * 0.09, look)
    art.body(wave, tint(color, 0.7), { height: size * 0.03, shaded: 0.2, shadowOpacity: 0.22 })
  }
  const cracks = Array.from({ length: 15 }, () => {
    const angle = random.range(0.2, Math.PI - 0.2)
    const foot: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.95]
    return open([
      foot,
      [foot[0] + random.jitter(9), foot[1] + depth * 0.5],
      [foot[0] + random.jitter(12), foot[1] + depth * 0.95],
    ])
  })
  art.stroke(cracks.join(''), '#a8783e', size * 0.014, { opacity: 0.7 })
}

/** Cream in soft spoonfuls, one over the other. */
function heapedCream(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const spoonfuls = [...pack(random, x, y, size * 0.86, 10, { ry: size * 0.78 }), [x, y] as const]
  for (const [u, v] of spoonfuls.toSorted(([, a], [, b]) => a - b)) {
    const reach = size * random.range(0.32, 0.44)
    const look = { points: 9, wobble: 0.1, angle: random.angle() }
    const dollop = blob(random, u, v, reach, reach * 0.84, look)
    art.body(dollop, CREAM, { height: size * 0.07, shaded: 0.26, highlight: 0.8 })
    const swoosh = bow([u, v], [reach * 0.62, reach * 0.5], [0.4, 2.9], 6)
    art.stroke(open(swoosh), '#d9c4a4', reach * 0.1, { opacity: 0.55 })
  }
}

/** Yellow passion fruit with its black seeds, spooned over: it runs between the heaps of cream. */
function passionPulp(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const around = pack(random, x, y, size * 1.15, 15, { ry: size })
  const spoonful = (u: number, v: number, reach: number) =>
    blob(random, u, v, reach, reach * 0.8, { points: 11, wobble: 0.08, angle: random.angle() })
  const pools = [
    spoonful(x, y, size * 0.86),
    ...around.map(([u, v]) => spoonful(u, v, size * random.range(0.2, 0.42))),
  ]
  layered(art, pools.map(closed).join(''), [
    { color: '#2a1029', dx: 3, dy: 6, opacity: 0.3 },
    { color: '#c2761a' },
  ])
  art.fill(pools.map((pool) => closed(shrunk(pool, 0.9, -2, -4))).join(''), '#f0a51e')
  art.fill(pools.map((pool) => closed(shrunk(pool, 0.5, -5, -8))).join(''), '#fbd25a', 0.8)
  const seed = size * 0.068
  for (const [u, v] of [...around, ...pack(random, x, y, size * 0.55, 20)]) {
    const look = { angle: random.angle(), points: 7 }
    art.fill(closed(blob(random, u, v, seed, seed * 0.62, look)), '#241a1e')
    art.fill(circle(u - seed * 0.3, v - seed * 0.3, seed * 0.24), '#ffffff')
  }
}
