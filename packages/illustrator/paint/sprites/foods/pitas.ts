import type { Canvas } from '../../core/canvas.ts'
import { open, pack, type Point } from '../../core/contour.ts'
import { tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { facing, placed, shape, within } from './dough.ts'
import { dice, lettuceFrill, meatStrip, roundSlice, sauceZigzag, shreds } from './fillings.ts'
import { griddled } from './griddled.ts'

/** Meat, onion, tomato and pickles under yogurt, along a fold. */
function foldFilling(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const inside = (count: number, ry: number) =>
    placed(pack(random, 0.06, -0.04, 0.82, count, { ry }), piece)
  for (const u of [-0.6, -0.1, 0.4, 0.86])
    lettuceFrill(art, { ...within(piece, [u, -0.22], 0.32), color: '#7fa84a' })
  for (const [x, y] of inside(11, 0.26))
    meatStrip(art, { x, y, size: size * 0.22, angle: piece.angle + random.jitter(0.9), color })
  dice(art, inside(8, 0.24), { ...piece, size: size * 0.055, color: '#d8462c' })
  shreds(art, inside(9, 0.24), { size: size * 0.13, color: '#8a2f5c', bend: 0.9 })
  for (const [x, y] of inside(4, 0.2))
    roundSlice(art, { x, y, size: size * 0.085, angle: 0, color: '#7d8f36' }, '#c9d27c')
  const yogurt = { ...within(piece, [0.05, -0.05], 0.8), color: '#fffaf0' }
  sauceZigzag(art, yogurt, { height: 0.17, turns: 11, width: 0.05 })
}

const FLAP = shape('-0.98 0.1, -0.5 0.2, 0.2 0.3, 0.96 0.5, 0.6 0.78, 0 0.88, -0.7 0.7, -1.02 0.4')

/** One side of the bread, folded over the filling. */
function foldedFlap(art: Canvas, piece: Piece, side: number): void {
  const { size, color } = piece
  const half = FLAP.map(([u, v]): Point => [u, v * side])
  const outline = placed(half, piece)
  art.body(outline, color, { height: size * 0.05, lit: 0.93, shaded: 0.26, offset: 0.03 })
  griddled(art, outline, within(piece, [0, 0.55 * side], 0.85), 9)
  const edge = open(placed(half.slice(0, 4), piece))
  art.stroke(edge, tint(color, 0.55), size * 0.035, { opacity: 0.9 })
}

/** A warm pita folded around strips of meat; the colour is the meat's, `size` half its length. */
export function pitafold(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.5, 0.1)
  const { size } = piece
  const bread = '#ebcf98'
  const under = placed(
    shape('-1 0, -0.8 -0.6, 0 -0.78, 0.85 -0.6, 1.05 0, 0.85 0.6, 0 0.78, -0.8 0.6'),
    piece,
  )
  art.body(under, bread, { height: size * 0.12, lit: 0.96, shaded: 0.34, offset: 0.02 })
  griddled(art, under, { ...piece, color: bread }, 16)
  foldFilling(art, piece)
  for (const side of [-1, 1]) foldedFlap(art, { ...piece, color: bread }, side)
}
