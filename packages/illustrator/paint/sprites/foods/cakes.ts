import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutRound } from './cutRound.ts'
import { browning, cutFace, extruded, onFace, spots, wedge } from './dough.ts'

/** Cracks that branch from the middle of a baked top. */
function crackedCrust(
  art: Canvas,
  { x, y, size, color }: Piece,
  { count, reach }: { count: number; reach: number },
): void {
  const { random } = art
  const start = random.angle()
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2 + random.jitter(0.3)
    const steps = [random.range(0.05, 0.3), 0.4, 0.58, 0.76, 0.92]
    return steps.map((share): Point => {
      const stray = angle + random.jitter(0.16)
      return [
        x + Math.cos(stray) * size * share * reach,
        y + Math.sin(stray) * size * share * reach,
      ]
    })
  })
  const bridges = lines.flatMap((line, index) => {
    const next = lines[(index + 1) % lines.length] ?? line
    const step = 1 + (index % 3)
    const [from, to] = [line[step], next[step + (index % 2)]]
    if (!from || !to) return []
    const middle: Point = [
      (from[0] + to[0]) / 2 + random.jitter(size * 0.04),
      (from[1] + to[1]) / 2 + random.jitter(size * 0.04),
    ]
    return index % 4 === 3 ? [[from, middle]] : [[from, middle, to]]
  })
  const cracks = [...lines, ...bridges].map(open).join('')
  art.movedBy(-1.5, -2.5, () =>
    art.stroke(cracks, tint(color, 0.4), size * 0.012, { opacity: 0.5 }),
  )
  art.stroke(cracks, shade(color, 0.42), size * 0.015, { opacity: 0.55 })
}

/** A golden cake with a cracked sugar crust, one slice pulled out; `size` is its radius. */
export function cake(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const body = { ...piece, x: piece.x - size * 0.08, y: piece.y - size * 0.16 }
  const depth = size * 0.3
  const crumb = mix(color, '#fbe39a', 0.7)
  const cut = {
    piece: body,
    depth,
    crust: mix(color, '#a8621f', 0.35),
    layers: [
      [depth * 0.1, shade(color, 0.16)],
      [depth * 0.9, crumb],
      [depth, mix(color, '#a8621f', 0.55)],
    ] as const,
    pores: shade(crumb, 0.25),
    gap: [0.08, 0.78] as const,
    pull: 0.3,
  }
  cutRound(art, cut, () => {
    const { x, y } = body
    art.fill(circle(x, y, size * 1.02), shade(color, 0.26))
    art.fill(circle(x - size * 0.02, y - size * 0.03, size * 0.94), color)
    art.fill(circle(x - size * 0.08, y - size * 0.1, size * 0.7), tint(color, 0.22), 0.8)
    browning(art, { x, y, rx: size * 0.9, count: 60, color, contrast: 0.18, grain: [0.015, 0.06] })
    crackedCrust(art, body, { count: 6, reach: 0.9 })
    const sugar = pack(art.random, x, y, size * 0.94, 240, { tries: 1 })
    art.specks(sugar, '#fff8e6', size * 0.015, { opacity: 0.9 })
  })
}

/** A spoonful of crème fraîche with flakes of salt. */
function cremeFraiche(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const spoonful = blob(random, x, y, size, size * 0.74, { points: 9, wobble: 0.08, angle: -0.4 })
  art.body(spoonful, '#fbf3e2', { height: size * 0.16, lit: 0.9, shaded: 0.2, highlight: 0.8 })
  const swoosh: Point[] = [
    [x - size * 0.5, y + size * 0.1],
    [x, y - size * 0.28],
    [x + size * 0.5, y - size * 0.1],
  ]
  art.stroke(open(swoosh), '#dcc8a4', size * 0.09, { opacity: 0.8 })
  const flakes = pack(random, x, y, size * 1.3, 9, { ry: size })
  art.specks(flakes, '#ffffff', size * 0.1, { length: size * 0.06 })
}

/** A dark torte, sunken and cracked, with a thin slice beside it; `size` is its radius. */
export function torte(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const body = { ...piece, x: piece.x - size * 0.1, y: piece.y - size * 0.12 }
  const depth = size * 0.22
  const cut = {
    piece: body,
    depth,
    crust: shade(color, 0.1),
    layers: [
      [depth * 0.14, tint(color, 0.2)],
      [depth * 0.9, tint(color, 0.06)],
      [depth, shade(color, 0.4)],
    ] as const,
    pores: shade(color, 0.6),
    gap: [0.1, 0.64] as const,
    pull: 0.34,
  }
  cutRound(art, cut, () => {
    const { x, y } = body
    art.fill(circle(x, y, size * 1.02), tint(color, 0.12))
    art.stroke(circle(x, y, size * 0.93), tint(color, 0.34), size * 0.06, { opacity: 0.7 })
    const sunken = blob(art.random, x, y, size * 0.82, size * 0.8, { points: 18, wobble: 0.03 })
    art.fill(closed(sunken), shade(color, 0.42))
    art.fill(closed(shrunk(sunken, 0.97, 5, 8)), shade(color, 0.06))
    art.fill(closed(shrunk(sunken, 0.6, size * 0.06, size * 0.08)), tint(color, 0.1), 0.8)
    crackedCrust(art, body, { count: 8, reach: 1 })
    const dust = pack(art.random, x - size * 0.2, y - size * 0.2, size * 0.7, 110, { tries: 1 })
    art.specks(dust, '#c79a78', size * 0.01, { opacity: 0.6 })
  })
  cremeFraiche(art, {
    ...piece,
    x: piece.x + size * 0.74,
    y: piece.y + size * 0.16,
    size: size * 0.15,
  })
}

/** A rosette of cream with a cherry. */
function rosette(art: Canvas, { x, y, size }: Piece): void {
  for (const share of [1, 0.68, 0.36]) {
    const dollop = blob(art.random, x, y - (1 - share) * size * 0.5, size * share)
    art.body(dollop, '#fff6e6', { height: 5 * share, lit: 0.86, shaded: 0.16 })
  }
  art.fill(circle(x, y - size * 0.6, size * 0.42), '#b52a3a')
  art.fill(circle(x - size * 0.15, y - size * 0.75, size * 0.13), '#ffd9cf')
}

/** A wedge of layer cake, cut side towards us; `size` is half its length. */
export function layercake(art: Canvas, given: Piece): void {
  const { x, y, size, color } = given
  const { random } = art
  const cream = '#fbf0dc'
  const tip: Point = [x - size * 0.98, y - size * 0.1]
  const top = wedge(tip, [size * 2, size * 1.3], [-0.62, 0.14])
  const end = top.at(-1) ?? tip
  const depth = size * 0.86
  art.shadow(extruded(top, depth), size * 0.12, 0.38)
  art.fill(extruded(top, depth), shade(cream, 0.16))
  cutFace(
    art,
    [tip, end],
    [
      [depth * 0.11, cream],
      [depth * 0.34, color],
      [depth * 0.43, shade(cream, 0.04)],
      [depth * 0.67, color],
      [depth * 0.76, shade(cream, 0.04)],
      [depth * 0.98, color],
      [depth, shade(color, 0.3)],
    ],
  )
  for (const level of [0.13, 0.45, 0.77]) {
    const lowered = ([u, v]: Point): Point => [u, v + depth * level]
    const pores = onFace(random, [lowered(tip), lowered(end)], depth * 0.2, 22)
    art.fill(spots(random, pores, [size * 0.008, size * 0.022]), shade(color, 0.24), 0.65)
  }
  art.fill(polygon(top), shade(cream, 0.07))
  art.fill(polygon(shrunk(top, 0.9, -size * 0.02, -size * 0.02)), '#fffaf0')
  const combed = [0.5, 0.68, 0.84].map((share) =>
    open(wedge(tip, [size * 2 * share, size * 1.3 * share], [-0.52, 0.06], 6).slice(1)),
  )
  art.stroke(combed.join(''), shade(cream, 0.14), size * 0.03, { opacity: 0.7 })
  art.stroke(open([tip, end]), '#fff', size * 0.025, { opacity: 0.9 })
  rosette(art, { ...given, x: x + size * 0.7, y: y - size * 0.36, size: size * 0.2 })
}
