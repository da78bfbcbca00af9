import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, type Point, shrunk, turned } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { facing, placed, shape, within } from './dough.ts'

const SLASH: readonly Point[] = shape(
  '-0.09 -0.34, -0.005 -0.15, 0.05 0.08, 0.09 0.32, 0.03 0.26, -0.03 0.08, -0.075 -0.12',
)

/** A cut in a crust that has opened: shadow, pale crumb, the raised ear along its edge. */
function slash(art: Canvas, piece: Piece, along: number, width: number, height: number): void {
  const cut = SLASH.map(([u, v]): Point => [along + u * width, v * height])
  const points = placed(cut, piece)
  const { color, size } = piece
  art.fill(closed(moved(points, size * 0.018, size * 0.024)), shade(color, 0.5), 0.6)
  art.fill(closed(points), mix('#f3d8a2', color, 0.12))
  art.fill(closed(shrunk(points, 0.62, -size * 0.004, -size * 0.01)), '#faeac6')
  art.stroke(open(points.slice(4).toReversed()), shade(color, 0.42), size * 0.016, {
    opacity: 0.75,
  })
}

/** A crust with light from the upper left, ready for its cuts. */
function crust(art: Canvas, outline: readonly Point[], { size, color }: Piece): void {
  art.shadow(closed(outline), size * 0.09, 0.36)
  art.fill(closed(moved(outline, size * 0.006, size * 0.03)), shade(color, 0.5))
  art.fill(closed(outline), shade(color, 0.28))
  art.fill(closed(shrunk(outline, 0.92, -size * 0.022, -size * 0.034)), shade(color, 0.08))
  art.fill(closed(shrunk(outline, 0.78, -size * 0.04, -size * 0.06)), tint(color, 0.1))
  art.fill(closed(shrunk(outline, 0.5, -size * 0.07, -size * 0.1)), tint(color, 0.24), 0.8)
}

/** Flour left on a crust, in the lines of a proofing basket. */
function flourDust(art: Canvas, piece: Piece, reach: Point, count: number): void {
  const { random } = art
  const dots = Array.from({ length: count }, (): Point => {
    const angle = random.angle()
    const ring = 0.35 + random.whole(0, 3) * 0.17 + random.jitter(0.04)
    return [Math.cos(angle) * ring * reach[0], Math.sin(angle) * ring * reach[1]]
  })
  art.specks(placed(dots, piece), '#fff3da', piece.size * 0.011, { opacity: 0.6 })
}

/** A long loaf with slanted cuts; `size` is half its length. */
export function baguette(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const half = [0.02, 0.12, 0.175, 0.2, 0.208, 0.21, 0.208, 0.2, 0.175, 0.12, 0.02]
  const upper = half.map((height, index): Point => [
    -1 + index * 0.2,
    -height - art.random.next() * 0.008,
  ])
  const lower = half.map((height, index): Point => [1 - index * 0.2, height])
  const outline = placed([...upper, ...lower], piece)
  crust(art, outline, { ...piece, size: size * 0.5 })
  art.clipped(closed(outline), () => {
    for (const along of [-0.68, -0.35, -0.02, 0.31, 0.64]) {
      slash(art, within(piece, [along, 0], 1, { angle: -0.62 }), 0, 0.8, 0.76)
    }
    flourDust(art, { ...piece, color }, [0.95, 0.2], 90)
  })
}

/** A round, shiny bun with sesame seeds; `size` is its radius. */
export function bun(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.97, { points: 14, wobble: 0.012 })
  art.body(outline, color, { height: size * 0.16, lit: 0.92, shaded: 0.36, offset: 0.05 })
  art.fill(closed(shrunk(outline, 0.7, -size * 0.08, -size * 0.1)), tint(color, 0.14))
  art.fill(closed(shrunk(outline, 0.36, -size * 0.2, -size * 0.26)), tint(color, 0.36))
  const seeds = Array.from({ length: 34 }, (): Point => {
    const angle = random.angle()
    const reach = size * 0.74 * Math.sqrt(random.next())
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const shadows = moved(seeds, size * 0.014, size * 0.022)
  art.specks(shadows, shade(color, 0.5), size * 0.045, { length: size * 0.045, opacity: 0.5 })
  art.specks(seeds, '#fbecc4', size * 0.045, { length: size * 0.045 })
  const gleam = placed(shape('-0.72 -0.3, -0.56 -0.56, -0.28 -0.74'), { ...piece, angle: 0 })
  art.stroke(open(gleam), '#fff6df', size * 0.055, { opacity: 0.75 })
}

/** One rolled step of a croissant; `step` counts from the middle, where it is fullest. */
function croissantStep(art: Canvas, piece: Piece, step: number): void {
  const bend = step * 0.5
  const taper = 1 - 0.27 * Math.abs(step)
  const spot: Point = [Math.sin(bend) * 0.82, -Math.cos(bend) * 0.66 + 0.42]
  const { x, y, angle, size, color } = within(piece, spot, 1, { angle: bend })
  const width = size * (0.2 + 0.14 * taper)
  const height = size * (0.06 + 0.44 * taper)
  const lens = shape('-1 0.06, -0.62 -0.8, 0 -1, 0.62 -0.8, 1 0.06, 0.66 0.78, 0 0.92, -0.66 0.78')
  const across = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * width, v * height]),
      angle,
      x,
      y,
    )
  const outline = across(lens)
  art.body(outline, color, { height: size * 0.07, lit: 0.9, shaded: 0.4, offset: 0.06 })
  art.fill(closed(shrunk(outline, 0.62, -width * 0.14, -height * 0.16)), tint(color, 0.2), 0.9)
  art.fill(closed(shrunk(outline, 0.28, -width * 0.24, -height * 0.3)), tint(color, 0.5), 0.9)
  const layers = [-0.6, -0.2, 0.25, 0.65].map((u) =>
    open(
      across([
        [u, -0.66],
        [u * 1.2, 0],
        [u, 0.6],
      ]),
    ),
  )
  art.stroke(layers.join(''), shade(color, 0.36), size * 0.016, { opacity: 0.55 })
}

/** A croissant, curved and rolled; `size` is half its width. */
export function croissant(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0, 0.5)
  for (const step of [-2.6, 2.6, -1.85, 1.85, -1, 1, 0]) croissantStep(art, piece, step)
}
