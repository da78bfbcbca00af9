import type { Canvas } from '../../core/canvas.ts'
import { arc, blob, circle, closed, num, open, type Point, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Area, Piece } from '../types.ts'
import { type Fill, halves, placesIn } from './surface.ts'
import { gleam, laid, layered, slanted } from './touches.ts'

interface Puddle {
  x: number
  y: number
  rx: number
  ry: number
  angle: number
  color: Color
  wobble?: number
  height?: number
}

/** A thick puddle: its edge stands up a little and shines. */
export function puddle(art: Canvas, look: Puddle): void {
  const { x, y, rx, ry, angle, color, wobble = 0.1, height = 6 } = look
  const outline = blob(art.random, x, y, rx, ry, { points: 16, wobble, angle })
  art.body(outline, color, { height, lit: 0.95, shaded: 0.24, offset: 0.02 })
  art.fill(closed(shrunk(outline, 0.66, -rx * 0.07, -ry * 0.09)), tint(color, 0.15), 0.8)
  const size = Math.min(rx, ry)
  gleam(art, { x, y, size }, { width: 0.05, reach: 0.76, opacity: 0.6 })
  art.stroke(arc(x, y, size * 0.72, 0.3, 1.1), tint(color, 0.4), size * 0.035, { opacity: 0.5 })
}

/** Half-sunk lumps in a sauce: one path of shade under one path of light. */
export function lumps(art: Canvas, area: Area, { color, scale, count, size }: Lumps): void {
  const shapes = placesIn(art, area, scale * 0.86, count).map(([x, y]) => {
    const rx = size * art.random.range(0.55, 1.15)
    return blob(art.random, x, y, rx, rx * 0.78, {
      points: 8,
      wobble: 0.16,
      angle: art.random.angle(),
    })
  })
  layered(art, shapes.map(closed).join(''), [
    { color: SHADOW, dx: size * 0.08, dy: size * 0.14, opacity: 0.22 },
    { color: shade(color, 0.16) },
  ])
  const lit = shapes.map((shape) => closed(shrunk(shape, 0.84, -size * 0.05, -size * 0.08)))
  art.fill(lit.join(''), tint(color, 0.1))
  const shine = shapes.map((shape) => {
    const [x, y] = shape[0] ?? [0, 0]
    const [u, v] = shape[4] ?? [x, y]
    return arc((x + u) / 2, (y + v) / 2, size * 0.42, -2.7, -1.9)
  })
  art.stroke(shine.join(''), tint(color, 0.75), size * 0.1, { opacity: 0.55 })
}

interface Lumps extends Fill {
  count: number
  size: number
}

/** Drops of fat on a liquid: a darker ring, a clear middle, a point of light. */
export function fatDrops(art: Canvas, points: readonly Point[], color: Color, size: number): void {
  const drops = points.map(([x, y]) => [x, y, size * art.random.range(0.3, 1) ** 1.6] as const)
  const rings = drops.map(([x, y, radius]) => circle(x, y, radius)).join('')
  layered(art, rings, [
    { color: shade(color, 0.3), dx: 1, dy: 2, opacity: 0.35 },
    { color: tint(color, 0.12), opacity: 0.65 },
    { color: tint(color, 0.55), width: 2.2, opacity: 0.55 },
  ])
  const shine = drops.map(([x, y, radius]) => arc(x, y, radius * 0.58, -2.8, -1.9))
  art.stroke(shine.join(''), '#fff8e6', size * 0.16, { opacity: 0.75 })
}

/** A spiral of something thick, thinner towards its ends; `size` is its radius. */
export function spiral(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const turns = 1.75
  const steps = 30
  const spine = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const turn = angle + share * turns * Math.PI * 2
    const reach = size * (0.04 + 0.94 * share ** 0.85) * (1 + art.random.jitter(0.025))
    const width =
      size * (0.012 + 0.1 * Math.sin(Math.PI * share ** 0.5)) * art.random.range(0.84, 1.16)
    return { turn, reach, width }
  })
  const side = (sign: number) =>
    spine.map(({ turn, reach, width }): Point => {
      const away = reach + sign * width
      return [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
    })
  const path = closed([...side(1), ...side(-1).toReversed()])
  layered(art, path, [{ color: SHADOW, dx: 3, dy: 5, opacity: 0.24 }, { color: shade(color, 0.1) }])
  const middle = spine.map(({ turn, reach }): Point => [
    x + Math.cos(turn) * reach - size * 0.008,
    y + Math.sin(turn) * reach - size * 0.014,
  ])
  art.clipped(path, () => art.stroke(open(middle), color, size * 0.13))
  art.stroke(open(middle.slice(5, -7)), tint(color, 0.8), size * 0.04, { opacity: 0.9 })
}

/** A sauce drizzled to and fro, with a few drops beside it; `size` is half its width. */
export function drizzle(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const lean = slanted(angle, 0.5)
  const turns = 13
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const points = Array.from({ length: turns }, (_, index): Point => {
    const along = ((index / (turns - 1)) * 2 - 1) * size * 0.92
    const room = Math.sqrt(Math.max(0.06, 1 - (along / size) ** 2)) * size * 0.8
    const across = (index % 2 ? 1 : -1) * room * art.random.range(0.82, 1.05)
    return [x + along * cos - across * sin, y + along * sin + across * cos]
  })
  const drops = points
    .filter((_, index) => index % 4 === 1)
    .map(([u, v]) => `M${num(u + art.random.jitter(22))} ${num(v + art.random.jitter(22))}l.1 0`)
  layered(art, open(points) + drops.join(''), [
    { color: SHADOW, width: size * 0.036, dx: 3, dy: 5, opacity: 0.28 },
    { color: shade(color, 0.14), width: size * 0.038 },
    { color, width: size * 0.029, dx: -0.8, dy: -1.2 },
    { color: tint(color, 0.7), width: size * 0.009, dx: -2, dy: -3, opacity: 0.9 },
  ])
}

/** A heap of something thick dropped from a spoon, drawn out to a tip; `size` is its radius. */
export function dollop(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const outline = blob(art.random, x, y, size, size * 0.88, { points: 11, wobble: 0.07, angle })
  art.body(outline, color, { height: size * 0.13, lit: 0.93, shaded: 0.2, offset: 0.04 })
  art.fill(closed(shrunk(outline, 0.62, -size * 0.08, -size * 0.12)), tint(color, 0.5), 0.8)
  const fold = [0.78, 0.62, 0.46, 0.3, 0.16, 0.05].map((reach, index): Point => {
    const turn = angle + index * 1.05
    return [x + Math.cos(turn) * size * reach, y + Math.sin(turn) * size * reach * 0.9]
  })
  layered(art, open(fold), [
    { color: shade(color, 0.2), width: size * 0.09, dx: 1.5, dy: 3, opacity: 0.55 },
    { color: tint(color, 0.85), width: size * 0.075, opacity: 0.95 },
  ])
  gleam(art, { x, y, size }, { width: 0.06, reach: 0.8, color: '#ffffff', opacity: 0.85 })
}

/** Yogurt or cream trailed over a dish in three loose strokes; `size` is half the longest. */
export function streak(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const spot = { ...piece, angle: slanted(piece.angle, -0.5) }
  const strokes = [
    { across: -0.24, from: -0.7, to: 0.78 },
    { across: 0, from: -0.98, to: 0.98 },
    { across: 0.25, from: -0.66, to: 0.6 },
  ].map(({ across, from, to }) => {
    const sway = random.range(0.05, 0.1)
    return Array.from({ length: 9 }, (_, step) => {
      const share = step / 8
      const u = from + (to - from) * share
      const v = across + Math.sin(u * 3.4 + across * 2) * sway
      const width = (0.025 + 0.055 * Math.sin(Math.PI * share)) * random.range(0.75, 1.25)
      return { u, v, width }
    })
  })
  const ribbons = strokes.map((stroke) => {
    const edge = (side: number) => stroke.map(({ u, v, width }): Point => [u, v + side * width])
    return closed(laid([...edge(-1), ...edge(1).toReversed()], spot))
  })
  layered(art, ribbons.join(''), [
    { color: SHADOW, dx: 3, dy: 6, opacity: 0.24 },
    { color: shade(color, 0.12) },
    { color, dx: -1, dy: -2.4 },
  ])
  const light = strokes.map((stroke) =>
    open(
      laid(
        stroke.slice(1, -1).map(({ u, v, width }): Point => [u, v - width * 0.35]),
        spot,
      ),
    ),
  )
  art.stroke(light.join(''), '#ffffff', size * 0.026, { opacity: 0.85 })
}

/** Drops of red oil afloat, as one cluster over the dish. */
export function oilDrops(
  art: Canvas,
  area: Pick<Area, 'x' | 'y' | 'radius'>,
  { color, count }: { color: Color; count: number },
): void {
  const place = { ...area, width: area.radius * 2, height: area.radius * 2, angle: 0, round: true }
  const [rx] = halves(place, 1)
  const points = placesIn(art, place, 1, count)
  const drops = points.map(([x, y]) => [x, y, rx * 0.06 * art.random.range(0.2, 1) ** 1.7] as const)
  layered(art, drops.map(([x, y, radius]) => circle(x, y, radius)).join(''), [
    { color: shade(color, 0.3), dx: 1, dy: 1.8, opacity: 0.35 },
    { color, opacity: 0.68 },
  ])
  const inner = drops.map(([x, y, radius]) =>
    circle(x + radius * 0.15, y + radius * 0.2, radius * 0.55),
  )
  art.fill(inner.join(''), mix(color, '#f7a046', 0.5), 0.5)
  const shine = drops.map(([x, y, radius]) => arc(x, y, radius * 0.6, -2.8, -1.8))
  art.stroke(shine.join(''), '#fff3dc', 3, { opacity: 0.85 })
}
