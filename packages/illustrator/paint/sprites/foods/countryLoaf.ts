import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bakedCrumb } from './bakedCrumb.ts'
import { extruded, facing, placed, shape, spots } from './dough.ts'

const SLICE: readonly Point[] = shape(
  '-1.02 0.16, -0.98 -0.2, -0.72 -0.52, -0.3 -0.68, 0.14 -0.72, 0.56 -0.6, 0.88 -0.34, 1.03 0.02, 0.98 0.36, 0.7 0.5, 0 0.53, -0.7 0.5, -0.97 0.38',
)

/** A slice of a country loaf: a dark crust around an open crumb; `size` is half its width. */
export function slice(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0.15, 0.22)
  const { size, color } = piece
  const outline = placed(SLICE, piece)
  const crust = mix(color, '#7d3a12', 0.82)
  const thick = size * 0.2
  art.movedBy(size * 0.12, thick + size * 0.05, () =>
    art.softFill(closed(outline), SHADOW, 0.42, size * 0.07),
  )
  art.movedBy(size * 0.01, thick + size * 0.015, () =>
    art.softFill(closed(outline), SHADOW, 0.6, size * 0.02),
  )
  crustSide(art, piece, { outline, crust, thick })
  art.fill(closed(outline), shade(crust, 0.16))
  art.fill(closed(shrunk(outline, 0.972, -size * 0.008, -size * 0.01)), tint(crust, 0.3))
  const crumb = shrunk(outline, 0.925, 0, -size * 0.004)
  const light = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.5)],
    [0.5, color],
    [1, shade(color, 0.2)],
  ])
  art.fill(closed(crumb), light)
  art.clipped(closed(crumb), () => {
    art.stroke(closed(crumb), '#c08742', size * 0.08, { opacity: 0.4 })
    const place = (across: number, up: number): Point => {
      const dome = 1 - 0.55 * Math.abs(across) ** 2.6
      const [point = [0, 0]] = placed([[across * 0.94, 0.48 - up * 1.14 * dome]], piece)
      return point
    }
    bakedCrumb(art, { place, size, lean: piece.angle, flat: 0.9, color })
  })
}

interface Rind {
  outline: readonly Point[]
  crust: Color
  thick: number
}

/** The crust as deep as the slice is thick: dark at its foot, blistered, floured here and there. */
function crustSide(art: Canvas, { x, y, size }: Piece, { outline, crust, thick }: Rind): void {
  const { random } = art
  const side = extruded(outline, thick)
  const across = art.linearGradient('x1="0" y1="0" x2="1" y2="0"', [
    [0, tint(crust, 0.16)],
    [0.4, shade(crust, 0.12)],
    [1, shade(crust, 0.55)],
  ])
  art.fill(side, across)
  art.clipped(side, () => {
    art.stroke(closed(moved(outline, 0, thick)), shade(crust, 0.75), thick * 0.5, { opacity: 0.6 })
    const places = Array.from({ length: 90 }, (): Point => [
      x + random.jitter(size),
      y + size * random.range(0.1, 0.85),
    ])
    const fine = [size * 0.006, size * 0.022] as const
    art.fill(spots(random, places.slice(0, 45), fine), shade(crust, 0.7), 0.6)
    art.fill(spots(random, places.slice(45), fine), tint(crust, 0.7), 0.55)
  })
}
