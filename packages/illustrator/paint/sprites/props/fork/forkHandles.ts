import type { Canvas } from '../../../core/canvas.ts'
import { closed } from '../../../core/contour.ts'
import { shade, tint } from '../../../core/color.ts'
import { metal, rivets } from '../metal.ts'
import { curve, shaped, symmetric } from '../shapes.ts'
import {
  acrossLength,
  type Head,
  handleLight,
  headLight,
  headOutline,
  type ForkPiece,
  SHORT,
  forkSteel,
} from './forkParts.ts'

const SLIM: Head = { tines: 3, half: 0.04, root: -0.32, neck: [-0.17, 0.011] }

/** A fork with a riveted handle of wood, which is `accent`. */
export function wooden(art: Canvas, piece: ForkPiece): void {
  const { color, accent } = piece
  const tang = symmetric([
    [-0.14, -0.016],
    [0, -0.014],
    [0.04, -0.026],
    [0.07, -0.028],
    [0.08, 0],
  ])
  const outline = headOutline(piece, SHORT) + closed(shaped(tang, piece))
  metal(art, outline, color, { paint: forkSteel(art, piece, SHORT.half) })
  headLight(art, piece, SHORT)
  const handle = symmetric([
    [0.062, 0],
    [0.066, -0.03],
    [0.16, -0.034],
    [0.28, -0.028],
    [0.4, -0.036],
    [0.48, -0.036],
    [0.5, -0.02],
    [0.503, 0],
  ])
  const wood = acrossLength(art, piece, 0.036, [
    [0, tint(accent, 0.34)],
    [0.35, accent],
    [1, shade(accent, 0.42)],
  ])
  metal(art, closed(shaped(handle, piece)), accent, { paint: wood })
  const grain = [-0.02, -0.006, 0.012].map((v) =>
    curve(piece, [0.1, v], [0.24, v * 0.7], [0.38, v], [0.47, v * 0.8]),
  )
  art.stroke(grain.join(''), shade(accent, 0.5), 2, { opacity: 0.5 })
  handleLight(art, piece, [
    [0.09, 0.022],
    [0.26, 0.018],
    [0.45, 0.026],
  ])
  rivets(art, piece, [0.13, 0.28, 0.43])
}

/** A slim fork with a long round handle, the dark of `accent`. */
export function slim(art: Canvas, piece: ForkPiece): void {
  const { color } = piece
  const resin = shade(piece.accent, 0.45)
  const neck = symmetric([
    [-0.19, -0.011],
    [-0.06, -0.009],
    [-0.02, -0.012],
    [-0.01, 0],
  ])
  const outline = headOutline(piece, SLIM) + closed(shaped(neck, piece))
  metal(art, outline, color, { paint: forkSteel(art, piece, SLIM.half) })
  headLight(art, piece, SLIM)
  const handle = symmetric([
    [-0.03, 0],
    [-0.028, -0.013],
    [0.1, -0.017],
    [0.36, -0.021],
    [0.48, -0.02],
    [0.498, -0.012],
    [0.502, 0],
  ])
  const paint = acrossLength(art, piece, 0.021, [
    [0, tint(resin, 0.4)],
    [0.4, resin],
    [1, shade(resin, 0.5)],
  ])
  metal(art, closed(shaped(handle, piece)), resin, { paint })
  handleLight(art, piece, [
    [0, 0.006],
    [0.2, 0.008],
    [0.45, 0.01],
  ])
}
