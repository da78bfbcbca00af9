import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, tint } from '../../../core/color.ts'
import { blob, closed, moved, num, open, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { curveOn, laid, layered } from '../touches.ts'

/** Bites as a knife cut them: a broad one, a tapering one, one with a notch, a short one. */
const OUTLINES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-1 -.1, -.96 -.3, -.8 -.44, -.7 -.4, -.44 -.6, .1 -.52, .3 -.58, .62 -.5, .7 -.56, .94 -.32, .9 -.2, 1.04 .04, .98 .2, .8 .5, .4 .6, -.1 .56, -.54 .62, -.9 .4',
  ),
  shape(
    '-.98 .06, -1 -.12, -.86 -.4, -.62 -.48, -.5 -.62, .1 -.54, .34 -.44, .66 -.44, .8 -.26, 1.08 -.2, 1.12 -.06, .92 .3, .34 .54, -.2 .62, -.72 .52',
  ),
  shape(
    '-.94 -.24, -.8 -.5, -.52 -.54, -.34 -.66, -.1 -.5, .1 -.5, .4 -.68, .64 -.6, .88 -.42, .86 -.3, 1.02 .04, .8 .46, .2 .54, -.2 .64, -.7 .54, -1.06 .2',
  ),
  shape(
    '-.86 -.14, -.82 -.4, -.6 -.62, -.36 -.6, -.1 -.74, .3 -.7, .5 -.58, .74 -.5, .8 -.3, .92 -.2, .86 .3, .44 .62, -.14 .66, -.66 .5',
  ),
]

/** What a bite is of: its top and its cut front from the light to the dark, its grain, where it was seared. */
export interface BiteTones {
  top: readonly [Color, Color, Color]
  front: readonly [Color, Color, Color]
  groove: Color
  fibre: Color
  seared: Color
  /** What it is dark with where it goes under. */
  wet: Color
}

const CHICKEN: BiteTones = {
  top: ['#fffaf0', '#fbeccb', '#efcf98'],
  front: ['#e0aa60', '#a8763c', '#7f7430'],
  groove: '#a06c2e',
  fibre: '#ffffff',
  seared: '#d39a4a',
  wet: '#4a4412',
}

/** Beef that was browned, then stewed. */
export const BEEF: BiteTones = {
  top: ['#ecb680', '#c07a46', '#9a562e'],
  front: ['#96502c', '#64301a', '#34140a'],
  groove: '#4a1c0e',
  fibre: '#ffdcae',
  seared: '#5e260f',
  wet: '#240c06',
}

/** A bite of simmered meat that lies half in a sauce; `size` is half its length, its color that of the sauce. */
export function simmeredBite(art: Canvas, piece: Piece, tones: BiteTones = CHICKEN): void {
  const { random } = art
  const { size } = piece
  const points = random
    .pick(OUTLINES)
    .map(([u, v]): Point => [u + random.jitter(0.05), v + random.jitter(0.04)])
  const outline = closed(laid(points, piece))
  art.movedBy(size * 0.12, size * 0.02, () => art.softFill(outline, tones.wet, 0.5, size * 0.07))
  const shore = shoreOf(art, piece)
  art.clipped(`${open(shore)}l0 ${num(-size * 2.4)}h${num(-size * 3)}Z`, () => {
    layered(art, outline, [
      { color: tones.wet, dx: size * 0.02, dy: size * 0.03, fringe: size * 0.03, opacity: 0.8 },
      { color: tones.front[1] },
    ])
    art.clipped(outline, () => faces(art, piece, tones))
  })
  art.clipped(outline, () => wetLine(art, shore, piece, tones.wet))
}

/** Its cut front in the shade, its top in the light, the grain along both. */
function faces(art: Canvas, piece: Piece, tones: BiteTones): void {
  const { random } = art
  const { size } = piece
  const lean = random.jitter(0.05)
  const brink: Point[] = [-1.3, -0.8, -0.3, 0.2, 0.7, 1.3].map((u) => [
    u,
    0.04 + u * lean + random.jitter(0.05),
  ])
  const front = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.48, tones.front[0]],
    [0.72, tones.front[1]],
    [1, tones.front[2]],
  ])
  art.fill(closed(laid(shape('-1.4 -.9, 1.4 -.9, 1.4 .9, -1.4 .9'), piece)), front)
  art.stroke(grain(art, piece, [0.2, 0.5], 9), tones.groove, size * 0.024, { opacity: 0.55 })
  const top = closed(laid([...brink, [1.4, -1], [-1.4, -1]], piece))
  const light = art.linearGradient('x1=".2" x2=".6" y1="0" y2="1"', [
    [0.3, tones.top[0]],
    [0.62, tones.top[1]],
    [1, tones.top[2]],
  ])
  art.fill(top, light)
  art.clipped(top, () => {
    const spot = (u: number, v: number, rx: number, ry: number) => {
      const [[x, y] = [0, 0]] = laid([[u, v]], piece)
      return { x, y, rx: rx * size, ry: ry * size, angle: piece.angle }
    }
    const [first, second] = [random.range(-0.7, -0.2), random.range(0.3, 0.8)]
    glow(art, tones.seared, 0.8, [
      spot(first, -0.5 + random.jitter(0.1), 0.4, 0.16),
      spot(second, -0.16, 0.36, 0.2),
      spot(0.95, -0.2, 0.3, 0.4),
    ])
    art.stroke(grain(art, piece, [-0.5, 0.06], 12), tones.groove, size * 0.026, { opacity: 0.6 })
    art.movedBy(0, size * 0.03, () =>
      art.stroke(grain(art, piece, [-0.46, 0.04], 7), tones.fibre, size * 0.03, { opacity: 0.8 }),
    )
  })
  glints(art, piece)
}

/** Lines along the fibres of the meat, nearly level, between two heights. */
function grain(
  { random }: Canvas,
  piece: Piece,
  [high, low]: readonly [number, number],
  count: number,
): Path {
  return Array.from({ length: count }, () => {
    const [u, v] = [random.range(-0.95, 0.5), random.range(high, low)]
    const long = random.range(0.2, 0.62)
    return curveOn(piece, [u, v, u + long * 0.5, v - 0.035, u + long, v + random.jitter(0.03)])
  }).join('')
}

/** How high the sauce stands around it, from its left to its right. */
function shoreOf({ random }: Canvas, piece: Piece): Point[] {
  const places = [-1.4, -0.9, -0.55, -0.2, 0.2, 0.6, 0.95, 1.4]
  return laid(
    places.map((u): Point => [u, 0.4 + random.jitter(0.1) - u * u * 0.14]),
    piece,
  )
}

/** The dark where it goes under, and below it the light on the sauce that draws up along it. */
function wetLine(
  art: Canvas,
  shore: readonly Point[],
  { size, color: sauce }: Piece,
  wet: Color,
): void {
  art.stroke(open(shore), wet, size * 0.08, { opacity: 0.5 })
  const below = moved(shore, 0, size * 0.06)
  art.stroke(open(below), mix(sauce, wet, 0.2), size * 0.08)
  art.stroke(open(moved(shore, 0, size * 0.1)), tint(sauce, 0.6), size * 0.04, { opacity: 0.9 })
}

/** The window on its wet top. */
function glints(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, angle } = piece
  const drops = [-0.5, -0.26, 0.2].map((u) => {
    const at: Point = [u + random.jitter(0.12), random.range(-0.4, -0.26)]
    const [[x, y] = [0, 0]] = laid([at], piece)
    const long = size * random.range(0.05, 0.15)
    return closed(blob(random, x, y, long, long * 0.36, { points: 7, wobble: 0.2, angle }))
  })
  art.fill(drops.join(''), '#ffffff')
}
