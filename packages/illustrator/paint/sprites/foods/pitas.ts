import type { Canvas } from '../../core/canvas.ts'
import { closed, open, pack, shrunk, type Point } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, within } from './dough.ts'
import {
  dice,
  herbLeaf,
  lettuceFrill,
  meatStrip,
  roundSlice,
  sauceZigzag,
  shreds,
} from './fillings.ts'
import { brokenFalafel, falafel } from './porkandplants.ts'
import { griddled } from './tacos.ts'
import { patches } from './touches.ts'

/** Lettuce, cucumber, falafel and diced salad under tahini, at the mouth of a pocket. */
function pocketFilling(art: Canvas, piece: Piece): void {
  const { size } = piece
  const at = (u: number, v: number, share: number) => within(piece, [u, v], share)
  for (const u of [-0.78, -0.4, 0, 0.4, 0.78])
    lettuceFrill(art, { ...at(u, -0.42, 0.36), angle: u * 0.6, color: '#7fa84a' })
  for (const u of [-0.62, 0.02, 0.7])
    roundSlice(art, { ...at(u, -0.44, 0.17), color: '#4d7d3a' }, '#e2ecbb')
  const balls = [
    [-0.44, -0.42],
    [0.26, -0.5],
    [0.66, -0.32],
    [-0.68, -0.14],
    [-0.26, -0.1],
    [0.44, -0.04],
  ] as const
  for (const [u, v] of balls) falafel(art, { ...at(u, v, 0.26), color: '#9a6030' })
  brokenFalafel(art, { ...at(0.06, -0.2, 0.26), color: '#9a6030' })
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
    [...bow([0, -0.02], [1, 0.5], [Math.PI, Math.PI * 2], 10), [0.96, 0.3], [0, 0.4], [-0.96, 0.3]],
    piece,
  )
  art.shadow(closed(back), size * 0.12, 0.34)
  art.fill(closed(back), shade(color, 0.24))
  art.fill(closed(shrunk(back, 0.95, 0, -size * 0.01)), tint(color, 0.25))
  const inner = closed(shrunk(back, 0.86, 0, size * 0.03))
  art.fill(inner, mix(color, '#7a4a1c', 0.55))
  const filled = placed([[0, 0.24]], piece)[0] ?? [piece.x, piece.y]
  pocketFilling(art, { ...piece, x: filled[0], y: filled[1] })
  const pocket = placed(
    [
      ...bow([0, -0.02], [1.03, 0.9], [0.06, Math.PI - 0.06], 14),
      [-0.8, 0.12],
      [-0.4, 0.24],
      [0, 0.28],
      [0.4, 0.24],
      [0.8, 0.12],
    ],
    piece,
  )
  art.movedBy(0, -size * 0.05, () => art.softFill(closed(pocket), '#3a160c', 0.4, size * 0.03))
  art.body(pocket, color, { height: size * 0.12, lit: 0.95, shaded: 0.3, offset: 0.02 })
  const light = art.radialGradient('cx=".38" cy=".3" r=".8"', [
    [0, tint(color, 0.5)],
    [0.5, color],
    [1, mix(color, '#a8641f', 0.75)],
  ])
  art.fill(closed(shrunk(pocket, 0.97, 0, -2)), light)
  art.clipped(closed(pocket), () => {
    const spread = { x: piece.x, y: piece.y + size * 0.42, rx: size * 0.85, ry: size * 0.36 }
    const fields = patches(art, { ...spread, count: 9, grain: size * 0.2 })
    art.softFill(fields, '#b8691f', 0.5, size * 0.05)
    art.fill(patches(art, { ...spread, count: 22, grain: size * 0.05 }), '#7a3d12', 0.5)
  })
  griddled(art, pocket, { ...at(0, 0.4, 0.9), color }, 9)
  const lip = placed(shape('-.98 .04, -.8 .12, -.4 .24, 0 .28, .4 .24, .8 .12, .98 .04'), piece)
  art.stroke(open(lip), '#fbeccb', size * 0.05)
  art.movedBy(0, size * 0.035, () =>
    art.stroke(open(lip), '#b9813a', size * 0.02, { opacity: 0.6 }),
  )
  for (const u of [-0.5, -0.1, 0.46])
    herbLeaf(art, { ...at(u, -0.06, 0.15), angle: art.random.angle(), color: '#5b9040' })
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
