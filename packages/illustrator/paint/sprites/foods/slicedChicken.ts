import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cornered } from './chunk.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** A piece of thigh as a knife cut it: all of it, and its upper side; the rest is the cut. */
interface Cut {
  around: readonly Point[]
  top: readonly Point[]
}

const CUTS: readonly [Cut, ...Cut[]] = [
  {
    around: shape('-1 -.1, -.62 -.6, .1 -.72, .8 -.5, 1.02 0, .9 .46, .3 .7, -.5 .62, -.96 .36'),
    top: shape('-1 -.1, -.62 -.6, .1 -.72, .8 -.5, 1.02 0, .6 .06, .2 .24, -.3 .14, -.66 .18'),
  },
  {
    around: shape(
      '-.86 -.4, -.2 -.74, .56 -.62, .94 -.2, .86 .34, .5 .7, -.2 .6, -.72 .68, -.98 .1',
    ),
    top: shape('-.86 -.4, -.2 -.74, .56 -.62, .94 -.2, .56 0, .3 .22, -.14 .1, -.6 .24, -.98 .0'),
  },
  {
    around: shape(
      '-1.08 0, -.76 -.46, -.1 -.56, .46 -.7, 1.04 -.26, 1 .26, .56 .5, -.1 .62, -.86 .46',
    ),
    top: shape(
      '-1.08 0, -.76 -.46, -.1 -.56, .46 -.7, 1.04 -.26, .7 -.02, .3 .0, -.06 .18, -.7 .12',
    ),
  },
]

/** A piece of chicken simmered in a curry: pale above, its grain open at the cut, wet; `size` is its radius. */
export function slicedchicken(art: Canvas, given: Piece): void {
  const { random } = art
  const { x, y, size } = given
  const angle = Math.sin(given.angle) * 0.6
  const color = mix(given.color, random.pick(['#fbe6c0', '#eec48c', '#f6d8a8']), 0.6)
  const piece = { ...given, angle, color }
  const { around, top } = random.pick(CUTS)
  const flip = random.pick([-1, 1])
  const own = (points: readonly Point[]): Point[] =>
    laid(
      cornered(points, 0.24).map(([u, v]): Point => [
        u * flip + random.jitter(0.03),
        v + random.jitter(0.03),
      ]),
      piece,
    )
  const whole = closed(own(around))
  const cut = mix(shade(color, 0.14), '#c48c4e', 0.4)
  layered(art, whole, [
    { color: SHADOW, dx: size * 0.12, dy: size * 0.24, opacity: 0.3 },
    { color: '#7d4f24', dx: size * 0.01, dy: size * 0.03 },
    { color: cut },
  ])
  art.clipped(whole, () => {
    openGrain(art, piece, cut)
    upperSide(art, piece, closed(own(top)))
    glow(art, '#5f4a1c', 0.5, [
      { x: x + size * 0.4, y: y + size * 0.7, rx: size, ry: size * 0.4, angle },
    ])
  })
  wet(art, piece)
}

/** The cut: strands that run down it, pale between dark gaps. */
function openGrain(art: Canvas, piece: Piece, cut: string): void {
  const { random } = art
  const { size } = piece
  const lean = random.range(-0.3, 0.3)
  const strands = (count: number): Path =>
    Array.from({ length: count }, () => {
      const [u, v] = [random.jitter(0.95), random.range(-0.02, 0.34)]
      return curveOn(piece, [
        u,
        v,
        u + lean * 0.16 + random.jitter(0.04),
        v + 0.15,
        u + lean * 0.4,
        v + 0.32,
      ])
    }).join('')
  art.stroke(strands(12), shade(cut, 0.34), size * 0.04, { opacity: 0.5 })
  art.stroke(strands(12), tint(cut, 0.55), size * 0.05, { opacity: 0.6 })
}

/** Its upper side in the light, golden where it met the pan. */
function upperSide(art: Canvas, { x, y, size, color, angle }: Piece, top: Path): void {
  const { random } = art
  const light = art.linearGradient('x1=".1" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.66)],
    [0.5, tint(color, 0.1)],
    [1, mix(color, '#cf9550', 0.6)],
  ])
  layered(art, top, [
    { color: '#8a5a2c', dx: size * 0.01, dy: size * 0.03, opacity: 0.45 },
    { color: light },
  ])
  art.clipped(top, () => {
    const seared = Array.from({ length: 4 }, () => ({
      x: x + random.jitter(size * 0.8),
      y: y - size * 0.2 + random.jitter(size * 0.3),
      rx: size * random.range(0.18, 0.4),
      ry: size * random.range(0.1, 0.18),
      angle: random.jitter(0.6),
    }))
    glow(art, '#b3661f', 0.62, seared)
    const grain = Array.from({ length: 10 }, () => {
      const [u, v] = [random.range(-0.85, 0.4), random.range(-0.5, 0)]
      return curveOn({ x, y, size, angle }, [u, v, u + 0.2, v - 0.03, u + 0.42, v + 0.02])
    }).join('')
    art.stroke(grain, '#a87238', size * 0.03, { opacity: 0.5 })
    art.movedBy(0, size * 0.03, () => art.stroke(grain, '#fffaf0', size * 0.026, { opacity: 0.6 }))
  })
}

/** The window on it, broken in drops. */
function wet(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const drops = [-0.5, -0.3, 0.1, 0.3].map((u) => {
    const long = size * random.range(0.04, 0.14)
    const [px, py] = [x + u * size, y + u * Math.sin(angle) * size - size * 0.42]
    const look = { points: 7, wobble: 0.2, angle: angle - 0.2 }
    return closed(blob(random, px, py, long, long * 0.38, look))
  })
  art.fill(drops.join(''), '#ffffff', 0.9)
}
