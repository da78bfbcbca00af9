import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { closed, ellipse, type Point } from '../../../core/contour.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { curve, shaped, symmetric } from '../shapes.ts'
import { inward } from '../spots.ts'
import { oilLabel, oliveTwig } from './oilLabel.ts'

const GLASS = symmetric([
  [-1, 0],
  [-1, -0.22],
  [-0.96, -0.3],
  [-0.84, -0.33],
  [-0.4, -0.33],
  [0.1, -0.33],
  [0.32, -0.28],
  [0.5, -0.15],
  [0.64, -0.11],
  [0.82, -0.1],
  [0.94, -0.1],
  [0.96, 0],
])

/** A corked bottle of oil on its side, a twig of an olive tree beside it. */
export function oilBottle(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, accent } = spot
  const angle = inward(spot) + 1.05 + random.jitter(0.25)
  const piece = { x, y, size: 138, angle, color: accent }
  oliveTwig(art, { ...piece, angle: angle + 0.2, color: '#74854a' })
  const outline = closed(shaped(GLASS, piece))
  art.dropShadow(outline, 14, 24, 0.34)
  const gathered = closed(shaped(GLASS, { ...piece, size: 112 }))
  art.movedBy(12, 19, () => art.softFill(gathered, '#e2c552', 0.34, 9))
  cork(art, piece)
  const oil = mix(accent, '#7d861f', 0.35)
  art.fill(outline, shade(mix(oil, '#38491a', 0.4), 0.1))
  const sunny = litSide(angle)
  art.clipped(outline, () => lightThrough(art, { ...piece, color: oil }, sunny))
  oilLabel(art, piece, sunny)
  const gleams = [
    curve(piece, [-0.88, 0.22 * sunny], [-0.78, 0.225 * sunny]),
    curve(piece, [0.02, 0.235 * sunny], [0.26, 0.2 * sunny], [0.4, 0.13 * sunny]),
    curve(piece, [0.6, 0.055 * sunny], [0.84, 0.05 * sunny]),
  ]
  art.stroke(gleams.join(''), '#fffdf0', 6.5, { opacity: 0.85 })
}

/** Bands along the bottle: dark at its edges, gold where the light leaves it. */
function lightThrough(art: Canvas, piece: Piece, sunny: number): void {
  const { color, size } = piece
  const along = (off: number) =>
    curve(
      piece,
      [-0.92, off * 0.3 * sunny],
      [0.05, off * 0.3 * sunny],
      [0.34, off * 0.24 * sunny],
      [0.54, off * 0.11 * sunny],
      [0.92, off * 0.08 * sunny],
    )
  const band = (off: number, share: number, tone: Color, opacity: number) =>
    art.stroke(along(off), tone, size * share, { opacity })
  band(0, 0.42, color, 0.9)
  band(-0.42, 0.17, mix(color, '#f6df62', 0.7), 0.8)
  band(-0.5, 0.07, tint('#f9e684', 0.3), 0.7)
  band(0.5, 0.12, mix(color, '#3f4d16', 0.4), 0.6)
  band(0.86, 0.04, tint(color, 0.5), 0.5)
  // The air that is left in the neck.
  const air = shaped(
    [
      [0.4, 0.02],
      [0.58, -0.07],
      [0.9, -0.08],
      [0.9, 0.08],
      [0.56, 0.08],
    ],
    piece,
  )
  art.fill(closed(air), tint('#dfe0b8', 0.2), 0.55)
  const [u, v] = laidPoint([0.34, -0.08], piece)
  art.stroke(ellipse(u, v, 5, 4), '#fffbe0', 2.2, { opacity: 0.8 })
}

function cork(art: Canvas, piece: Piece): void {
  const stopper: Point[] = [
    [0.88, -0.08],
    [1.14, -0.1],
    [1.16, 0],
    [1.14, 0.1],
    [0.88, 0.08],
  ]
  art.body(shaped(stopper, piece), '#c59a66', { height: 10, shaded: 0.34, angular: true })
  const pores = shaped(
    [
      [1, -0.04],
      [1.06, 0.03],
      [1.1, -0.05],
      [1.02, 0.06],
      [1.09, 0.02],
    ],
    piece,
  )
  art.specks(pores, shade('#c59a66', 0.4), 3, { opacity: 0.7 })
  const lip = curve(piece, [0.93, -0.105], [0.945, 0], [0.93, 0.105])
  art.stroke(lip, '#4d5a1e', 9)
  art.movedBy(-1.5, -2, () => art.stroke(lip, '#b9bd6c', 4))
}
