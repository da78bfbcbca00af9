import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import {
  blob,
  centroid,
  closed,
  moved,
  num,
  open,
  type Point,
  shrunk,
  turnedPoint,
} from '../../../core/contour.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'
import { strewn } from '../shapes.ts'

/** The flesh of ginger in a skin of this color. */
export function fleshOf(skin: Color): Color {
  return mix(skin, '#ffe9a0', 0.78)
}

/** Ginger cut across: the skin's thin line, the pale bark, the core with its fibres; `size` is its half. */
export function cutFace(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const outline = blob(art.random, x, y, size * 0.62, size, { angle, points: 11, wobble: 0.05 })
  faceWithin(art, outline, color)
}

/** What is seen of the flesh within an outline of skin. */
function faceWithin(art: Canvas, outline: readonly Point[], color: Color): void {
  const { random } = art
  const flesh = fleshOf(color)
  const size = extent(outline)
  art.fill(closed(outline), shade(color, 0.24))
  const face = closed(shrunk(outline, 0.92, -0.6, -1))
  art.fill(face, flesh)
  art.clipped(face, () => {
    const core = shrunk(outline, 0.7)
    layered(art, closed(core), [
      { color: tint(flesh, 0.3) },
      { color: shade(flesh, 0.24), width: size * 0.05, opacity: 0.7 },
    ])
    const [cx, cy] = centroid(outline)
    const fibres = strewn(random, cx, cy, size * 0.6, 20)
    art.specks(fibres.slice(0, 13), shade(flesh, 0.34), size * 0.07, { opacity: 0.6 })
    art.specks(fibres.slice(13), '#fffbe6', size * 0.08, { opacity: 0.9 })
    const light = shrunk(outline, 0.32, -size * 0.34, -size * 0.36)
    art.softFill(closed(light), '#ffffff', 0.36, size * 0.14)
    art.softFill(closed(shrunk(outline, 0.4, size * 0.56, size * 0.6)), SHADOW, 0.14, size * 0.2)
  })
}

function extent(outline: readonly Point[]): number {
  const [x, y] = centroid(outline)
  return outline.reduce((sum, [u, v]) => sum + Math.hypot(u - x, v - y), 0) / outline.length
}

/** A slice across a root, as uneven as the root is; `size` is half its length. */
export function coin(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const outline = blob(art.random, x, y, size, size * 0.78, { angle, points: 9, wobble: 0.09 })
  const thick = size * 0.2
  castShadow(art, closed(outline), size)
  layered(art, closed(moved(outline, 1, thick)), [
    { color: SHADOW, dx: 3, dy: 3, opacity: 0.4 },
    { color: shade(color, 0.5) },
    { color: shade(color, 0.3), dx: -1, dy: -thick * 0.5 },
  ])
  faceWithin(art, outline, color)
}

/** Matchsticks of ginger in a heap; the last ones lie on top. */
export function matchsticks(art: Canvas, { x, y, size, color }: Omit<Piece, 'angle'>): void {
  const { random } = art
  const flesh = fleshOf(color)
  const places = [...strewn(random, x, y, size, 40), ...strewn(random, x, y, size * 0.62, 40)]
  for (const [index, [u, v]] of places.entries()) {
    const angle = random.pick([-0.5, 0.3, 1.1]) + random.jitter(0.6)
    const [dx, dy] = turnedPoint([size * random.range(0.3, 0.46), 0], angle)
    const line = `M${num(u - dx)} ${num(v - dy)}L${num(u + dx)} ${num(v + dy)}`
    const dim = Math.max(0, (u - x) * 0.5 + (v - y) * 0.8) / size
    const own = mix(flesh, shade(color, 0.4), Math.max(0, 0.34 - index * 0.006) + dim * 0.22)
    const width = size * 0.12
    layered(art, line, [
      { color: SHADOW, width, dx: 2.5, dy: 4, opacity: 0.36 },
      { color: shade(own, 0.26), width, dy: 1.5 },
      { color: own, width: width * 0.8, dx: -0.6, dy: -0.8 },
      { color: '#fffbe8', width: width * 0.22, dx: -1, dy: -width * 0.3, opacity: 0.8 },
    ])
  }
}

/** A thin strip of skin that the knife took off, its pale side in its bend. */
export function peel(art: Canvas, { x, y, size, angle, color }: Piece, bend: number): void {
  const { random } = art
  const widths = [0.02, 0.1, 0.15, 0.17, 0.15, 0.18, 0.15, 0.1, 0.03].map(
    (wide) => wide * random.range(0.8, 1.2),
  )
  const side = (share: number): Point[] =>
    widths.map((wide, index) => {
      const turn = (index / 8 - 0.5) * bend
      const reach = size * (1 + share * wide)
      return turnedPoint([Math.cos(turn) * reach - size, Math.sin(turn) * reach], angle, x, y)
    })
  const part = (from: number, to: number) => closed([...side(from), ...side(to).toReversed()])
  art.shadow(part(-1, 1), 10, 0.42)
  layered(art, part(-1, 1), [
    { color: shade(color, 0.5) },
    { color: shade(color, 0.08), dx: -1, dy: -2 },
  ])
  art.stroke(open(side(0.5)), tint(color, 0.4), size * 0.05, { opacity: 0.6 })
  layered(art, part(-1, -0.4), [
    { color: shade(color, 0.4), dx: 1, dy: 2 },
    { color: fleshOf(color) },
  ])
}
