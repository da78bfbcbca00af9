import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { laid, layered, patches } from './touches.ts'

/** How the meat came off the bone: blocks, wedges, a long strip, one that split along its grain. */
const TORN: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-0.86 -0.22, -0.6 -0.52, -0.1 -0.6, 0.42 -0.5, 0.82 -0.58, 0.9 -0.2, 0.74 0.06, 0.86 0.4, 0.46 0.56, 0 0.48, -0.44 0.6, -0.82 0.36, -0.7 0.08',
  ),
  shape(
    '-0.98 0.1, -0.72 -0.22, -0.24 -0.44, 0.3 -0.6, 0.76 -0.44, 0.7 -0.12, 0.92 0.16, 0.6 0.42, 0.12 0.4, -0.4 0.36, -0.76 0.34',
  ),
  shape(
    '-1.1 0.18, -0.92 -0.12, -0.5 -0.34, 0 -0.4, 0.52 -0.28, 0.9 -0.02, 1.16 0.26, 0.86 0.36, 0.94 0.54, 0.5 0.36, 0 0.16, -0.46 0.22, -0.8 0.44',
  ),
  shape(
    '-0.7 -0.5, -0.2 -0.66, 0.3 -0.56, 0.62 -0.3, 1.02 -0.34, 0.78 -0.06, 1 0.14, 0.56 0.28, 0.3 0.58, -0.2 0.62, -0.66 0.5, -0.58 0.16, -0.82 -0.1',
  ),
  shape(
    '-0.62 -0.36, -0.1 -0.5, 0.4 -0.42, 0.66 -0.1, 0.56 0.3, 0.16 0.48, -0.3 0.4, -0.66 0.2, -0.52 -0.06',
  ),
]

/** Poached chicken torn along its grain, in pieces of any shape; `size` is about half its length. */
export function tornchicken(art: Canvas, given: Piece): void {
  const { random } = art
  const size = given.size * random.range(0.74, 1.16)
  const color = mix(
    mix(given.color, '#d99a4c', 0.25),
    mix(given.color, '#fff0c8', 0.55),
    random.next(),
  )
  const piece = { ...given, size, color }
  const flip = random.pick([-1, 1])
  const form = random.pick([...TORN]).map(([u, v]): Point => {
    return [u * (1 + random.jitter(0.08)), v * flip * (1 + random.jitter(0.12))]
  })
  const outline = laid(form, piece)
  const path = closed(outline)
  const side = mix(shade(color, 0.34), '#b0702c', 0.5)
  layered(art, path, [
    { color: SHADOW, dx: size * 0.12, dy: size * 0.3, opacity: 0.3 },
    { color: side, dx: size * 0.03, dy: size * 0.16 },
    { color: mix(shade(color, 0.1), '#d8a45c', 0.3) },
  ])
  art.clipped(path, () => {
    const top = moved(shrunk(outline, 0.86), -size * 0.06, -size * 0.08)
    art.fill(closed(top), color)
    art.fill(closed(shrunk(top, 0.6, -size * 0.08, -size * 0.1)), mix(color, '#fff4d2', 0.6), 0.85)
    grain(art, piece, random.range(-0.3, 0.3))
    const { x, y, angle } = piece
    const spread = { x, y, angle, rx: size * 0.7, ry: size * 0.4 }
    art.fill(patches(art, { ...spread, count: 4, grain: size * 0.13 }), '#d9a45c', 0.4)
  })
  wet(art, outline, size)
}

/** Lines of muscle that run along the piece, bowed together, some of them opened to a cleft. */
function grain(art: Canvas, piece: Piece, bend: number): void {
  const { random } = art
  const { size, color } = piece
  const lines = [-0.42, -0.26, -0.08, 0.1, 0.26, 0.42].map((v) => {
    const from = random.range(-0.95, -0.1)
    const to = from + random.range(0.4, 1)
    const on = (u: number): Point => [
      u,
      v * (1 - 0.25 * u * u) + bend * u * u + random.jitter(0.03),
    ]
    return open(laid([on(from), on((from + to) / 2), on(to)], piece))
  })
  const dark = mix(shade(color, 0.26), '#b8803c', 0.5)
  art.stroke(lines.join(''), dark, size * 0.04, { opacity: 0.55 })
  art.stroke(lines.slice(2, 4).join(''), shade(dark, 0.3), size * 0.06, { opacity: 0.4 })
  art.movedBy(-size * 0.015, size * 0.045, () => {
    art.stroke(lines.join(''), '#fffaf0', size * 0.035, { opacity: 0.65 })
  })
}

/** The light on the wet edge that is turned to the window. */
function wet(art: Canvas, outline: readonly Point[], size: number): void {
  const inner = shrunk(outline, 0.8, 0, 0, 0.78)
  const [nearest] = inner.toSorted(([a, b], [c, d]) => a + b * 1.4 - c - d * 1.4)
  if (!nearest) return
  const at = inner.indexOf(nearest)
  const around = [-1, 0, 1].map((step) => inner.at((at + step) % inner.length) ?? nearest)
  art.stroke(open(around), '#ffffff', size * 0.07, { opacity: 0.75 })
}
