import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { curveOn, laid, patches, sunflower } from './touches.ts'
import { upright } from './upright.ts'

/** The rib that runs through it below, flat and a little longer than the meat has shrunk. */
const BONE = shape(
  '-1.16 .2, -1.24 .26, -1.26 .38, -1.18 .48, -.9 .5, 0 .54, .8 .5, 1.1 .46, 1.18 .36, 1.16 .24, 1.06 .18, 0 .24',
)
/** All of the meat, and its upper side; they share their far edge. */
const MEAT = shape(
  '-1 -.1, -.92 -.3, -.8 -.48, -.5 -.58, -.14 -.54, .2 -.62, .56 -.56, .84 -.5, .96 -.3, 1.04 -.06, 1 .14, .94 .32, .6 .36, .24 .42, -.1 .38, -.5 .42, -.82 .34, -.98 .3, -1.04 .1',
)
const TOP = shape(
  '-1 -.1, -.92 -.3, -.8 -.48, -.5 -.58, -.14 -.54, .2 -.62, .56 -.56, .84 -.5, .96 -.3, 1.04 -.06, .9 -.02, .76 -.1, .6 -.02, .48 .1, .34 .04, .2 -.06, 0 -.02, -.2 -.06, -.36 .04, -.54 .08, -.66 -.02, -.8 .04, -.92 .02',
)

/** A braised short rib: a block of meat on its bone, wet with sauce; `size` is half its length. */
export function shortrib(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: Math.sin(given.angle) * 0.3 }
  const { x, y, size } = piece
  const { random } = art
  const side = Math.cos(given.angle * 3) > 0 ? 1 : -1
  const tall = random.range(0.94, 1.16)
  const own = (points: readonly Point[], stray = 0.04): Point[] =>
    laid(
      points.map(([u, v]): Point => [
        u * side + random.jitter(stray),
        v * tall + random.jitter(stray),
      ]),
      piece,
    )
  art.softFill(ellipse(x + size * 0.1, y + size * 0.42, size * 1.2, size * 0.36), SHADOW, 0.6, 16)
  upright(art, piece, () => {
    bone(art, piece, own(BONE, 0.015), side)
    const meat = own(MEAT)
    art.fill(closed(moved(meat, size * 0.02, size * 0.05)), '#1c0705', 0.85)
    cutSide(art, piece, meat)
    crust(art, piece, own(TOP, 0.02))
  })
}

/** A flat rib, its rough end with the marrow turned to us. */
function bone(art: Canvas, piece: Piece, outline: readonly Point[], side: -1 | 1): void {
  const { size, angle } = piece
  art.fill(closed(moved(outline, size * 0.02, size * 0.06)), '#2a0d08', 0.8)
  art.fill(closed(outline), '#8f6742')
  art.fill(closed(shrunk(outline, 0.97, -size * 0.01, -size * 0.02)), '#d9bd92')
  art.stroke(curveOn(piece, [-1, 0.44, 0, 0.48, 1, 0.42]), '#a87c50', size * 0.04, { opacity: 0.7 })
  const [end = [0, 0]] = laid([[-1.19 * side, 0.36]], piece)
  const marrow = { points: 9, wobble: 0.12, angle: angle + 1.5 }
  art.fill(closed(blob(art.random, ...end, size * 0.13, size * 0.07, marrow)), '#b98a5c')
  art.fill(closed(blob(art.random, ...end, size * 0.08, size * 0.035, marrow)), '#6d3322')
}

/** The side where the meat comes apart in strands, a seam of fat through it. */
function cutSide(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { size, color } = piece
  const { random } = art
  const lean = mix(color, '#b8703f', 0.55)
  art.fill(closed(outline), shade(lean, 0.24))
  art.clipped(closed(outline), () => {
    const strands = (count: number) =>
      Array.from({ length: count }, () => {
        const [u, v] = [random.range(-1.05, 0.7), random.range(-0.1, 0.4)]
        const long = random.range(0.2, 0.5)
        const drop = random.jitter(0.05)
        return curveOn(piece, [u, v, u + long / 2, v + drop + 0.02, u + long, v + drop])
      }).join('')
    art.stroke(strands(18), shade(lean, 0.62), size * 0.045, { opacity: 0.75 })
    art.stroke(strands(18), mix(lean, '#e0a070', 0.5), size * 0.045, { opacity: 0.6 })
    art.stroke(strands(6), '#f0c596', size * 0.022, { opacity: 0.6 })
    const seam = curveOn(piece, [-1, 0.24, -0.4, 0.3, 0.1, 0.24, 0.6, 0.28, 1.02, 0.2])
    art.stroke(seam, '#e3b98a', size * 0.05, { opacity: 0.55 })
    art.stroke(closed(outline), '#2a0d08', size * 0.12, { opacity: 0.4 })
  })
}

/** The seared upper side under a glaze, which runs over its edge in tongues. */
function crust(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const path = closed(outline)
  const tongues = [-0.8, -0.42, -0.02, 0.38, 0.74].map((u) => {
    const [at, wide] = [u + random.jitter(0.1), random.range(0.1, 0.17)]
    const down = random.range(0.04, 0.24)
    return closed(
      laid(
        [
          [at - wide, -0.12],
          [at + wide, -0.12],
          [at + wide * 0.7, down * 0.5],
          [at + wide * 0.5, down],
          [at - wide * 0.2, down + 0.04],
          [at - wide * 0.6, down * 0.6],
        ],
        piece,
      ),
    )
  })
  const glaze = path + tongues.join('')
  art.movedBy(size * 0.02, size * 0.05, () => art.fill(glaze, '#1c0705', 0.6))
  const light = art.radialGradient('cx=".34" cy=".16" r=".85"', [
    [0, mix(color, '#d8803c', 0.8)],
    [0.3, mix(color, '#8a3c1a', 0.55)],
    [0.7, '#5a2212'],
    [1, '#3a120a'],
  ])
  art.fill(glaze, light)
  art.clipped(path, () => {
    const spread = { x, y: y - size * 0.3, angle, rx: size * 0.95, ry: size * 0.24 }
    art.softFill(patches(art, { ...spread, count: 6, grain: size * 0.22 }), '#260b06', 0.5, 6)
    art.softFill(
      patches(art, { ...spread, y: y - size * 0.42, count: 4, grain: size * 0.2 }),
      '#d9843f',
      0.32,
      6,
    )
    const pepper = sunflower(art, { ...spread, y: y - size * 0.26 }, 22, 1.2)
    art.specks(pepper, '#1c0705', size * 0.026, { opacity: 0.7 })
  })
  gleams(art, piece)
}

/** The window in the wet glaze: one broad gleam along the far edge, small ones on the tongues. */
function gleams(art: Canvas, piece: Piece): void {
  const { size } = piece
  const broad = [
    [-0.82, -0.3, -0.7, -0.41, -0.44, -0.47],
    [-0.36, -0.47, -0.26, -0.47],
    [0.12, -0.5, 0.32, -0.52, 0.6, -0.46],
  ].map((line) => curveOn(piece, line))
  for (const wide of [0.2, 0.13]) {
    art.stroke(broad.join(''), '#f09a58', size * wide, { opacity: 0.2 })
  }
  art.stroke(broad.join(''), '#fff0dc', size * 0.028, { opacity: 0.9 })
  const small = [
    [-0.62, -0.2, -0.52, -0.24, -0.4, -0.22],
    [0.3, -0.24, 0.42, -0.27],
    [0.7, -0.3, 0.78, -0.26],
    [-0.1, -0.22, 0.06, -0.24],
  ].map((line) => curveOn(piece, line))
  art.stroke(small.join(''), '#ffd2a4', size * 0.024, { opacity: 0.7 })
  // Under the glaze the grain of the meat shows.
  const grain = Array.from({ length: 12 }, () => {
    const [u, v] = [art.random.range(-0.85, 0.5), art.random.range(-0.4, 0)]
    return curveOn(piece, [u, v, u + 0.14, v - 0.03, u + art.random.range(0.2, 0.36), v + 0.02])
  })
  art.stroke(grain.join(''), '#2a0d08', size * 0.028, { opacity: 0.4 })
}
