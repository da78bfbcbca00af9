import type { Canvas } from '../../../core/canvas.ts'
import { closed } from '../../../core/contour.ts'
import { shade } from '../../../core/color.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { metal } from '../metal.ts'
import { curve, shaped, symmetric } from '../shapes.ts'
import { alongEdge, sideOf } from '../spots.ts'
import { engraved } from './forkEngraved.ts'
import { slim, wooden } from './forkHandles.ts'
import {
  type Head,
  handleLight,
  headLight,
  headOutline,
  type ForkPiece,
  SHORT,
  forkSteel,
} from './forkParts.ts'

const TABLE: Head = { tines: 4, half: 0.058, root: -0.32, neck: [-0.13, 0.015] }

/** A fork of one piece of steel with a plain handle. */
function plainFork(art: Canvas, piece: Piece, head: Head): void {
  const stem = head.neck[1]
  const handle = symmetric([
    [head.neck[0] - 0.02, -stem],
    [0.08, -stem * 0.94],
    [0.28, -stem * 1.5],
    [0.43, -stem * 2.1],
    [0.485, -stem * 1.6],
    [0.5, 0],
  ])
  const outline = headOutline(piece, head) + closed(shaped(handle, piece))
  metal(art, outline, piece.color, { paint: forkSteel(art, piece, head.half * 1.1) })
  headLight(art, piece, head)
  handleLight(art, piece, [
    [-0.1, 0.004],
    [0.12, 0.005],
    [0.3, 0.009],
    [0.44, 0.014],
  ])
  const off = -stem * litSide(piece.angle)
  const dark = curve(piece, [0.1, off * 0.5], [0.3, off * 0.8], [0.45, off * 1.2])
  art.stroke(dark, shade(piece.color, 0.4), 2.6, { opacity: 0.5 })
}

/** A table fork of plain steel. */
function table(art: Canvas, piece: ForkPiece): void {
  plainFork(art, piece, TABLE)
}

/** A large fork and a small one across it. */
function pair(art: Canvas, piece: ForkPiece): void {
  const { angle, size } = piece
  const inside = sideOf(piece) > 0 ? -1 : 1
  const x = piece.x - 18 * inside
  plainFork(art, { ...piece, x, angle: angle + 0.16 * inside }, TABLE)
  const across = { ...piece, x: x - 6 * inside, y: piece.y + 42, size: size * 0.8 }
  plainFork(art, { ...across, angle: angle - 0.22 * inside }, SHORT)
}

const drawings = inTurn<ForkPiece>(wooden, engraved, slim, table, pair)

/** A fork beside a dish, at the edge of the picture; `accent` is a handle that is not of steel. */
export function fork(art: Canvas, spot: PropSpot): void {
  const size = art.random.range(500, 535)
  drawings(art, { ...spot, ...alongEdge(art, spot, size) })
}
