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
  '-.93 0, -.88 .1, -.72 .2, -.5 .36, -.24 .48, .06 .57, .36 .6, .62 .54, .82 .4, .93 .2, .95 0',
)
const BODY: Point[] = [
  ...BODY_HALF,
  ...BODY_HALF.slice(1, -1)
    .map(([u, v]): Point => [u, -v])
    .toReversed(),
]
/** The drumstick: from its ankle along the breast to the knee and back. */
const LEG = shape(
  '-1.12 .03, -.98 .05, -.82 .1, -.64 .14, -.44 .17, -.22 .22, -.04 .3, .07 .42, .08 .55, .01 .66, -.14 .72, -.34 .68, -.54 .57, -.72 .43, -.88 .29, -1.01 .19, -1.13 .14',
)
/** The thigh, which goes from the knee under the breast. */
const THIGH = shape('-.34 .5, -.28 .68, -.1 .79, .1 .81, .28 .75, .4 .64, .42 .5, .2 .4, -.1 .38')
/** Folded flat along the breast: shoulder in front, elbow behind. */
const WING = shape(
  '.62 .3, .8 .32, .94 .4, .97 .52, .9 .62, .76 .68, .6 .73, .47 .8, .38 .84, .31 .81, .3 .73, .36 .64, .46 .52',
)
/** The forearm under it, from the elbow to the tip, which is tucked under the shoulder. */
const FOREARM = shape(
  '.3 .78, .4 .74, .6 .7, .8 .6, .98 .46, 1.06 .37, 1.11 .39, 1.09 .49, 1.02 .61, .92 .73, .76 .82, .58 .88, .4 .9, .31 .87',
)
const BONE = shape(
  '-1.02 .06, -1.17 .045, -1.24 .0, -1.31 .01, -1.33 .065, -1.3 .1, -1.33 .15, -1.29 .195, -1.22 .18, -1.16 .13, -1.02 .14',
)

const mirrored = (points: readonly Point[], side: number): Point[] =>
  points.map(([u, v]) => [u, v * side])

/** A whole roast chicken from above, its breast up, its legs tied; `size` is half the length of its body. */
export function wholeBird(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const on = (data: readonly Point[], side = 1) => laid(mirrored(data, side), piece)
  ground(art, on(BODY), size)
  for (const side of [-1, 1]) {
    wing(art, piece, side)
    thigh(art, piece, side)
  }
  contact(art, on(BODY), size * 0.06)
  const lobe = '.66 .22, .42 .28, .16 .26, -.1 .2'
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
  softShade(art, outline, { color: '#420f04', dx: reach * 0.5, dy: reach * 0.8, reach: reach * 2 })
}

interface Shade {
  color: Color
  dx: number
  dy: number
  reach: number
}

function softShade(art: Canvas, outline: readonly Point[], { reach, ...shade }: Shade): void {
  // So many that no step between them is seen.
  const layers = Array.from({ length: 14 }, (_, index) => {
    const fringe = (reach * index) / 13
    return { color: shade.color, dx: shade.dx, dy: shade.dy, fringe, opacity: 0.055 }
  })
  layered(art, closed(outline), layers)
}

function wing(art: Canvas, piece: Piece, side: number): void {
  const { size, color } = piece
  const on = (data: readonly Point[]) => laid(mirrored(data, side), piece)
  const parts = [
    [FOREARM, '.48 .84, .76 .74, 1 .54', 0.1],
    [WING, '.84 .5, .64 .6, .42 .74', 0.14],
  ] as const
  for (const [data, ridge, half] of parts) {
    contact(art, on(data), size * 0.05)
    const high = on(shape(ridge))
    roastSkin(art, { outline: on(data), ridge: high, half: size * half, color, wet: 0.6 })
  }
}

function thigh(art: Canvas, piece: Piece, side: number): void {
  const { size, color } = piece
  const on = (data: readonly Point[]) => laid(mirrored(data, side), piece)
  contact(art, on(THIGH), size * 0.05)
  const ridge = on(shape('-.12 .64, .1 .66, .28 .6'))
  roastSkin(art, { outline: on(THIGH), ridge, half: size * 0.17, color, wet: 0.7 })
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
    ridge: on(shape('-.08 .5, -.3 .45, -.54 .34, -.8 .2')),
    half: size * 0.22,
    color,
  })
}

/** String wound around both shins, its ends tied in a bow. */
function twine(art: Canvas, piece: Piece): void {
  const { size } = piece
  const on = (data: string) => open(laid(shape(data), piece))
  const turns = [-0.98, -0.945, -0.91].map((u) =>
    on(`${u + 0.03} -.24, ${u - 0.02} -.12, ${u - 0.025} 0, ${u - 0.02} .12, ${u + 0.03} .24`),
  )
  const bow = [
    '-.99 0, -1.06 -.13, -1.18 -.13, -1.12 -.03, -.99 0',
    '-.99 0, -1.08 .1, -1.2 .14, -1.16 .04, -.99 0',
    '-.99 0, -.9 .1, -.92 .2, -.84 .28',
    '-.99 0, -1.02 .14, -1.08 .24, -1.06 .32',
  ].map(on)
  layered(art, turns.join('') + bow.join(''), [
    { color: '#2a0b06', width: size * 0.026, dx: size * 0.012, dy: size * 0.02, opacity: 0.55 },
    { color: '#b08c5a', width: size * 0.028 },
    { color: '#f7ecd4', width: size * 0.015, dx: -size * 0.003, dy: -size * 0.005 },
  ])
}
