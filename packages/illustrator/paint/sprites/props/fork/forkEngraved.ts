import type { Canvas } from '../../../core/canvas.ts'
import { closed, type Path, type Point } from '../../../core/contour.ts'
import { shade } from '../../../core/color.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { metal } from '../metal.ts'
import { curve, shaped, symmetric } from '../shapes.ts'
import { type Head, handleLight, headOutline, type ForkPiece, forkSteel } from './forkParts.ts'

const LONG: Head = { tines: 4, half: 0.05, root: -0.26, neck: [-0.12, 0.012] }

/** A silver fork of old make with its tines down, its back engraved. */
export function engraved(art: Canvas, piece: ForkPiece): void {
  const { color } = piece
  const fiddle: Point[] = [
    [-0.14, -0.012],
    [0.02, -0.011],
    [0.12, -0.016],
    [0.17, -0.034],
    [0.22, -0.028],
    [0.34, -0.034],
    [0.44, -0.044],
    [0.49, -0.03],
    [0.505, 0],
  ]
  const handle = shaped(symmetric(fiddle), piece)
  const outline = headOutline(piece, LONG) + closed(handle)
  metal(art, outline, color, { paint: forkSteel(art, piece, 0.056) })
  backOfHead(art, piece)
  const dark = shade(color, 0.5)
  const thread = symmetric(
    fiddle.slice(3).map(([u, v]): Point => [0.34 + (u - 0.34) * 0.86, v * 0.74]),
  )
  art.stroke(closed(shaped(thread, piece)), dark, 2.4, { opacity: 0.6 })
  art.stroke(shell(piece), dark, 2.8, { opacity: 0.65 })
  handleLight(art, piece, [
    [-0.1, 0.004],
    [0.04, 0.004],
    [0.14, 0.01],
  ])
  handleLight(art, piece, [
    [0.2, 0.022],
    [0.34, 0.027],
    [0.44, 0.034],
  ])
}

/** A shell at the end of a handle, a drop below it. */
function shell(piece: Piece): Path {
  const ribs = [-0.028, -0.015, 0, 0.015, 0.028].map((v) =>
    curve(piece, [0.4, v * 0.1], [0.44, v * 0.7], [0.478 - Math.abs(v) * 0.5, v]),
  )
  const drop: Point[] = [
    [0.39, 0],
    [0.345, -0.012],
    [0.27, 0],
    [0.345, 0.012],
  ]
  return ribs.join('') + closed(shaped(drop, piece))
}

/** The arched back of a head: its light runs down the middle and out along the tines. */
function backOfHead(art: Canvas, piece: Piece): void {
  const { root, half } = LONG
  const gap = (half * 2) / 3
  const arch = symmetric([
    [root + 0.03, 0],
    [root + 0.05, -half * 0.6],
    [-0.16, -half * 0.3],
    [-0.12, 0],
  ])
  art.movedBy(-3, -3, () => art.fill(closed(shaped(arch, piece)), '#ffffff', 0.4))
  const off = gap * 0.1 * litSide(piece.angle)
  const tips = [-1.5, -0.5, 0.5, 1.5].map((n) =>
    curve(piece, [-0.4, n * gap + off], [root + 0.01, n * gap * 0.96 + off]),
  )
  art.stroke(tips.join(''), '#ffffff', 3.4, { opacity: 0.6 })
}
