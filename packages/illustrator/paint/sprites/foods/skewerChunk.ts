import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, layered } from './touches.ts'

/** Outlines of cut thigh meat, of half width and half height 1; clockwise from the upper left. */
const CUTS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-0.9, -0.66],
    [-0.5, -0.96],
    [0.1, -0.9],
    [0.62, -1],
    [0.96, -0.6],
    [0.9, -0.05],
    [1, 0.44],
    [0.66, 0.9],
    [0.1, 0.98],
    [-0.5, 0.88],
    [-0.94, 0.56],
    [-0.86, 0],
  ],
  [
    [-1, -0.4],
    [-0.7, -0.84],
    [-0.16, -1.02],
    [0.44, -0.86],
    [0.88, -0.74],
    [1, -0.2],
    [0.88, 0.34],
    [0.9, 0.74],
    [0.36, 1],
    [-0.3, 0.92],
    [-0.8, 0.94],
    [-0.96, 0.3],
  ],
  [
    [-0.84, -0.86],
    [-0.3, -0.86],
    [0.24, -1.04],
    [0.8, -0.84],
    [0.92, -0.36],
    [1.04, 0.16],
    [0.84, 0.7],
    [0.4, 0.86],
    [-0.1, 1.02],
    [-0.66, 0.86],
    [-1.02, 0.4],
    [-0.9, -0.26],
  ],
  [
    [-0.96, -0.54],
    [-0.66, -1],
    [0, -0.88],
    [0.5, -0.94],
    [0.84, -0.6],
    [1.02, 0],
    [0.96, 0.56],
    [0.54, 0.98],
    [-0.06, 0.9],
    [-0.56, 1],
    [-0.92, 0.7],
    [-1.04, 0.1],
  ],
]

/** Where its upper side ends and the near one begins. */
const EDGE: readonly Point[] = [
  [-1.1, 0.2],
  [-0.55, 0.32],
  [-0.1, 0.2],
  [0.4, 0.34],
  [1.1, 0.14],
]

/**
 * A chunk of tikka on its stick as it is seen from a chair: a lit upper side with its grain, a near
 * side in shade, char where it stood highest; `size` is half its length, `high` half its height.
 */
export function skewerChunk(art: Canvas, given: Piece, high: number): void {
  const { random } = art
  const { x, y, size, angle } = given
  const color = mix(given.color, random.pick(['#c8400f', '#d9581a', '#e27a1e']), 0.55)
  const stretch = high / size
  const edge = EDGE.map(([u, v]): Point => [u, (v + random.jitter(0.1)) * stretch])
  const cut = random
    .pick(CUTS)
    .map(([u, v]): Point => [u + random.jitter(0.05), (v + random.jitter(0.05)) * stretch])
  const outline = closed(laid(cut, given))
  art.movedBy(size * 0.16, high * 0.26, () => art.softFill(outline, '#2a1029', 0.42, size * 0.1))
  layered(art, outline, [{ color: '#3d0f06', fringe: size * 0.07 }, { color }])
  art.clipped(outline, () => {
    const upper = closed(
      laid([[-1.3, -1.4 * stretch], [1.3, -1.4 * stretch], ...edge.toReversed()], given),
    )
    const lower = closed(
      laid([[-1.3, 1.5 * stretch], [1.3, 1.5 * stretch], ...edge.toReversed()], given),
    )
    art.fill(lower, mix(color, '#5a1406', 0.62))
    art.fill(upper, lightOn(art, color))
    art.softFill(open(laid(edge, given)), mix(color, '#ffb24e', 0.4), 0.4, size * 0.06, 'evenodd')
    grain(art, given, stretch, color)
    charred(art, given, cut, edge)
    const right = { x: x + size * 0.98, y: y + high * 0.3 }
    art.softFill(
      closed(blob(random, right.x, right.y, size * 0.2, high * 0.9)),
      '#3a0c06',
      0.5,
      size * 0.2,
    )
  })
  moist(art, given, stretch, angle)
}

function lightOn(art: Canvas, color: string): string {
  return art.linearGradient('x1="0.1" y1="0" x2="0.7" y2="1"', [
    [0, mix(color, '#ffc45e', 0.72)],
    [0.5, mix(color, '#f5962e', 0.5)],
    [1, color],
  ])
}

/** Fibres of the meat, and the marinade that dried between them. */
function grain(art: Canvas, piece: Piece, stretch: number, color: string): void {
  const { random } = art
  const line = (low: number, high: number) => {
    const [u, v] = [random.range(-0.9, 0.4), random.range(low, high) * stretch]
    const long = random.range(0.3, 0.6)
    return curveOn(piece, [
      u,
      v,
      u + long / 2,
      v + random.jitter(0.08),
      u + long,
      v + random.jitter(0.08),
    ])
  }
  const lines = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => line(low, high)).join('')
  const { size } = piece
  art.stroke(lines(6, -0.8, 0.2), mix(color, '#8a2606', 0.55), size * 0.04, { opacity: 0.6 })
  art.stroke(lines(6, -0.85, 0.1), '#ffd888', size * 0.035, { opacity: 0.6 })
  art.stroke(lines(5, 0.4, 0.9), '#3a0c06', size * 0.05, { opacity: 0.5 })
  art.stroke(lines(4, 0.4, 0.85), mix(color, '#f08a30', 0.4), size * 0.04, { opacity: 0.6 })
}

/** Char along the edges that stood nearest to the heat: broken patches, brown around them. */
function charred(art: Canvas, piece: Piece, cut: readonly Point[], edge: readonly Point[]): void {
  const { random } = art
  const places = [
    ...cut.filter(() => random.next() < 0.34).map(([u, v]): Point => [u * 0.9, v * 0.9]),
    ...edge.filter((_, index) => index > 0 && index < 4 && random.next() < 0.6),
  ]
  const patches = (grow: number) =>
    laid(places, piece).map(([x, y]) => {
      const reach = piece.size * random.range(0.13, 0.27) * grow
      return closed(
        blob(random, x, y, reach * 1.3, reach * 0.7, {
          points: 8,
          wobble: 0.36,
          angle: piece.angle + random.jitter(0.7),
        }),
      )
    })
  art.softFill(patches(1.2).join(''), '#7a2206', 0.6, piece.size * 0.06)
  art.fill(patches(0.8).join(''), '#2c0a06', 0.85)
}

/** Broken lights on the oiled upper side. */
function moist(art: Canvas, piece: Piece, stretch: number, angle: number): void {
  const { random } = art
  const { size } = piece
  const drops = [-0.6, -0.42, -0.2, 0.1, 0.36].map((u) => {
    const at: Point = [u + random.jitter(0.08), -stretch * random.range(0.5, 0.74)]
    const [[x, y] = [0, 0]] = laid([at], piece)
    const long = size * random.range(0.04, 0.15)
    return closed(blob(random, x, y, long, long * 0.34, { points: 7, wobble: 0.24, angle }))
  })
  art.fill(drops.join(''), '#fff4dc', 0.92)
}

/**
 * A petal of onion or a square of pepper, packed on its edge between the meat; `size` is half its
 * thickness, `high` half its height.
 */
export function skewerPetal(art: Canvas, piece: Piece, high: number): void {
  const { random } = art
  const { size, color } = piece
  const stretch = high / size
  const bow = random.range(0.4, 0.9) * random.pick([-1, 1, 1])
  const [taper, shear] = [random.jitter(0.3), random.jitter(0.5)]
  const at = (u: number, v: number): Point => [
    u * (1 + taper * v) + bow * (1 - v * v) + shear * v,
    v * stretch,
  ]
  const side = (u: number) =>
    [-0.96, -0.5, 0, 0.5, 0.96].map((v) => at(u * (1.15 - v * v * 0.3), v))
  const outline = closed(laid([...side(-1), ...side(1).toReversed()], piece))
  art.movedBy(size * 0.3, high * 0.22, () => art.softFill(outline, '#2a1029', 0.42, size * 0.16))
  const skin = art.linearGradient('x1="0" y1="0" x2=".8" y2="1"', [
    [0, mix(color, '#fff6e0', 0.55)],
    [0.4, color],
    [1, mix(color, '#1c0812', 0.6)],
  ])
  layered(art, outline, [
    { color: mix(color, '#14060c', 0.75), fringe: size * 0.16 },
    { color: skin },
  ])
  art.clipped(outline, () => {
    const burnt = [at(-0.2, -1), at(0.3, 0.98), at(0.8, -0.5)]
    const spots = laid(burnt, piece).map(([x, y]) =>
      closed(blob(random, x, y, size * 0.8, size * random.range(0.3, 0.6), { wobble: 0.3 })),
    )
    art.fill(spots.join(''), '#23090a', 0.6)
    art.stroke(open(laid(side(0.55), piece)), mix(color, SHADOW, 0.5), size * 0.2, { opacity: 0.5 })
  })
  art.stroke(open(laid(side(-0.5).slice(0, 4), piece)), '#fff6ea', size * 0.2, { opacity: 0.75 })
}
