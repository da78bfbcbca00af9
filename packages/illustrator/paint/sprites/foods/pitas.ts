import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, pack, shrunk, type Point } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, spots, within } from './dough.ts'
import {
  dice,
  herbLeaf,
  lettuceFrill,
  meatStrip,
  roundSlice,
  sauceZigzag,
  shreds,
} from './fillings.ts'
import { griddled } from './tacos.ts'

/** A browned falafel; a broken one shows its green crumb. */
function falafel(art: Canvas, { x, y, size }: Piece, broken: boolean): void {
  const { random } = art
  const brown = '#8a5426'
  const ball = blob(random, x, y, size, size * 0.95, { points: 11, wobble: 0.05 })
  art.body(ball, brown, { height: size * 0.2, lit: 0.86, shaded: 0.4, highlight: 0.16 })
  const crust = pack(random, x, y, size * 0.8, 16, { tries: 2 })
  art.fill(spots(random, crust.slice(0, 8), [size * 0.05, size * 0.12]), shade(brown, 0.4), 0.7)
  art.fill(spots(random, crust.slice(8), [size * 0.05, size * 0.1]), tint(brown, 0.35), 0.7)
  if (!broken) return
  const crumb = blob(random, x + size * 0.08, y + size * 0.04, size * 0.74, size * 0.66, {
    wobble: 0.1,
  })
  art.fill(closed(crumb), '#8a9a4a')
  const bits = pack(random, x, y, size * 0.55, 18, { tries: 2 })
  art.fill(spots(random, bits, [size * 0.05, size * 0.1]), '#b9c274', 0.9)
  art.specks(bits.slice(9), '#4f6a2c', size * 0.07, { length: size * 0.06 })
}

/** Lettuce, cucumber, falafel and diced salad under tahini, at the mouth of a pocket. */
function pocketFilling(art: Canvas, piece: Piece): void {
  const { size } = piece
  const at = (u: number, v: number, share: number) => within(piece, [u, v], share)
  for (const u of [-0.72, -0.3, 0.16, 0.62])
    lettuceFrill(art, { ...at(u, -0.36, 0.34), angle: u * 0.6, color: '#7fa84a' })
  for (const u of [-0.62, 0.02, 0.7])
    roundSlice(art, { ...at(u, -0.44, 0.17), color: '#4d7d3a' }, '#e2ecbb')
  for (const [u, v, broken] of [
    [-0.4, -0.4, false],
    [0.34, -0.48, false],
    [-0.02, -0.28, true],
    [0.66, -0.2, false],
    [-0.74, -0.16, false],
  ] as const) {
    falafel(art, at(u, v, 0.23), broken)
  }
  const salad = placed(pack(art.random, 0, -0.16, 0.72, 14, { ry: 0.1 }), piece)
  dice(art, salad.slice(0, 8), { ...piece, size: size * 0.05, color: '#d8462c' })
  dice(art, salad.slice(8), { ...piece, size: size * 0.045, color: '#b9d07f' })
  sauceZigzag(
    art,
    { ...at(0, -0.3, 0.72), color: '#f6e6bf' },
    { height: 0.2, turns: 9, width: 0.065 },
  )
}

/** Half a pita as a pocket of falafel and salad under tahini; `size` is half its width. */
export function pitapocket(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.12, 0.08)
  const { size, color } = piece
  const at = (u: number, v: number, share: number) => within(piece, [u, v], share)
  const back = placed(
    [...bow([0, -0.12], [1, 0.5], [Math.PI, Math.PI * 2], 10), [0.9, 0.2], [0, 0.3], [-0.9, 0.2]],
    piece,
  )
  art.shadow(closed(back), size * 0.12, 0.34)
  art.fill(closed(back), shade(color, 0.24))
  art.fill(closed(shrunk(back, 0.93, 0, -size * 0.01)), tint(color, 0.2))
  pocketFilling(art, piece)
  const pocket = placed(
    [...bow([0, 0], [1.02, 0.86], [0, Math.PI], 12), [-0.5, 0.08], [0, 0.11], [0.5, 0.08]],
    piece,
  )
  art.movedBy(0, -size * 0.02, () => art.fill(closed(pocket), '#3a160c', 0.28))
  art.body(pocket, color, { height: size * 0.12, lit: 0.95, shaded: 0.3, offset: 0.02 })
  art.fill(closed(shrunk(pocket, 0.62, -size * 0.06, -size * 0.06)), tint(color, 0.32), 0.8)
  griddled(art, pocket, { ...at(0, 0.4, 0.9), color }, 13)
  for (const u of [-0.3, 0.46])
    herbLeaf(art, { ...at(u, -0.24, 0.12), angle: art.random.angle(), color: '#5b9040' })
}

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
