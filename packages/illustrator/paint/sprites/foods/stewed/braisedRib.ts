import type { Random } from '../../../../language/random.ts'
import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { blob, closed, open, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { curveOn, laid, layered, patches } from '../touches.ts'
import { ribBone } from './ribBone.ts'

/** The meat without the end that a fork pulled apart; shares of half its length. */
const WHOLE = shape(
  '-.97 -.3, -.84 -.52, -.5 -.64, -.06 -.68, .4 -.66, .78 -.58, .98 -.4, 1.04 -.1, 1.0 .2, .9 .4, .5 .5, 0 .52, -.5 .5, -.86 .42, -1.02 .2, -1.04 -.06',
)
const OPENED = shape(
  '-.97 -.3, -.84 -.52, -.5 -.64, -.06 -.68, .3 -.67, .52 -.6, .44 -.46, .6 -.36, .42 -.2, .5 -.04, .3 .1, .42 .24, .26 .36, .3 .5, 0 .52, -.5 .5, -.86 .42, -1.02 .2, -1.04 -.06',
)

/** Where its top ends and its front begins, from the left to the right. */
const BRINK = shape('-1.1 -.2, -.8 -.14, -.44 -.2, 0 -.12, .4 -.18, .74 -.1, 1.2 -.14')

/** Where the fork drew it out: the end of each bundle of fibres, and how thick it is. */
const PULLED = [
  [0.86, -0.6, 0.1],
  [1.02, -0.5, 0.15],
  [1.34, -0.36, 0.07],
  [0.88, -0.34, 0.12],
  [1.3, -0.2, 0.1],
  [1.06, -0.14, 0.17],
  [0.8, 0.0, 0.11],
  [1.28, 0.02, 0.07],
  [1.04, 0.14, 0.12],
  [1.26, 0.36, 0.13],
  [0.84, 0.26, 0.13],
  [0.94, 0.5, 0.15],
  [1.14, 0.56, 0.06],
] as const

/** From here on they lie over the tines of the fork. */
const ABOVE_FORK = 9

const FLESH = ['#a8603e', '#c98c62', '#8f4a2e', '#b87650'] as const

interface RibLook {
  /** What it is glazed with. */
  sauce: Color
  /** The fork that pulled its right end apart, drawn among the fibres. */
  fork?: () => void
}

/** A short rib, braised until it gives: a glazed block of fibres on its bone; `size` is half its length. */
export function braisedRib(art: Canvas, piece: Piece, { sauce, fork }: RibLook): void {
  const { random } = art
  const stray = (points: readonly Point[]) =>
    points.map(([u, v]): Point => [u + random.jitter(0.025), v + random.jitter(0.02)])
  const outline = closed(laid(stray(fork ? OPENED : WHOLE), piece))
  ribBone(art, piece)
  if (fork) pulled(art, piece, fork)
  layered(art, outline, [
    { color: '#1c0504', dx: piece.size * 0.03, dy: piece.size * 0.06, opacity: 0.55 },
    { color: '#240805', fringe: piece.size * 0.03 },
  ])
  art.clipped(outline, () => {
    front(art, piece)
    top(art, piece, sauce)
  })
}

/** The cut side: fibres one over the other, with clefts where they begin to part. */
function front(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, angle, color } = piece
  const [[left, high] = [x, y], [right, low] = [x, y]] = laid(shape('-1.1 -.24, 1.1 .54'), {
    ...piece,
    angle: 0,
  })
  const face = art.linearGradient('x1=".4" y1="0" x2=".5" y2="1"', [
    [0, mix(color, '#d98a58', 0.5)],
    [0.4, color],
    [0.75, shade(color, 0.4)],
    [1, '#2c0c08'],
  ])
  art.fill(`M${left} ${high - size}H${right}V${low}H${left}Z`, face)
  const spot = (u: number, v: number, rx: number, ry: number) => {
    const [[px, py] = [x, y]] = laid([[u, v]], piece)
    return { x: px, y: py, rx: rx * size, ry: ry * size, angle }
  }
  glow(art, '#f0a468', 0.6, [spot(-0.5, -0.02, 0.55, 0.13), spot(0.36, 0, 0.36, 0.12)])
  glow(art, '#1c0605', 0.7, [spot(0.9, 0.3, 0.5, 0.36), spot(-0.1, 0.56, 1.1, 0.2)])
  art.stroke(grain(random, piece, 46, [0.16, 0.5]), '#3a120a', size * 0.016, { opacity: 0.6 })
  art.stroke(grain(random, piece, 30, [0.1, 0.34]), '#f3b888', size * 0.014, { opacity: 0.55 })
  clefts(art, piece)
  const fat = [0.1, 0.27].map((v, index) => {
    const from = index ? 0.1 : -0.86
    return curveOn(piece, [from, v, from + 0.24, v - 0.04, from + 0.5, v + 0.02, from + 0.66, v])
  })
  art.stroke(fat.join(''), '#e9bd86', size * 0.03, { opacity: 0.55 })
}

/** Fine lines along the grain, a little bent, each with a length of its own. */
function grain(
  random: Random,
  piece: Piece,
  count: number,
  [short, long]: readonly [number, number],
): Path {
  return Array.from({ length: count }, () => {
    const u = random.range(-1, 0.8)
    const v = random.range(-0.14, 0.48)
    const length = random.range(short, long)
    const bend = random.jitter(0.03)
    return curveOn(piece, [u, v, u + length / 2, v + bend - 0.02, u + length, v + bend])
  }).join('')
}

/** Where the muscle comes apart: dark and pointed at both ends, light on the lower lip. */
function clefts(art: Canvas, piece: Piece): void {
  const { random } = art
  const places = [
    [-0.9, 0.08, 0.7],
    [-0.3, 0.18, 0.56],
    [-0.74, 0.29, 0.66],
    [0.2, 0.06, 0.5],
    [0.1, 0.34, 0.66],
    [-0.5, 0.4, 0.5],
  ] as const
  const cleft = ([u, v, long]: (typeof places)[number]): Path => {
    const wide = random.range(0.018, 0.034)
    const bend = random.jitter(0.03)
    return closed(
      laid(
        [
          [u, v],
          [u + long * 0.4, v + bend - wide],
          [u + long, v + bend * 2],
          [u + long * 0.5, v + bend + wide],
        ],
        piece,
      ),
    )
  }
  layered(art, places.map(cleft).join(''), [
    { color: '#f0b07c', dy: piece.size * 0.026, opacity: 0.5 },
    { color: '#220705', opacity: 0.85 },
  ])
}

/** The top: seared dark, under a glaze that runs over the brink. */
function top(art: Canvas, piece: Piece, sauce: Color): void {
  const { x, y, size, angle } = piece
  const back = shape('1.3 -1, -1.3 -1')
  const path = closed(laid([...BRINK, ...back], piece)) + runs(art, piece)
  const light = art.linearGradient('x1=".2" y1="0" x2=".5" y2="1"', [
    [0.2, mix(sauce, '#c2572c', 0.55)],
    [0.6, sauce],
    [1, shade(sauce, 0.3)],
  ])
  layered(art, path, [{ color: '#1c0504', dy: size * 0.05, opacity: 0.5 }, { color: light }])
  const spot = (u: number, v: number, rx: number, ry: number) => {
    const [[px, py] = [x, y]] = laid([[u, v]], piece)
    return { x: px, y: py, rx: rx * size, ry: ry * size, angle }
  }
  art.clipped(path, () => {
    glow(art, '#1a0504', 0.75, [
      spot(0.1, -0.3, 0.34, 0.12),
      spot(-0.66, -0.28, 0.3, 0.1),
      spot(0.7, -0.36, 0.36, 0.16),
    ])
    glow(art, '#ff9a58', 0.8, [spot(-0.46, -0.5, 0.5, 0.13), spot(0.32, -0.54, 0.42, 0.1)])
    const pepper = { ...spot(0, -0.38, 0.85, 0.2), count: 22, grain: size * 0.022 }
    art.fill(patches(art, pepper), '#120303', 0.7)
    wrinkles(art, piece)
  })
  glints(art, piece)
}

/** The crust that the pan gave it, drawn together: short dark folds with light on them. */
function wrinkles(art: Canvas, piece: Piece): void {
  const { random } = art
  const folds = Array.from({ length: 15 }, () => {
    const [u, v, long] = [random.range(-0.9, 0.8), random.range(-0.6, -0.2), random.range(0.1, 0.3)]
    const fall = random.jitter(0.05)
    return curveOn(piece, [u, v, u + long / 2, v + fall - 0.025, u + long, v + fall])
  }).join('')
  art.stroke(folds, '#1a0504', piece.size * 0.02, { opacity: 0.55 })
  art.movedBy(0, piece.size * 0.02, () =>
    art.stroke(folds, '#e58a58', piece.size * 0.012, { opacity: 0.5 }),
  )
}

/** Where the glaze runs down the front: a soft shore, and two long runs. */
function runs({ random }: Canvas, piece: Piece): Path {
  const places = [
    [-0.62, 0.1, 0.3],
    [-0.16, 0.13, 0.1],
    [0.14, 0.08, 0.42],
  ] as const
  return places
    .map(([at, wide, down]) => {
      const u = at + random.jitter(0.04)
      const foot = -0.16 + down
      const points: Point[] = [
        [u - wide * 1.8, -0.26],
        [u + wide * 1.8, -0.26],
        [u + wide * 0.7, -0.1],
        [u + wide * 0.42, foot - 0.06],
        [u + wide * 0.3, foot],
        [u - wide * 0.2, foot + 0.01],
        [u - wide * 0.46, foot - 0.08],
        [u - wide * 0.6, -0.1],
      ]
      return closed(laid(points.toReversed(), piece))
    })
    .join('')
}

/** The window in the glaze: broken by the folds, crisp. */
function glints(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, angle } = piece
  const drops = [
    [-0.7, -0.46, 0.07],
    [-0.5, -0.52, 0.15],
    [-0.3, -0.55, 0.06],
    [-0.16, -0.5, 0.03],
    [0.2, -0.57, 0.1],
    [0.34, -0.52, 0.04],
    [-0.6, -0.02, 0.03],
    [0.13, 0.08, 0.03],
  ] as const
  const shapes = drops.map(([u, v, long]) => {
    const [[px, py] = [0, 0]] = laid([[u + random.jitter(0.03), v]], piece)
    const look = { points: 9, wobble: 0.22, angle: angle - 0.1 }
    return closed(blob(random, px, py, long * size, long * size * 0.28, look))
  })
  art.fill(shapes.join(''), '#fff3e0', 0.92)
}

/** The end that a fork drew out into fibres: pale inside, dark between. */
function pulled(art: Canvas, piece: Piece, fork: () => void): void {
  const { random } = art
  const { size } = piece
  const dark = shape('.2 -.62, .8 -.56, 1.02 -.3, 1.08 .1, .96 .44, .6 .56, .1 .52')
  const ground = closed(laid(dark, piece))
  art.movedBy(size * 0.08, size * 0.1, () => art.softFill(ground, '#1c0504', 0.6, size * 0.08))
  art.fill(ground, '#4a1a10')
  for (const [index, bundle] of PULLED.entries()) {
    if (index === ABOVE_FORK) fork()
    strand(art, piece, bundle, random.pick(FLESH))
  }
  hairs(art, piece)
}

/** One bundle of fibres, tapering, sagging towards its frayed end. */
function strand(
  art: Canvas,
  piece: Piece,
  [u, v, thick]: readonly [number, number, number],
  color: Color,
): void {
  const { random } = art
  const { size } = piece
  const from = v * 0.8 - 0.02 + random.jitter(0.05)
  const sag = random.range(-0.03, 0.1)
  const line = (share: number): Point => [
    0.2 + (u - 0.2) * share,
    from + (v - from) * share - sag * Math.sin(Math.PI * share) + random.jitter(0.01),
  ]
  const shares = [0, 0.3, 0.6, 0.85]
  const edge = (side: number) =>
    shares.map((share): Point => {
      const [a, b] = line(share)
      return [a, b + side * thick * (0.62 - share * 0.34) * random.range(0.85, 1.15)]
    })
  const path = closed(laid([...edge(-1), line(1), ...edge(1).toReversed()], piece))
  const light = art.linearGradient('x1="0" y1="0" x2=".1" y2="1"', [
    [0, mix(color, '#ffe0b4', 0.5)],
    [0.5, color],
    [1, shade(color, 0.5)],
  ])
  layered(art, path, [
    { color: '#240805', dx: size * 0.016, dy: size * 0.03, fringe: size * 0.016, opacity: 0.8 },
    { color: light },
  ])
  const thread = (side: number) =>
    open(
      laid(
        [0.3, 0.6, 0.96].map((share): Point => {
          const [a, b] = line(share)
          return [a, b + side * thick * 0.3 * (1.1 - share)]
        }),
        piece,
      ),
    )
  art.stroke(thread(0.4) + thread(1.1), SHADOW, size * 0.011, { opacity: 0.4 })
  art.stroke(thread(-0.6), '#ffe9c8', size * 0.012, { opacity: 0.6 })
}

/** Single fibres that came loose and cross the others. */
function hairs(art: Canvas, piece: Piece): void {
  const { random } = art
  const lines = Array.from({ length: 12 }, () => {
    const [u, v] = [random.range(0.4, 0.7), random.range(-0.5, 0.42)]
    const [long, fall] = [random.range(0.24, 0.56), random.jitter(0.14)]
    return curveOn(piece, [u, v, u + long * 0.5, v + fall * 0.2 - 0.03, u + long, v + fall])
  })
  const { size } = piece
  art.movedBy(size * 0.006, size * 0.02, () =>
    art.stroke(lines.join(''), '#240805', size * 0.018, { opacity: 0.6 }),
  )
  art.stroke(lines.slice(0, 7).join(''), '#d9a074', size * 0.016)
  art.stroke(lines.slice(7).join(''), '#f2cda0', size * 0.013)
}
