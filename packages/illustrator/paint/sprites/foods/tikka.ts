import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, moved, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type Glow, glow } from './glow.ts'
import { curveOn, laid, layered, patches } from './touches.ts'

/** Chunks of thigh as a knife cut them, drawn together by the heat: long ones, folded ones, thick ones. */
const CHUNKS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-.86 -.5, -.4 -.86, .1 -.78, .56 -.9, .92 -.48, .86 -.06, 1 .36, .7 .84, .2 .8, -.24 .94, -.74 .74, -.94 .28, -.8 -.1',
  ),
  shape(
    '-.7 -.9, -.16 -.98, .3 -.84, .74 -.7, .82 -.2, .7 .26, .78 .7, .34 1, -.14 .86, -.56 .96, -.84 .5, -.74 .06, -.9 -.42',
  ),
  shape(
    '-.94 -.2, -.78 -.66, -.3 -.74, .02 -.94, .5 -.82, .9 -.4, .88 .1, .96 .52, .58 .78, .1 .7, -.3 .86, -.78 .68, -1.02 .24',
  ),
  shape(
    '-.78 -.7, -.26 -.84, .3 -1.04, .7 -.74, .76 -.3, .96 .1, .8 .58, .4 .7, .06 .96, -.44 .9, -.7 .5, -.96 .16, -.86 -.3',
  ),
  shape(
    '-.9 -.44, -.5 -.66, -.1 -.6, .36 -.78, .84 -.58, .98 -.1, .8 .3, .86 .62, .44 .86, -.06 .74, -.5 .8, -.88 .5, -.8 0',
  ),
]

/** A chunk of chicken under its marinade, charred where it met the heat; `size` is its radius. */
export function tikka(art: Canvas, given: Piece): void {
  const { random } = art
  const color = mix(given.color, random.pick(['#f0a032', '#d4561c', '#e37a26', '#c64a18']), 0.55)
  const piece = { ...given, color, angle: given.angle + random.pick([0, Math.PI]) }
  const { size } = piece
  const [wide, high] = [random.range(0.94, 1.14), random.range(0.86, 1.12)]
  const points = random
    .pick(CHUNKS)
    .map(([u, v]): Point => [u * wide + random.jitter(0.06), v * high + random.jitter(0.06)])
  const outline = laid(points, piece)
  const path = closed(outline)
  layered(art, path, [
    { color: SHADOW, dx: size * 0.2, dy: size * 0.3, opacity: 0.34 },
    { color: '#3f1208', dx: size * 0.04, dy: size * 0.12 },
    { color: mix(shade(color, 0.5), '#5a1a08', 0.4) },
  ])
  art.clipped(path, () => {
    upperSide(art, piece, outline)
    marinade(art, piece)
    char(art, piece, outline)
  })
  glints(art, piece)
}

/** A place that does not turn with the piece. */
function spot(
  { x, y, size }: Piece,
  u: number,
  v: number,
  rx: number,
  ry: number,
  angle = 0,
): Glow {
  return { x: x + u * size, y: y + v * size, rx: rx * size, ry: ry * size, angle }
}

/** What the light meets: all but the lower right. */
function upperSide(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { size, color } = piece
  const light = art.linearGradient('x1=".1" y1="0" x2=".75" y2="1"', [
    [0, mix(color, '#ffc25e', 0.65)],
    [0.45, color],
    [1, mix(shade(color, 0.4), '#8a2c0c', 0.5)],
  ])
  const lit = moved(shrunk(outline, 0.94), -size * 0.05, -size * 0.1)
  art.fill(closed(lit), light)
  glow(art, '#ffcf7c', 0.55, [spot(piece, -0.34, -0.42, 0.62, 0.42, -0.5)])
  glow(art, '#5a1a08', 0.6, [spot(piece, 0.66, 0.7, 0.8, 0.56, -0.6)])
}

/** Spice in its yogurt: darker where it baked on, cracked along the grain. */
function marinade(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size } = piece
  const baked = Array.from({ length: 4 }, () =>
    spot(
      piece,
      random.jitter(0.7),
      random.jitter(0.7),
      random.range(0.2, 0.4),
      random.range(0.12, 0.26),
      random.angle(),
    ),
  )
  glow(art, '#9a2e0a', 0.62, baked)
  const cracks = Array.from({ length: 4 }, () => {
    const [u, v] = [random.range(-0.7, 0.3), random.jitter(0.6)]
    return curveOn(piece, [u, v, u + 0.2, v + random.jitter(0.14), u + random.range(0.3, 0.5), v])
  }).join('')
  layered(art, cracks, [
    { color: '#6a1e08', width: size * 0.06, opacity: 0.55 },
    { color: '#ffc674', width: size * 0.035, dy: size * 0.05, opacity: 0.55 },
  ])
  const spread = { x, y, rx: size * 0.8 }
  art.fill(patches(art, { ...spread, count: 5, grain: size * 0.07 }), '#5a1c08', 0.7)
  art.fill(patches(art, { ...spread, count: 4, grain: size * 0.06 }), '#ffd68a', 0.7)
}

/** Burnt along some edges and where it stands out: soft first, then flakes of black. */
function char(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { random } = art
  const { size } = piece
  const first = random.whole(0, outline.length - 1)
  const burnt = [0, 1, 2, 6, 7].slice(0, random.whole(2, 5)).flatMap((step) => {
    const corner = outline[(first + step) % outline.length]
    return corner ? [corner] : []
  })
  glow(
    art,
    '#2a0c05',
    0.85,
    burnt.map(([x, y]) => ({
      x,
      y,
      rx: size * random.range(0.26, 0.5),
      ry: size * random.range(0.2, 0.34),
    })),
  )
  const flakes = burnt.map(([x, y]) =>
    patches(art, { x, y, rx: size * 0.22, count: 3, grain: size * 0.17 }),
  )
  art.fill(flakes.join(''), '#160805', 0.8)
}

function glints(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const drops = [-0.5, -0.26, 0.04].map((u) => {
    const long = size * random.range(0.05, 0.15)
    const v = -0.5 - u * 0.16 + random.jitter(0.1)
    const look = { points: 7, wobble: 0.22, angle: -0.5 }
    return closed(blob(random, x + u * size, y + v * size, long, long * 0.4, look))
  })
  art.fill(drops.join(''), '#fff3dc', 0.85)
}
