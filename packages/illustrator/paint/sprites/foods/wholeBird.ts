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
/** Folded flat along the breast: shoulder in front, elbow behind. */
const WING = shape(
  '.78 .3, .92 .38, .98 .5, .97 .62, .88 .7, .74 .76, .56 .86, .4 .97, .22 1.04, .08 1.02, .08 .9, .2 .78, .32 .62, .5 .42',
)
/** The forearm under it, from the elbow to the tip behind the shoulder. */
const FOREARM = shape(
  '.2 1, .4 .84, .7 .66, .96 .54, 1.1 .54, 1.2 .62, 1.16 .7, 1.04 .72, .86 .82, .66 .94, .44 1.04, .26 1.08',
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
  const lobe = '.6 .24, .36 .3, .1 .27, -.16 .2'
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
  const on = (data: readonly Point[]) => laid(mirrored(data, side), piece)
  const parts = [
    [FOREARM, '.5 .94, .76 .8, 1.04 .64', 0.11],
    [WING, '.8 .5, .56 .66, .32 .84', 0.18],
  ] as const
  for (const [data, ridge, half] of parts) {
    contact(art, on(data), size * 0.05)
    const high = on(shape(ridge))
    roastSkin(art, { outline: on(data), ridge: high, half: size * half, color, wet: 0.6 })
  }
}

/** The keel of the breast, lit along its crest, and the dark where the legs part from it. */
function breast(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  const on = (data: string) => laid(shape(data), piece)
  art.clipped(closed(laid(BODY, piece)), () => {
    const tail = on('-.7 0, -.52 0').map(([x, y]) => ({ x, y, rx: size * 0.26, ry: size * 0.3 }))
    glow(art, '#240904', 0.85, tail)
    const shaded = on('.74 .06, .5 .07, .24 .07, 0 .06').map(([x, y]) => {
      return { x, y, rx: size * 0.22, ry: size * 0.06, angle }
    })
    glow(art, '#8a3a0c', 0.5, shaded)
    const crest = on('.66 -.03, .42 -.03, .18 -.03, -.06 -.02').map(([x, y]) => {
      return { x, y, rx: size * 0.2, ry: size * 0.045, angle }
    })
    glow(art, '#ffd890', 0.5, crest)
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
