import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** Slices of thigh as a knife leaves them, bent by the heat. */
const SLICES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-1 .12, -.9 -.3, -.52 -.56, -.06 -.6, .34 -.46, .72 -.5, 1 -.2, .94 .1, 1 .32, .66 .54, .24 .48, -.16 .56, -.62 .54, -.92 .4',
  ),
  shape(
    '-.96 -.26, -.56 -.5, -.2 -.64, .3 -.62, .74 -.42, .98 -.04, .96 .34, .64 .52, .28 .44, -.1 .58, -.56 .5, -.86 .42, -1.02 .08',
  ),
  shape(
    '-.82 -.42, -.34 -.62, .1 -.54, .5 -.66, .84 -.34, .92 .1, .72 .5, .3 .66, -.08 .56, -.44 .7, -.8 .4, -.92 0',
  ),
  shape(
    '-1.04 .16, -.92 -.2, -.5 -.36, -.1 -.5, .36 -.54, .78 -.4, 1.04 -.06, .9 .24, .52 .4, .14 .42, -.22 .56, -.6 .54, -.94 .44',
  ),
]

/** A slice of chicken simmered in a sauce: pale, frayed along its grain, wet; `size` is half its length. */
export function slicedchicken(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const angle = Math.sin(given.angle) * 0.9
  const color = mix(given.color, random.pick(['#fff0d4', '#f0cd98', '#f8deb4']), 0.6)
  const piece = { ...given, angle, color }
  const flip = random.pick([-1, 1])
  const points = random
    .pick(SLICES)
    .map(([u, v]): Point => [
      u * flip + random.jitter(0.05),
      v * random.range(0.96, 1.1) + random.jitter(0.05),
    ])
  const outline = laid(points, piece)
  const path = closed(outline)
  const thick = size * 0.16
  layered(art, path, [
    { color: SHADOW, dx: size * 0.1, dy: size * 0.3, opacity: 0.3 },
    { color: mix(shade(color, 0.34), '#a87434', 0.4), dx: size * 0.02, dy: thick },
    { color: mix(shade(color, 0.14), '#c99a58', 0.35), dx: size * 0.01, dy: thick * 0.5 },
  ])
  const light = art.linearGradient('x1=".1" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.6)],
    [0.5, color],
    [1, mix(shade(color, 0.14), '#d9aa66', 0.5)],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    fibres(art, piece)
    seared(art, piece)
    art.stroke(closed(moved(outline, -size * 0.04, -size * 0.05)), '#b98848', size * 0.07, {
      opacity: 0.3,
    })
  })
  wet(art, piece)
}

/** Its grain: short broken lines, all at one slant. */
function fibres(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const lean = random.range(-0.5, 0.5)
  const lines = Array.from({ length: 9 }, () => {
    const [u, v] = [random.range(-0.9, 0.5), random.jitter(0.5)]
    const long = random.range(0.18, 0.42)
    return curveOn(piece, [u, v, u + long / 2, v + lean * long * 0.4, u + long, v + lean * long])
  }).join('')
  art.stroke(lines, mix(shade(color, 0.26), '#b98446', 0.5), size * 0.045, { opacity: 0.5 })
  art.movedBy(0, size * 0.035, () => art.stroke(lines, '#fffaf0', size * 0.03, { opacity: 0.6 }))
}

/** Where it met the pan before the sauce was poured. */
function seared(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const spots = Array.from({ length: 3 }, () => ({
    x: x + random.jitter(size * 0.9),
    y: y + random.jitter(size * 0.4),
    rx: size * random.range(0.16, 0.34),
    ry: size * random.range(0.1, 0.18),
    angle: random.jitter(0.6),
  }))
  glow(art, '#b8752c', 0.6, spots)
}

function wet(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const drops = [-0.5, -0.26, 0.1].map((u) => {
    const long = size * random.range(0.05, 0.14)
    const [px, py] = [x + u * size * Math.cos(angle), y + u * size * Math.sin(angle) - size * 0.26]
    return closed(
      blob(random, px, py, long, long * 0.4, { points: 7, wobble: 0.2, angle: angle - 0.2 }),
    )
  })
  art.fill(drops.join(''), '#ffffff', 0.85)
}
