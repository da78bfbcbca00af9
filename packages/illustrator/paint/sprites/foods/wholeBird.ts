import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { roastSkin } from './roastSkin.ts'
import { laid, layered } from './touches.ts'

/** Its outlines as it lies breast up, its neck to the right; of legs and wings the lower one. */
const BODY_HALF = shape(
  '-.8 0, -.72 .2, -.5 .38, -.2 .5, .1 .62, .4 .67, .66 .59, .85 .42, .95 .2, .93 0',
)
const BODY: Point[] = [
  ...BODY_HALF,
  ...BODY_HALF.slice(1, -1)
    .map(([u, v]): Point => [u, -v])
    .toReversed(),
]
const LEG = shape(
  '-1.12 .05, -1.02 .045, -.84 .08, -.62 .13, -.38 .2, -.12 .3, .1 .42, .21 .57, .2 .72, .06 .83, -.18 .86, -.44 .77, -.68 .6, -.86 .42, -1 .27, -1.12 .2, -1.14 .12',
)
const UPPER_WING = shape(
  '.44 .4, .62 .3, .82 .34, .88 .46, .8 .6, .66 .72, .48 .85, .32 .91, .18 .89, .13 .8, .2 .68, .32 .54',
)
/** Under the upper arm, from the elbow back to the wrist, its tip tucked behind the neck. */
const FOREARM = shape(
  '.15 .82, .19 .93, .33 .99, .52 .98, .74 .92, .9 .82, .99 .7, 1.02 .56, .99 .46, .92 .44, .88 .54, .76 .62, .56 .7, .3 .76',
)
const BONE = shape(
  '-1.04 .06, -1.2 .05, -1.27 -.01, -1.35 .0, -1.37 .07, -1.34 .12, -1.37 .18, -1.32 .24, -1.25 .21, -1.18 .17, -1.04 .18',
)

const mirrored = (points: readonly Point[], side: number): Point[] =>
  points.map(([u, v]) => [u, v * side])

/** A whole roast chicken from above, its breast up, its legs tied; `size` is half the length of its body. */
export function wholeBird(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const on = (data: readonly Point[], side = 1) => laid(mirrored(data, side), piece)
  ground(art, on(BODY), size)
  for (const side of [-1, 1]) wing(art, piece, side)
  contact(art, on(BODY), size * 0.06)
  const lobe = '.56 .29, .32 .33, .06 .28, -.2 .24'
  const ridge = [...on(shape(lobe), -1), ...on(shape(lobe))]
  roastSkin(art, { outline: on(BODY), ridge, half: size * 0.3, color })
  breast(art, piece)
  for (const side of [-1, 1]) leg(art, piece, side)
  twine(art, piece)
}

/** The soft shadow on what it lies on. */
function ground(art: Canvas, outline: readonly Point[], size: number): void {
  softShade(art, outline, { color: SHADOW, dx: size * 0.1, dy: size * 0.15, reach: size * 0.28 })
}

/** The dark where a part lies on what is behind it. */
function contact(art: Canvas, outline: readonly Point[], reach: number): void {
  softShade(art, outline, { color: '#2a0b06', dx: reach * 0.5, dy: reach * 0.8, reach: reach * 2 })
}

interface Shade {
  color: Color
  dx: number
  dy: number
  reach: number
}

function softShade(art: Canvas, outline: readonly Point[], { reach, ...shade }: Shade): void {
  const layers = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    return { color: shade.color, dx: shade.dx, dy: shade.dy, fringe: reach * share, opacity: 0.12 }
  })
  layered(art, closed(outline), layers)
}

function wing(art: Canvas, piece: Piece, side: number): void {
  const { size, color } = piece
  const parts = [
    [FOREARM, '.36 .88, .56 .87, .76 .8, .92 .66', 0.12],
    [UPPER_WING, '.7 .48, .52 .64, .34 .77', 0.17],
  ] as const
  for (const [data, ridge, half] of parts) {
    const outline = laid(mirrored(data, side), piece)
    contact(art, outline, size * 0.05)
    const high = laid(mirrored(shape(ridge), side), piece)
    roastSkin(art, { outline, ridge: high, half: size * half, color, wet: 0.8 })
  }
}

/** The hollow between both halves of the breast, deepest at the neck, and the dark between the legs. */
function breast(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  const on = (data: string) => laid(shape(data), piece)
  art.clipped(closed(laid(BODY, piece)), () => {
    const hollow = on('.84 .01, .62 -.01, .4 0, .18 .01').map(([x, y], index) => {
      const narrow = 1 - index * 0.16
      return { x, y, rx: size * 0.24, ry: size * 0.11 * narrow, angle }
    })
    glow(art, '#541805', 0.62, hollow)
    const tail = on('-.66 0, -.5 0').map(([x, y]) => ({ x, y, rx: size * 0.3, ry: size * 0.34 }))
    glow(art, '#240904', 0.8, tail)
    const crest = on('.7 -.02, .5 0, .3 .01, .1 .02').map(([x, y]) => {
      return { x: x + size * 0.02, y: y + size * 0.07, rx: size * 0.16, ry: size * 0.04, angle }
    })
    glow(art, '#ffcf80', 0.4, crest)
  })
}

function leg(art: Canvas, piece: Piece, side: number): void {
  const { size, color } = piece
  const on = (data: readonly Point[]) => laid(mirrored(data, side), piece)
  art.body(on(BONE), '#ecd6aa', { height: 7, lit: 0.86, shaded: 0.42 })
  contact(art, on(LEG), size * 0.08)
  roastSkin(art, {
    outline: on(LEG),
    ridge: on(shape('.0 .6, -.26 .54, -.52 .42, -.8 .26')),
    half: size * 0.27,
    color,
  })
}

/** String wound around both shins, its ends tied in a bow. */
function twine(art: Canvas, piece: Piece): void {
  const { size } = piece
  const on = (data: string) => open(laid(shape(data), piece))
  const turns = [-1.02, -0.985, -0.95].map((u) =>
    on(`${u + 0.03} -.24, ${u - 0.02} -.12, ${u - 0.025} 0, ${u - 0.02} .12, ${u + 0.03} .24`),
  )
  const bow = [
    '-1.03 0, -1.1 -.13, -1.22 -.13, -1.16 -.03, -1.03 0',
    '-1.03 0, -1.12 .1, -1.24 .14, -1.2 .04, -1.03 0',
    '-1.03 0, -.94 .1, -.96 .2, -.88 .28',
    '-1.03 0, -1.06 .14, -1.12 .24, -1.1 .32',
  ].map(on)
  layered(art, turns.join('') + bow.join(''), [
    { color: '#2a0b06', width: size * 0.026, dx: size * 0.012, dy: size * 0.02, opacity: 0.55 },
    { color: '#b08c5a', width: size * 0.028 },
    { color: '#f7ecd4', width: size * 0.015, dx: -size * 0.003, dy: -size * 0.005 },
  ])
}
