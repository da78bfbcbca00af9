import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import {
  browning,
  cutFace,
  extruded,
  facing,
  onFace,
  placed,
  shape,
  spots,
  wedge,
} from './dough.ts'

/** Blisters of a griddled bread: a pale ring of raised dough around each browned spot. */
function blisters(art: Canvas, piece: Piece, count: number, reach = 0.8): void {
  const { x, y, size, color } = piece
  const { random } = art
  const places = pack(random, x, y, size * reach, count, { tries: 6 })
  const brown = mix(color, '#8a4416', 0.6)
  const large = places.slice(0, Math.ceil(count * 0.4))
  const small = places.slice(large.length)
  for (const [bx, by] of large) {
    const radius = size * random.range(0.05, 0.12)
    const look = { angle: random.angle(), wobble: 0.16, points: 8 }
    const spot = blob(random, bx, by, radius, radius * 0.72, look)
    art.fill(closed(shrunk(spot, 1.45)), mix(color, brown, 0.28), 0.7)
    art.fill(closed(spot), brown, 0.8)
    art.fill(closed(shrunk(spot, 0.5, -radius * 0.12, -radius * 0.14)), mix(brown, color, 0.4), 0.8)
  }
  art.fill(spots(random, small, [size * 0.012, size * 0.04]), brown, 0.65)
}

/** A flat round bread with a thin edge. */
function flatRound(art: Canvas, piece: Piece, thickness: number): Point[] {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.97, { points: 16, wobble: 0.018 })
  art.shadow(closed(outline), size * (0.05 + thickness), 0.34)
  art.fill(closed(moved(outline, size * 0.01, size * thickness)), shade(color, 0.4))
  art.fill(closed(outline), shade(color, 0.14))
  art.fill(closed(shrunk(outline, 0.94, -size * 0.012, -size * 0.02)), color)
  return outline
}

/** A puffed pita: a soft dome, a dented rim, few brown spots; `size` is its radius. */
export function pita(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = flatRound(art, piece, 0.055)
  art.stroke(closed(shrunk(outline, 0.86)), shade(color, 0.2), size * 0.03, { opacity: 0.5 })
  art.fill(closed(shrunk(outline, 0.82, -size * 0.02, -size * 0.03)), tint(color, 0.14))
  art.fill(closed(shrunk(outline, 0.55, -size * 0.09, -size * 0.12)), tint(color, 0.4), 0.85)
  blisters(art, piece, 15, 0.72)
  const flour = pack(art.random, piece.x, piece.y, size * 0.85, 40, { tries: 1 })
  art.specks(flour, '#fff6e0', size * 0.022, { opacity: 0.7 })
}

const NAAN: readonly Point[] = shape(
  '-1.02 0.05, -0.78 -0.42, -0.3 -0.6, 0.25 -0.52, 0.72 -0.3, 1.1 0.04, 0.8 0.3, 0.3 0.52, -0.3 0.62, -0.8 0.46',
)

/** Bubbles of a naan that the oven has charred. */
function charredBubbles(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const local = pack(random, 0, 0, 0.78, 11, { ry: 0.4 })
  for (const [x, y] of placed(local, piece)) {
    const radius = size * random.range(0.07, 0.14)
    const bubble = blob(random, x, y, radius, radius * 0.85, { wobble: 0.1 })
    art.fill(closed(moved(bubble, size * 0.015, size * 0.025)), shade(color, 0.3), 0.7)
    art.fill(closed(bubble), tint(color, 0.22))
    const char = blob(random, x + radius * 0.1, y, radius * 0.6, radius * 0.5, { wobble: 0.25 })
    art.fill(closed(char), '#6b3517', 0.85)
  }
}

/** A naan: a teardrop with charred bubbles, butter and herbs; `size` is half its length. */
export function naan(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.45, 0.15)
  const { size, color } = piece
  const outline = placed(
    NAAN.map(([u, v]): Point => [u + art.random.jitter(0.03), v + art.random.jitter(0.03)]),
    piece,
  )
  art.body(outline, color, { height: size * 0.1, lit: 0.94, shaded: 0.32, offset: 0.02 })
  art.fill(closed(shrunk(outline, 0.72, -size * 0.03, -size * 0.04)), tint(color, 0.24), 0.8)
  charredBubbles(art, piece)
  const butter = placed(shape('-0.7 -0.2, -0.45 -0.4, -0.1 -0.46'), piece)
  art.stroke(open(butter), '#fff3c8', size * 0.04, { opacity: 0.8 })
  const herbs = placed(pack(art.random, 0, 0, 0.8, 26, { ry: 0.42, tries: 3 }), piece)
  art.specks(herbs, '#4d7a35', size * 0.028, { length: size * 0.03 })
}

/** A wedge of cornbread, its cut side towards us; `size` is half its length. */
export function cornbread(art: Canvas, given: Piece): void {
  const { size, color, x, y } = given
  const tip: Point = [x - size, y - size * 0.14]
  const top = wedge(tip, [size * 1.95, size * 1.75], [-0.36 + art.random.jitter(0.05), 0.36])
  const depth = size * 0.42
  art.shadow(extruded(top, depth), size * 0.14, 0.36)
  art.fill(extruded(top, depth), mix(color, '#8a4a18', 0.6))
  const last = top.at(-1) ?? tip
  cutFace(
    art,
    [tip, last],
    [
      [depth * 0.12, mix(color, '#8a4a18', 0.45)],
      [depth * 0.9, tint(color, 0.14)],
      [depth, mix(color, '#8a4a18', 0.5)],
    ],
  )
  const face = onFace(art.random, [tip, last], depth, 42)
  art.fill(spots(art.random, face, [size * 0.008, size * 0.024]), shade(color, 0.26), 0.65)
  art.fill(polygon(top), mix(color, '#a75f1e', 0.42))
  art.fill(polygon(shrunk(top, 0.9, -size * 0.02, -size * 0.02)), mix(color, '#c98226', 0.3))
  art.clipped(polygon(top), () => {
    const bake = { x: x + size * 0.25, y: y - size * 0.12, rx: size * 0.8, ry: size * 0.5, color }
    browning(art, { ...bake, count: 46, contrast: 0.34, grain: [0.014, 0.055] })
  })
  art.stroke(open([tip, last]), tint(color, 0.5), size * 0.02, { opacity: 0.8 })
}
