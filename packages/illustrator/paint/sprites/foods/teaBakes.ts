import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import {
  browning,
  crumbHoles,
  extruded,
  facing,
  placed,
  shape,
  wall,
  wedge,
  within,
} from './dough.ts'

/** A piece of walnut in a crumb. */
function walnutBit(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const bit = blob(random, x, y, size, size * 0.7, {
    points: 7,
    wobble: 0.16,
    angle: random.angle(),
  })
  art.body(bit, '#c0894c', { height: 2, lit: 0.84, shaded: 0.42 })
  const groove: Point[] = [
    [x - size * 0.5, y],
    [x, y - size * 0.15],
    [x + size * 0.5, y + size * 0.1],
  ]
  art.stroke(open(groove), '#7c4a22', size * 0.16, { opacity: 0.75 })
}

const LOAF_SLICE: readonly Point[] = shape(
  '-0.84 0.72, -0.98 -0.2, -0.86 -0.52, -0.45 -0.7, -0.1 -0.86, 0.14 -0.76, 0.5 -0.7, 0.86 -0.5, 0.98 -0.2, 0.84 0.72, 0.6 0.8, -0.6 0.8',
)

/** A slice of the loaf lying flat, walnuts in its crumb. */
function bananaSlice(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const crumb = mix(color, '#efc88a', 0.68)
  const outline = placed(LOAF_SLICE, piece)
  art.shadow(closed(outline), size * 0.16, 0.36)
  art.fill(closed(moved(outline, size * 0.03, size * 0.09)), shade(color, 0.5))
  art.fill(closed(outline), shade(color, 0.14))
  art.fill(closed(shrunk(outline, 0.9)), shade(crumb, 0.1))
  art.fill(closed(shrunk(outline, 0.78, -size * 0.02, -size * 0.03)), tint(crumb, 0.12))
  crumbHoles(art, { ...piece, size: size * 0.66, color: crumb }, { count: 22 })
  for (const [x, y] of placed(pack(art.random, 0, 0, 0.62, 5), piece)) {
    walnutBit(art, { ...piece, x, y, size: size * art.random.range(0.1, 0.17) })
  }
}

/** The crack along the top of a quick loaf, and its lid of coarse sugar. */
function crackedTop(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const steps = [-0.82, -0.55, -0.3, -0.05, 0.22, 0.5, 0.74]
  const line = steps.map((u): Point => [u, -0.06 + random.jitter(0.045)])
  const lower = line.map(([u, v], index): Point => [u, v + 0.045 + 0.05 * Math.sin(index)])
  const crack = placed([...line, ...lower.toReversed()], piece)
  art.fill(closed(shrunk(crack, 1.05, 3, 6)), shade(color, 0.55), 0.8)
  art.fill(closed(crack), mix(color, '#e2b06a', 0.55))
  art.stroke(open(placed(line, piece)), shade(color, 0.55), size * 0.014)
  const sugar = placed(pack(random, -0.05, 0, 0.84, 90, { ry: 0.36, box: true, tries: 2 }), piece)
  art.specks(moved(sugar, 1.5, 2.5), shade(color, 0.6), size * 0.018, { opacity: 0.5 })
  art.specks(sugar, '#f7dfb2', size * 0.018, { opacity: 0.9 })
}

/** A banana loaf, two slices cut from it; `size` is half the width of the whole. */
export function bananabread(art: Canvas, given: Piece): void {
  const loaf = { ...within(given, [-0.2, -0.24], 0.82), angle: -0.2 }
  const { size, color } = loaf
  const top = placed(
    shape(
      '-0.98 -0.36, -0.8 -0.5, 0 -0.53, 0.8 -0.5, 0.92 -0.42, 0.96 0.36, 0.8 0.46, 0 0.5, -0.8 0.47, -1 0.34, -1.04 0',
    ),
    loaf,
  )
  const depth = size * 0.34
  art.shadow(extruded(top, depth), size * 0.12, 0.38)
  art.fill(extruded(top, depth), shade(color, 0.5))
  art.fill(extruded(top, depth * 0.55), shade(color, 0.3))
  art.fill(closed(top), shade(color, 0.14))
  art.fill(closed(shrunk(top, 0.94, -size * 0.02, -size * 0.02)), color)
  art.fill(closed(shrunk(top, 0.7, -size * 0.05, -size * 0.06)), tint(color, 0.16), 0.85)
  art.clipped(closed(top), () => {
    browning(art, { ...loaf, rx: size * 0.95, ry: size * 0.5, count: 44, grain: [0.012, 0.05] })
    crackedTop(art, loaf)
  })
  bananaSlice(art, { ...within(given, [0.42, 0.4], 0.42), angle: 0.12 })
  bananaSlice(art, { ...within(given, [0.78, 0.26], 0.42), angle: 0.42 })
}

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
