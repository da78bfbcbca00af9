import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** A chunk as a knife cut it and the oven shrank it: all of it, and its upper face. */
interface Chunk {
  around: readonly Point[]
  top: readonly Point[]
}

const CHUNKS: readonly [Chunk, ...Chunk[]] = [
  {
    around: shape(
      '-.94 -.2, -.66 -.62, -.1 -.72, .5 -.6, .88 -.3, .98 .1, .82 .5, .36 .66, -.2 .62, -.7 .52, -1 .18',
    ),
    top: shape(
      '-.94 -.2, -.66 -.62, -.1 -.72, .5 -.6, .88 -.3, .84 -.06, .56 .06, .3 .02, .06 .14, -.3 .1, -.62 .16, -.92 .06',
    ),
  },
  {
    around: shape(
      '-1.04 -.1, -.8 -.46, -.3 -.54, .22 -.7, .7 -.56, 1.02 -.16, .94 .26, .6 .52, .1 .6, -.5 .54, -.94 .34',
    ),
    top: shape(
      '-1.04 -.1, -.8 -.46, -.3 -.54, .22 -.7, .7 -.56, 1.02 -.16, .8 .02, .5 -.02, .24 .1, -.1 .06, -.46 .12, -.8 .08',
    ),
  },
  {
    around: shape(
      '-.84 -.36, -.4 -.74, .2 -.76, .66 -.5, .84 -.1, .8 .36, .44 .74, -.14 .78, -.6 .6, -.88 .16',
    ),
    top: shape(
      '-.84 -.36, -.4 -.74, .2 -.76, .66 -.5, .8 -.16, .56 .0, .34 .14, .0 .08, -.3 .2, -.58 .1, -.84 -.02',
    ),
  },
  {
    around: shape(
      '-1.1 .02, -.86 -.3, -.4 -.5, .1 -.46, .54 -.56, .96 -.34, 1.1 .02, .86 .36, .3 .46, -.3 .54, -.86 .38',
    ),
    top: shape(
      '-1.1 .02, -.86 -.3, -.4 -.5, .1 -.46, .54 -.56, .96 -.34, 1.06 -.1, .7 .0, .4 .1, .04 .02, -.34 .12, -.74 .08',
    ),
  },
]

/** A chunk of braised lamb: seared above, its grain open at the cut, wet with sauce; `size` is its radius. */
export function lamb(art: Canvas, given: Piece): void {
  const { random } = art
  const chunk = random.pick(CHUNKS)
  const flip = random.pick([-1, 1])
  const angle = Math.sin(given.angle) * 0.5
  const piece = { ...given, angle, color: mix(given.color, '#b9713a', random.range(0.25, 0.8)) }
  const own = (points: readonly Point[]): Point[] =>
    laid(
      points.map(([u, v]): Point => [u * flip + random.jitter(0.04), v + random.jitter(0.03)]),
      piece,
    )
  const around = closed(own(chunk.around))
  const { x, y, size } = piece
  glow(art, '#3a1206', 0.75, [{ x: x + size * 0.12, y: y + size * 0.3, rx: size * 1.4, ry: size }])
  layered(art, around, [
    { color: SHADOW, dx: size * 0.12, dy: size * 0.2, opacity: 0.4 },
    { color: '#34110a', dx: size * 0.02, dy: size * 0.06 },
    { color: mix(piece.color, '#a4582a', 0.5) },
  ])
  art.clipped(around, () => {
    openGrain(art, piece)
    searedTop(art, piece, closed(own(chunk.top)))
    glow(art, '#34110a', 0.6, [
      { x: x + size * 0.7, y: y + size * 0.55, rx: size * 0.9, ry: size * 0.6, angle: -0.5 },
    ])
  })
  gloss(art, piece)
}

/** The cut sides: strands that come apart, some pale, a seam of fat between them. */
function openGrain(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const lean = random.range(-0.3, 0.3)
  const strands = (count: number): Path =>
    Array.from({ length: count }, () => {
      const [u, v] = [random.jitter(1), random.range(-0.1, 0.5)]
      return curveOn(piece, [
        u,
        v,
        u + lean * 0.2 + random.jitter(0.04),
        v + 0.14,
        u + lean * 0.5,
        v + 0.3,
      ])
    }).join('')
  art.stroke(strands(14), shade(color, 0.55), size * 0.06, { opacity: 0.6 })
  art.stroke(strands(14), mix(color, '#e8a870', 0.6), size * 0.06, { opacity: 0.7 })
  art.stroke(strands(8), '#f6d6a4', size * 0.03, { opacity: 0.7 })
}

/** The seared face, lit from the window, dark where the pan was hottest. */
function searedTop(art: Canvas, { x, y, size, color }: Piece, top: Path): void {
  const { random } = art
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, mix(color, '#eeb46c', 0.8)],
    [0.4, mix(color, '#c67c3c', 0.6)],
    [1, shade(color, 0.28)],
  ])
  layered(art, top, [{ color: '#4a1a0a', dx: size * 0.02, dy: size * 0.07, opacity: 0.6 }])
  art.fill(top, light)
  art.clipped(top, () => {
    const seared = Array.from({ length: 5 }, () => ({
      x: x + random.jitter(size * 0.8),
      y: y - size * 0.26 + random.jitter(size * 0.36),
      rx: size * random.range(0.2, 0.46),
      ry: size * random.range(0.1, 0.22),
      angle: random.jitter(0.8),
    }))
    glow(art, '#57200c', 0.6, seared)
    glow(art, '#f2b668', 0.75, [
      { x: x - size * 0.36, y: y - size * 0.46, rx: size * 0.66, ry: size * 0.26, angle: -0.2 },
    ])
    const fibres = Array.from({ length: 7 }, () => {
      const [u, v] = [random.range(-0.9, 0.5), random.range(-0.6, 0.1)]
      return curveOn({ x, y, size, angle: 0 }, [u, v, u + 0.16, v - 0.03, u + 0.34, v + 0.02])
    }).join('')
    art.stroke(fibres, '#4a1808', size * 0.045, { opacity: 0.55 })
    art.movedBy(0, size * 0.03, () => art.stroke(fibres, '#f0bd84', size * 0.025, { opacity: 0.5 }))
  })
}

/** Sauce in the light: a few drops of it along the upper left edge. */
function gloss(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const drops = [-0.5, -0.3, -0.04, 0.24].map((u) => {
    const long = size * random.range(0.05, 0.15)
    const v = -0.44 - 0.1 * u + random.jitter(0.06)
    const look = { points: 7, wobble: 0.25, angle: -0.3 }
    return closed(blob(random, x + u * size, y + v * size, long, long * 0.38, look))
  })
  art.fill(drops.join(''), '#fff0d6', 0.85)
}
