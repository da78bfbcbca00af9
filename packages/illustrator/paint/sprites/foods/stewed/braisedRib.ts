import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade } from '../../../core/color.ts'
import { blob, closed, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { curveOn, laid, layered, patches } from '../touches.ts'
import { meatBundle } from './meatFibres.ts'
import { ribBone } from './ribBone.ts'

/** The meat as a whole, dark, which shows between its fibres; shares of half its length. */
const BODY = shape(
  '-.96 -.26, -.84 -.5, -.5 -.62, 0 -.66, .5 -.62, .82 -.5, .96 -.26, .98 .1, .84 .4, .4 .5, -.4 .5, -.82 .42, -.98 .1',
)

/** The seared top, from the back to where the front begins: height, thickness, from, to. */
const TOP = [
  [-0.57, 0.13, -0.74, 0.3],
  [-0.55, 0.14, -0.1, 0.8],
  [-0.5, 0.16, -0.86, -0.06],
  [-0.48, 0.15, -0.3, 0.9],
  [-0.42, 0.17, -0.92, 0.4],
  [-0.4, 0.16, 0.1, 0.95],
  [-0.35, 0.18, -0.95, 0.05],
  [-0.33, 0.17, -0.2, 0.98],
  [-0.27, 0.17, -0.98, 0.5],
  [-0.24, 0.17, 0.2, 1],
  [-0.2, 0.16, -0.97, -0.1],
  [-0.18, 0.15, -0.3, 0.98],
] as const

/** The front, where the fibres begin to part: height, thickness, from, to. */
const FRONT = [
  [-0.12, 0.12, -1, 0.1],
  [-0.1, 0.13, -0.1, 0.98],
  [-0.05, 0.13, -0.98, 0.5],
  [-0.02, 0.11, 0.3, 1],
  [0.03, 0.13, -1.02, -0.2],
  [0.03, 0.14, -0.36, 0.8],
  [0.09, 0.12, -0.98, 0.3],
  [0.11, 0.12, 0.1, 0.98],
  [0.16, 0.13, -1, -0.34],
  [0.16, 0.14, -0.5, 0.62],
  [0.2, 0.11, 0.36, 0.96],
  [0.24, 0.14, -0.96, 0.2],
  [0.27, 0.13, 0, 0.94],
  [0.32, 0.12, -0.94, -0.2],
  [0.34, 0.14, -0.4, 0.7],
  [0.4, 0.13, -0.88, 0.3],
  [0.42, 0.12, 0.1, 0.86],
] as const

const FLESH = ['#8a452a', '#9c5434', '#7c3a24', '#a8623e'] as const

interface RibLook {
  /** What it is glazed with. */
  sauce: Color
  /** The fork that pulled its right end apart, drawn among the fibres. */
  fork?: () => void
}

/** A short rib, braised until its fibres part, on its bone; `size` is half its length. */
export function braisedRib(art: Canvas, piece: Piece, { sauce, fork }: RibLook): void {
  const { size } = piece
  ribBone(art, piece)
  const body = closed(laid(BODY, piece))
  art.movedBy(size * 0.05, size * 0.08, () => art.softFill(body, '#140303', 0.6, size * 0.06))
  art.fill(body, '#3a120b')
  if (fork) pulled(art, piece, PULLED_BEHIND)
  if (fork) pulled(art, piece, PULLED)
  front(art, piece, fork ? 0.6 : 1)
  top(art, piece, sauce)
  if (fork) {
    fork()
    hairs(art, piece)
  }
}

/** The cut side, up to where it was pulled apart: bundles one below the other, darker towards the sauce. */
function front(art: Canvas, piece: Piece, end: number): void {
  const { random } = art
  for (const [v, thick, from, to] of FRONT) {
    if (from > end - 0.2) continue
    const low = Math.max(0, v + 0.1) / 0.5
    const color = mix(random.pick(FLESH), '#4a180e', low * 0.6)
    meatBundle(art, piece, {
      from: [from + random.jitter(0.04), v + random.jitter(0.02)],
      to: [Math.min(to, end + random.jitter(0.14)) + random.jitter(0.05), v + random.jitter(0.06)],
      thick: thick * random.range(0.9, 1.2),
      arch: random.range(0, 0.03),
      color,
      lit: mix('#e0a06a', color, 0.1 + low * 0.55),
    })
  }
  const spot = (u: number, v: number, rx: number, ry: number) => spotOn(piece, [u, v], rx, ry)
  glow(art, '#ffb87a', 0.4, [spot(-0.5, 0.02, 0.44, 0.12), spot(0.1, 0.0, 0.3, 0.1)])
  glow(art, '#180504', 0.7, [spot(0, 0.46, 1.1, 0.2), spot(0.7, 0.3, 0.4, 0.26)])
  art.fill(clefts(piece), '#1c0604', 0.85)
}

/** Where the muscle comes apart: pointed at both ends. */
function clefts(piece: Piece): Path {
  const places = [
    [-0.86, 0.07, 0.56, 0.014],
    [-0.2, 0.13, 0.66, 0.018],
    [-0.66, 0.27, 0.64, 0.016],
    [0.1, 0.31, 0.4, 0.01],
    [-0.1, 0.02, 0.34, 0.008],
  ] as const
  return places
    .map(([u, v, long, wide]) =>
      closed(
        laid(
          [
            [u, v],
            [u + long * 0.4, v - wide - 0.004],
            [u + long, v + 0.012],
            [u + long * 0.5, v + wide],
          ],
          piece,
        ),
      ),
    )
    .join('')
}

/** The top: seared dark, ridged by the same fibres, under a glaze that runs over the brink. */
function top(art: Canvas, piece: Piece, sauce: Color): void {
  const { random } = art
  for (const [v, thick, from, to] of TOP) {
    const back = (-0.18 - v) / 0.4
    meatBundle(art, piece, {
      from: [from + random.jitter(0.04), v + 0.05 - to * 0.02 + random.jitter(0.02)],
      to: [to + random.jitter(0.05), v + 0.07 + random.jitter(0.04)],
      thick: thick * random.range(0.85, 1.15),
      arch: 0.05 * (to - from) * 0.6,
      color: mix(shade(sauce, 0.3), '#6a2412', random.range(0.1, 0.7)),
      lit: mix('#d2683a', sauce, random.range(0.05, 0.5) + back * 0.2),
    })
  }
  crust(art, piece)
  const glaze = closed(laid(GLAZE, piece)) + runs(art, piece)
  const film = art.linearGradient('x1=".3" y1="0" x2=".4" y2="1"', [
    [0, mix(sauce, '#c4562e', 0.6), 0.3],
    [0.3, mix(sauce, '#a03a20', 0.4), 0.5],
    [0.55, sauce, 0.8],
    [1, shade(sauce, 0.4), 0.94],
  ])
  layered(art, glaze, [{ color: film }])
  const spot = (u: number, v: number, rx: number, ry: number) => spotOn(piece, [u, v], rx, ry)
  glow(art, '#ff9a5a', 0.55, [spot(-0.5, -0.48, 0.4, 0.12), spot(0.24, -0.5, 0.3, 0.09)])
  glow(art, '#160404', 0.5, [spot(0.74, -0.34, 0.3, 0.2)])
  glints(art, piece)
}

/** What the pan left on it: dark, pitted patches with a lit lip. */
function crust(art: Canvas, piece: Piece): void {
  const { size } = piece
  const spread = { ...spotOn(piece, [0, -0.38], 0.84, 0.18), count: 22, grain: size * 0.05 }
  const pits = patches(art, spread)
  layered(art, pits, [
    { color: '#e08a54', dx: -size * 0.006, dy: -size * 0.01, opacity: 0.3 },
    { color: '#2a0a06', opacity: 0.5 },
  ])
  const pepper = { ...spread, count: 26, grain: size * 0.018 }
  art.fill(patches(art, pepper), '#120303', 0.8)
}

/** The glaze over the top, as far as the brink, where it ends unevenly. */
const GLAZE = shape(
  '-.97 -.16, -.9 -.4, -.72 -.54, -.3 -.63, .2 -.64, .6 -.57, .86 -.42, .97 -.18, .9 -.1, .7 -.1, .5 -.05, .36 -.1, .2 -.07, 0 -.12, -.2 -.07, -.4 -.1, -.56 -.03, -.7 -.04, -.86 -.09, -.98 -.07',
)

/** Where it runs down between the fibres. */
function runs({ random }: Canvas, piece: Piece): Path {
  const places = [
    [-0.66, 0.11, 0.2],
    [0.12, 0.08, 0.34],
  ] as const
  return places
    .map(([at, wide, down]) => {
      const u = at + random.jitter(0.04)
      const foot = -0.1 + down
      const points: Point[] = [
        [u - wide * 1.1, -0.16],
        [u + wide * 1.1, -0.16],
        [u + wide * 0.62, -0.06],
        [u + wide * 0.42, foot - 0.05],
        [u + wide * 0.2, foot],
        [u - wide * 0.2, foot],
        [u - wide * 0.4, foot - 0.07],
        [u - wide * 0.62, -0.06],
      ]
      return closed(laid(points, piece))
    })
    .join('')
}

/** The window in the glaze: along the ridges, broken. */
function glints(art: Canvas, piece: Piece): void {
  const { random } = art
  const drops = [
    [-0.66, -0.47, 0.1, 0.24],
    [-0.44, -0.54, 0.17, 0.2],
    [-0.24, -0.58, 0.05, 0.3],
    [-0.58, -0.38, 0.1, 0.18],
    [-0.36, -0.42, 0.05, 0.3],
    [0.18, -0.56, 0.14, 0.2],
    [0.32, -0.55, 0.04, 0.3],
    [0.02, -0.42, 0.07, 0.2],
    [-0.74, -0.24, 0.06, 0.24],
    [0.3, -0.3, 0.06, 0.2],
  ] as const
  const shapes = drops.map(([u, v, long, flat]) => {
    const { x, y } = spotOn(piece, [u + random.jitter(0.03), v + random.jitter(0.012)], 1, 1)
    const rx = long * piece.size
    const look = { points: 9, wobble: 0.24, angle: piece.angle - 0.06 }
    return closed(blob(random, x, y, rx, rx * flat, look))
  })
  art.fill(shapes.join(''), '#fff0dc', 0.9)
}

/** Where the fork drew it out: where each bundle ends, and how thick it is. */
type Pulled = readonly (readonly [u: number, v: number, thick: number])[]
const PULLED_BEHIND: Pulled = [
  [1.1, -0.42, 0.13],
  [1.34, -0.36, 0.12],
  [1.3, 0.02, 0.12],
  [1.26, 0.4, 0.13],
]
const PULLED: Pulled = [
  [1.2, -0.24, 0.16],
  [1.36, -0.1, 0.12],
  [1.14, 0.1, 0.15],
  [1.4, 0.22, 0.12],
  [1.18, 0.36, 0.14],
  [1.08, 0.5, 0.12],
]
function pulled(art: Canvas, piece: Piece, bundles: Pulled): void {
  const { random } = art
  for (const [u, v, thick] of bundles) {
    const color = mix(random.pick(FLESH), '#d89a68', random.range(0.35, 0.75))
    meatBundle(art, piece, {
      from: [0.2 + random.jitter(0.1), v * 0.72],
      to: [u, v + 0.04],
      thick,
      arch: random.range(-0.02, 0.06),
      color,
      lit: mix(color, '#ffdcae', 0.6),
    })
  }
}

/** Single fibres that came loose and cross the others. */
function hairs(art: Canvas, piece: Piece): void {
  const { random } = art
  const lines = Array.from({ length: 7 }, () => {
    const [u, v] = [random.range(0.6, 0.9), random.range(-0.4, 0.3)]
    const [long, fall] = [random.range(0.24, 0.5), random.jitter(0.08)]
    return curveOn(piece, [u, v, u + long * 0.5, v + fall * 0.2 - 0.01, u + long, v + fall])
  })
  const { size } = piece
  art.movedBy(size * 0.006, size * 0.016, () =>
    art.stroke(lines.join(''), '#240805', size * 0.014, { opacity: 0.6 }),
  )
  art.stroke(lines.slice(0, 4).join(''), '#d9a074', size * 0.01)
  art.stroke(lines.slice(4).join(''), '#f2cda0', size * 0.009)
}

function spotOn(piece: Piece, place: Point, rx: number, ry: number) {
  const { size, angle } = piece
  const [[x, y] = [piece.x, piece.y]] = laid([place], piece)
  return { x, y, rx: rx * size, ry: ry * size, angle }
}
