import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { braisedMeat } from './braisedMeat.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { laid, layered, patches } from './touches.ts'
import { upright } from './upright.ts'

/** What the ribs are glazed with: red wine, boiled down. */
const GLAZE = '#7c2a12'

/** The bone below the meat: it stands out where the meat has shrunk from its sawn end. */
const BONE = shape(
  '-1.36 .12, -1.24 .02, -1 .08, -.6 .18, .2 .26, .8 .24, 1.06 .26, 1.12 .4, 1.02 .52, .4 .58, -.5 .54, -1.1 .44, -1.34 .36, -1.42 .24',
)
const SAWN: Point = [-1.33, 0.22]

/** The upper sides of the meat that the glaze covers, as a spoon poured it. */
const POURED: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-.86 -.24, -.72 -.48, -.3 -.56, .2 -.55, .66 -.5, .9 -.28, .86 -.08, .66 -.1, .44 -.14, .2 -.06, -.06 -.12, -.36 -.1, -.6 -.04, -.8 -.08',
  ),
  shape(
    '-.9 -.2, -.78 -.44, -.4 -.54, .1 -.57, .6 -.52, .88 -.34, .92 -.14, .7 -.04, .5 -.1, .24 -.14, 0 -.04, -.3 -.12, -.54 -.08, -.76 -.1',
  ),
]

/** A braised short rib: a thick block of meat that lies on its bone, glazed; `size` is half its length. */
export function shortrib(art: Canvas, given: Piece): void {
  const { random } = art
  const { x, y, size } = given
  const piece = { ...given, angle: Math.sin(given.angle) * 0.1 - 0.06 }
  glow(art, SHADOW, 0.75, [
    { x: x + size * 0.1, y: y + size * 0.5, rx: size * 1.5, ry: size * 0.56 },
  ])
  upright(art, piece, () => {
    bone(art, piece)
    const meat = { ...piece, x: x + size * 0.06 }
    const aspect = random.range(0.5, 0.56)
    const color = mix(given.color, '#b8623a', random.range(0.2, 0.5))
    braisedMeat(art, { ...meat, color }, { aspect, bundles: 6, sauce: GLAZE, sunk: 2, seared: 0.4 })
    poured(art, meat)
  })
}

/** The bone: flat and pale, stained by the sauce, its sawn end with the marrow towards us. */
function bone(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, angle } = piece
  const path = closed(laid(BONE, piece))
  layered(art, path, [
    { color: '#2a0d08', dx: size * 0.02, dy: size * 0.06, opacity: 0.7 },
    { color: '#d9bd8c' },
  ])
  const [[x, y] = [0, 0]] = laid([SAWN], piece)
  art.clipped(path, () => {
    glow(art, '#fff4d8', 0.95, [
      { x: x + size * 0.1, y: y - size * 0.1, rx: size * 0.5, ry: 0.12 * size },
    ])
    glow(art, '#8a3c18', 0.7, [
      { x: x + size * 0.46, y: y + size * 0.1, rx: size * 0.3, ry: size * 0.3 },
      { x: x + size * 0.9, y: y + size * 0.36, rx: size * 1.4, ry: size * 0.14 },
    ])
  })
  const look = { points: 11, wobble: 0.05, angle }
  layered(art, closed(blob(random, x, y, size * 0.1, size * 0.17, look)), [
    { color: '#94683c', dx: size * 0.018, dy: size * 0.012 },
    { color: '#f2e2bc' },
  ])
  art.fill(closed(blob(random, x, y, size * 0.06, size * 0.1, look)), '#9c5638')
  art.fill(
    closed(blob(random, x - size * 0.01, y - size * 0.02, size * 0.03, size * 0.05, look)),
    '#c78a62',
  )
}

/** The glaze over the meat, which runs down its side here and there. */
function poured(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size } = piece
  const cap = random
    .pick(POURED)
    .map(([u, v]): Point => [u + random.jitter(0.03), v + random.jitter(0.03)])
  const path = closed(laid(cap, piece)) + runs(art, piece)
  const light = art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', [
    [0, '#c8602a', 0.82],
    [0.45, '#93381a', 0.8],
    [1, '#6a2010', 0.86],
  ])
  layered(art, path, [
    { color: '#2a0a05', dx: size * 0.012, dy: size * 0.035, opacity: 0.5 },
    { color: light },
  ])
  art.clipped(path, () => {
    glow(art, '#ffb265', 0.75, [
      { x: x - size * 0.4, y: y - size * 0.44, rx: size * 0.5, ry: size * 0.12, angle: -0.14 },
      { x: x + size * 0.4, y: y - size * 0.46, rx: size * 0.36, ry: size * 0.1, angle: 0.1 },
    ])
    glow(art, shade(GLAZE, 0.6), 0.6, [
      { x: x + size * 0.1, y: y - size * 0.24, rx: size * 0.3, ry: size * 0.1 },
      { x: x + size * 0.74, y: y - size * 0.24, rx: size * 0.24, ry: size * 0.14 },
    ])
    const pepper = { x, y: y - size * 0.3, rx: size * 0.75, ry: size * 0.2, count: 9 }
    art.fill(patches(art, { ...pepper, grain: size * 0.024 }), '#1c0604', 0.8)
  })
  glints(art, piece)
}

/** Where the glaze runs over the edge: wide and short ones, thin and long ones, unevenly apart. */
function runs({ random }: Canvas, piece: Piece): Path {
  const starts = [
    -0.56 + random.jitter(0.16),
    0.02 + random.jitter(0.2),
    0.52 + random.jitter(0.18),
  ]
  const drop = shape(
    '-1.5 -.3, 1.5 -.3, .9 .1, .62 .5, .7 .8, .34 1, -.3 1, -.66 .8, -.56 .5, -.9 .1',
  )
  return starts
    .map((at) => {
      const [wide, down] = [random.range(0.05, 0.11), random.range(0.1, 0.5) ** 1.2]
      return closed(
        laid(
          drop.map(([u, v]): Point => [at + u * wide, -0.1 + v * down]),
          piece,
        ),
      )
    })
    .join('')
}

/** The window in the glaze: one broad patch and the drops beside it. */
function glints(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const drops = [-0.62, -0.42, -0.24, 0.3, 0.44, 0.6].map((u, index) => {
    const long = size * (index === 1 ? 0.16 : random.range(0.025, 0.08))
    const v = -0.44 + u * u * 0.14 - random.range(0, 0.06)
    const look = { points: 8, wobble: 0.16, angle: angle - 0.08 }
    return closed(blob(random, x + u * size, y + v * size, long, long * 0.3, look))
  })
  art.fill(drops.join(''), '#fff4e2', 0.92)
}
