import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { arc, ellipse, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { parsleySprig } from './saladHerbs.ts'
import { skewerChunk, skewerPetal } from './skewerChunk.ts'
import { steam } from './steam.ts'
import { curveOn, layered } from './touches.ts'
import { upright } from './upright.ts'

/** Chicken, onion or pepper. */
type Bite = 'c' | 'o' | 'p'

/** The skewers from the far one to the near one; shares of half the plate's width. */
const SKEWERS: readonly { x: number; y: number; angle: number; bites: readonly Bite[] }[] = [
  { x: 0.01, y: -0.19, angle: -0.13, bites: ['c', 'p', 'c', 'o', 'c', 'p'] },
  { x: -0.03, y: 0, angle: -0.1, bites: ['c', 'o', 'p', 'c', 'c', 'o', 'c'] },
  { x: 0.02, y: 0.22, angle: -0.05, bites: ['c', 'p', 'c', 'o', 'c', 'p', 'o'] },
]
/** How much of a stick they take, and half their height. */
const LONG = { c: 0.265, o: 0.075, p: 0.1 } as const
const HIGH = { c: 0.135, o: 0.14, p: 0.135 } as const
const COLORS = { o: '#a8447a', p: '#5f9a2c' } as const

/** Skewers of tikka heaped on an oval steel plate, seen from a chair; `size` is half the plate's width. */
export function skewerplatter(art: Canvas, { x, y, size, color }: Piece): void {
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      plate(art, size)
      onions(art, size)
      for (const one of SKEWERS) loaded(art, one, size, color)
      cilantro(art, size)
      steam(art, { x: size * 0.02, y: -size * 0.36, size: size * 0.42 })
    })
  })
}

/** Brushed steel: a rolled rim, a sloping wall, and a floor that mirrors the warm food faintly. */
function plate(art: Canvas, size: number): void {
  const oval = (share: number, dy = 0) => ellipse(0, dy * size, size * share, size * 0.53 * share)
  art.softFill(oval(0.98, 0.09), SHADOW, 0.55, size * 0.07)
  const steel = (from: string, middle: string, to: string) =>
    art.linearGradient('x1="0" y1="0" x2="1" y2=".5"', [
      [0, from],
      [0.22, '#ffffff'],
      [0.36, middle],
      [0.62, to],
      [0.8, middle],
      [1, from],
    ])
  art.fill(oval(1, 0.035), '#6d7278')
  art.fill(oval(1), steel('#aeb4b8', '#dfe3e4', '#a9afb5'))
  art.stroke(oval(0.99), '#f8fbfb', size * 0.014)
  art.fill(oval(0.9, 0.008), steel('#767c84', '#b9bfc3', '#e9eced'))
  art.fill(oval(0.84, 0.02), steel('#b5babd', '#d5d8d8', '#c2c6c9'))
  art.stroke(oval(0.84, 0.02), '#7c8289', size * 0.007, { opacity: 0.7 })
  art.softFill(
    ellipse(size * 0.04, size * 0.12, size * 0.6, size * 0.24),
    '#8a3c14',
    0.42,
    size * 0.08,
  )
}

/** Thin rings of raw onion, from under the meat to the near edge. */
function onions(art: Canvas, size: number): void {
  const { random } = art
  const places = [
    [-0.44, 0.3],
    [-0.32, 0.36],
    [-0.5, 0.22],
    [0.54, 0.2],
    [0.46, 0.3],
    [-0.5, -0.22],
    [-0.4, -0.28],
  ] as const
  for (const [u, v] of places) {
    const from = random.angle()
    const ring = arc(
      u * size,
      v * size,
      size * random.range(0.05, 0.09),
      from,
      from + random.range(3, 5),
    )
    art.movedBy(size * 0.01, size * 0.018, () =>
      art.stroke(ring, SHADOW, size * 0.022, { opacity: 0.4 }),
    )
    art.stroke(ring, '#8f2f68', size * 0.022)
    art.movedBy(0, -size * 0.003, () => art.stroke(ring, '#e9bfd6', size * 0.012))
  }
}

function loaded(
  art: Canvas,
  { x, y, angle, bites }: (typeof SKEWERS)[number],
  size: number,
  color: string,
): void {
  const { random } = art
  const spot = { x: x * size, y: y * size, size, angle }
  layered(art, curveOn(spot, [-0.68, 0, 0.64, 0]), [
    { color: SHADOW, width: size * 0.03, dx: size * 0.02, dy: size * 0.07, opacity: 0.4 },
    { color: '#6d3f18', width: size * 0.034 },
    { color: '#e6bd7c', width: size * 0.022, dy: -size * 0.004 },
  ])
  const whole = bites.reduce((sum, bite) => sum + LONG[bite], 0)
  let along = whole / 2
  for (const bite of bites.toReversed()) {
    along -= LONG[bite] / 2
    const middle = [along * size, random.jitter(size * 0.012)] as const
    const [u, v] = turnedPoint(middle, angle, spot.x, spot.y)
    along -= LONG[bite] / 2
    const tilt = angle + random.jitter(0.1)
    const piece = { x: u, y: v, size: LONG[bite] * size * 0.54, angle: tilt, color }
    const high = HIGH[bite] * size * random.range(0.92, 1.06)
    if (bite === 'c') skewerChunk(art, piece, high)
    else skewerPetal(art, { ...piece, color: COLORS[bite] }, high)
  }
}

function cilantro(art: Canvas, size: number): void {
  const sprigs = [
    [-0.14, -0.1, -0.6, 0.1],
    [0.3, 0.12, 2.3, 0.085],
    [-0.4, 0.1, 1.2, 0.07],
    [0.58, 0.24, 0.4, 0.1],
  ] as const
  for (const [u, v, angle, share] of sprigs) {
    parsleySprig(art, { x: u * size, y: v * size, size: size * share * 1.15, angle })
  }
}
