import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { roastSkin } from './roastSkin.ts'
import { curveOn, laid, layered } from './touches.ts'

/** A thigh from its broad end to the joint, and where its skin bulges. */
interface Thigh {
  skin: readonly Point[]
  ridge: readonly Point[]
}

const THIGHS: readonly [Thigh, ...Thigh[]] = [
  {
    skin: shape(
      '-.96 .02, -.92 -.3, -.72 -.54, -.4 -.64, -.04 -.62, .3 -.54, .6 -.38, .84 -.2, .92 0, .84 .18, .58 .32, .28 .46, -.06 .58, -.42 .62, -.74 .5, -.92 .28',
    ),
    ridge: shape('-.54 -.2, -.16 -.3, .28 -.22, -.32 .18, .14 .1'),
  },
  {
    skin: shape(
      '-.94 .12, -.96 -.16, -.8 -.42, -.5 -.58, -.12 -.6, .26 -.6, .58 -.46, .82 -.26, .94 -.02, .88 .2, .66 .36, .36 .48, .02 .56, -.36 .62, -.68 .54, -.88 .36',
    ),
    ridge: shape('-.52 -.08, -.14 -.26, .32 -.24, -.24 .24, .3 .06'),
  },
]

/** The end of the bone at the joint. */
const JOINT = shape('.7 -.16, .98 -.2, 1.1 -.1, 1.06 .02, 1.1 .12, .98 .22, .7 .16')

/** A roast chicken thigh, its skin up; `size` is half its length. */
export function chickenthigh(art: Canvas, given: Piece): void {
  const { random } = art
  const { skin, ridge } = random.pick(THIGHS)
  const side = random.pick([-1, 1])
  const piece = { ...given, angle: Math.sin(given.angle) * 0.7 + (side > 0 ? 0 : Math.PI) }
  const { size } = piece
  const color = mix(given.color, '#dd8a30', random.range(0, 0.6))
  const outline = laid(
    skin.map(([u, v]): Point => [u + random.jitter(0.02), v + random.jitter(0.02)]),
    piece,
  )
  juices(art, outline, size)
  art.body(laid(JOINT, piece), '#e9d2a4', { height: 9, lit: 0.86, shaded: 0.5 })
  art.shadow(closed(outline), size * 0.26, 0.6)
  roastSkin(art, { outline, ridge: laid(ridge, piece), half: size * 0.36, color })
  folds(art, piece, [
    [0.8, -0.16, 0.66, -0.02, 0.72, 0.14],
    [0.04, -0.54, 0.02, -0.34, 0.12, -0.14],
    [-0.06, 0.54, 0, 0.4, 0.12, 0.32],
    [-0.8, 0.04, -0.66, 0.06, -0.56, 0.14],
  ])
}

/** What ran out of the meat and browned around it. */
function juices(art: Canvas, outline: readonly Point[], size: number): void {
  const spilt = shrunk(outline, 1.02, size * 0.04, size * 0.08)
  art.softFill(closed(spilt), '#8f4f16', 0.4, size * 0.14)
}

const DRUM = shape(
  '-.96 .02, -.88 -.32, -.6 -.52, -.24 -.52, .06 -.4, .32 -.24, .56 -.16, .66 -.14, .63 -.06, .69 0, .63 .07, .67 .13, .54 .17, .3 .25, .04 .4, -.26 .53, -.62 .54, -.86 .34',
)
const BONE = shape(
  '.4 -.085, .9 -.06, 1 -.1, 1.06 -.2, 1.17 -.22, 1.24 -.13, 1.21 -.02, 1.25 .07, 1.19 .19, 1.08 .19, 1 .09, .9 .06, .4 .085',
)

/** A roast drumstick, its skin drawn back from the bone; `size` is half its length. */
export function drumstick(art: Canvas, given: Piece): void {
  // It lies on its side, its bone to the left or right and a little towards us.
  const side = Math.cos(given.angle) > 0 ? 1 : -1
  const turn = side * (0.36 + Math.sin(given.angle) * 0.34) + (side > 0 ? 0 : Math.PI)
  const piece = { ...given, angle: turn }
  const { size, color } = piece
  const plump = art.random.range(0.92, 1.1)
  const outline = laid(
    DRUM.map(([u, v]): Point => [
      u + art.random.jitter(0.015),
      v * plump + art.random.jitter(0.015),
    ]),
    piece,
  )
  juices(art, outline, size)
  const bone = laid(BONE, piece)
  art.body(bone, '#e9d2a4', { height: 9, lit: 0.9, shaded: 0.56 })
  art.fill(closed(shrunk(bone, 0.8, -size * 0.01, -size * 0.03, 0.6)), '#fff3d6', 0.8)
  const shank = laid(shape('.74 0'), piece).map(([x, y]) => ({ x, y, rx: size * 0.16 }))
  glow(art, '#7a3c12', 0.7, shank)
  art.shadow(closed(outline), size * 0.24, 0.6)
  roastSkin(art, {
    outline,
    ridge: laid(shape('-.56 0, -.26 0, .06 0, .36 0'), piece),
    half: size * 0.34,
    color,
  })
  folds(art, piece, [
    [0.54, -0.14, 0.48, -0.01, 0.54, 0.14],
    [0.42, -0.17, 0.34, -0.04, 0.4, 0.08],
  ])
}

/** Folds of shrunken skin, each with a lit edge. */
function folds(art: Canvas, piece: Piece, lines: readonly (readonly number[])[]): void {
  const { size } = piece
  const path = lines.map((line) => curveOn(piece, line)).join('')
  layered(art, path, [
    { color: '#4a1808', width: size * 0.045, opacity: 0.42 },
    { color: '#ffc36a', width: size * 0.028, dx: -size * 0.02, dy: -size * 0.03, opacity: 0.4 },
  ])
}
