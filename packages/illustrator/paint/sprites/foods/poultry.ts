import type { Canvas } from '../../core/canvas.ts'
import { closed, num, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cubed } from './chunk.ts'
import { curveOn, laid, lineOn, litSide, patches, segments, slanted, sunflower } from './touches.ts'

/** A piece of braised chicken, torn along its grain: pale, browned at its edges; `size` is its radius. */
export function chicken(art: Canvas, given: Piece): void {
  const { random } = art
  const { x, y, size } = given
  const piece = { ...given, color: mix(given.color, '#fff0d2', random.range(0.1, 0.45)) }
  const outline = cubed(art, piece, '#8a5524')
  art.clipped(closed(outline), () => {
    const seared = { ...piece, rx: size * 0.9, ry: size * 0.8 }
    art.softFill(
      patches(art, { ...seared, count: 3, grain: size * 0.26 }),
      '#b5702a',
      0.5,
      size * 0.06,
    )
    const grain = Array.from({ length: 9 }, () => {
      const [u, v] = [random.range(-1, 0.4), random.jitter(0.9)]
      return curveOn(piece, [u, v, u + 0.3, v + random.jitter(0.06), u + 0.62, v])
    })
    art.stroke(grain.join(''), '#b98a4e', size * 0.06, { opacity: 0.55 })
    art.movedBy(0, -size * 0.05, () =>
      art.stroke(grain.join(''), '#fffaf0', size * 0.04, { opacity: 0.7 }),
    )
  })
  const wet = curveOn({ x, y, size, angle: -0.4 }, [-0.5, -0.34, -0.26, -0.52, 0.04, -0.54])
  art.stroke(wet, '#ffffff', size * 0.09, { opacity: 0.75 })
}

const THIGH: readonly Point[] = [
  [-0.96, 0.1],
  [-0.94, -0.24],
  [-0.72, -0.52],
  [-0.4, -0.64],
  [-0.16, -0.6],
  [0.1, -0.68],
  [0.46, -0.6],
  [0.7, -0.44],
  [0.92, -0.24],
  [0.96, 0.02],
  [0.8, 0.22],
  [0.74, 0.42],
  [0.44, 0.56],
  [0.2, 0.54],
  [-0.12, 0.68],
  [-0.5, 0.64],
  [-0.78, 0.5],
  [-0.88, 0.3],
]

/** What ran out of the meat and browned around it. */
export function juices(art: Canvas, outline: readonly Point[], size: number): void {
  const spilt = shrunk(outline, 1.02, size * 0.03, size * 0.06)
  art.softFill(closed(spilt), '#8f4f16', 0.4, size * 0.16)
}

/** Roast skin: gold where the light falls, mahogany along its edges, blistered, wet with fat. */
function roastSkin(art: Canvas, piece: Piece, outline: readonly Point[], aspect: number): void {
  const { x, y, size, angle, color } = piece
  const path = closed(outline)
  const light = art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${num(x - size * 0.3)}" cy="${num(y - size * aspect * 0.5)}" r="${num(size * 1.2)}"`,
    [
      [0, mix(color, '#ffd27a', 0.72)],
      [0.26, mix(color, '#f2a13a', 0.62)],
      [0.5, mix(color, '#d9771c', 0.4)],
      [0.74, shade(color, 0.42)],
      [1, mix(shade(color, 0.72), '#2c1008', 0.3)],
    ],
  )
  art.fill(path, light)
  art.clipped(path, () => {
    for (const share of [0.34, 0.2, 0.09]) {
      art.stroke(path, '#6a250a', size * share, { opacity: 0.2 })
    }
    const spread = { x, y, angle, rx: size * 0.95, ry: size * aspect * 0.95 }
    const crisp = patches(art, { ...spread, count: 7, grain: size * 0.24 })
    art.softFill(crisp, '#6a250a', 0.46, size * 0.07)
    const gold = patches(art, { ...spread, count: 6, grain: size * 0.2 })
    art.softFill(gold, '#ffb84e', 0.3, size * 0.06)
    art.fill(patches(art, { ...spread, count: 16, grain: size * 0.06 }), '#5a1f08', 0.5)
    art.fill(patches(art, { ...spread, count: 16, grain: size * 0.05 }), '#ffc865', 0.42)
    const pores = sunflower(art, { x, y, rx: size * 0.86, ry: size * aspect * 0.8 }, 34, 1.3)
    art.specks(pores, '#54200a', size * 0.022, { opacity: 0.5 })
  })
}

/** The light of the window on wet skin: one long gleam with a short one behind it. */
function wetGleam(art: Canvas, piece: Piece, aspect: number): void {
  const side = litSide(piece.angle)
  const v = side * aspect
  const long = curveOn(piece, [-0.66, v * 0.34, -0.54, v * 0.52, -0.36, v * 0.62])
  const short = curveOn(piece, [-0.24, v * 0.66, -0.16, v * 0.67])
  art.stroke(long, '#ffe0a0', piece.size * 0.17, { opacity: 0.4 })
  art.stroke(long + short, '#fff4d8', piece.size * 0.05, { opacity: 0.75 })
}

/** Roasted meat of this outline under its skin. */
function roast(art: Canvas, piece: Piece, shape: readonly Point[], aspect: number): void {
  const { random } = art
  const { size, color } = piece
  const stray = shape.map(([u, v]): Point => [u + random.jitter(0.022), v + random.jitter(0.022)])
  const outline = laid(stray, piece)
  juices(art, outline, size)
  art.shadow(closed(outline), size * 0.24, 0.6)
  art.fill(closed(outline), mix(shade(color, 0.76), '#2c1008', 0.5))
  roastSkin(art, piece, shrunk(outline, 0.965, -size * 0.02, -size * 0.04), aspect)
  wetGleam(art, piece, aspect)
}

/** A roast chicken thigh, its skin drawn back from the end of its bone; `size` is half its length. */
export function chickenthigh(art: Canvas, piece: Piece): void {
  const bone = laid(
    [
      [0.7, -0.2],
      [1.02, -0.22],
      [1.13, -0.12],
      [1.08, -0.02],
      [1.12, 0.08],
      [1, 0.16],
      [0.7, 0.12],
    ],
    piece,
  )
  art.body(bone, '#ecd6ae', { height: 11, lit: 0.86, shaded: 0.5 })
  roast(art, piece, THIGH, 0.68)
  folds(art, piece, [
    [0.8, -0.3, 0.66, -0.06, 0.72, 0.24],
    [-0.16, -0.56, -0.1, -0.34, 0.1, -0.2],
    [-0.7, 0.44, -0.4, 0.3, -0.1, 0.4],
    [0.2, 0.5, 0.3, 0.34, 0.48, 0.3],
  ])
}

const DRUM: readonly Point[] = [
  [-0.98, 0.0],
  [-0.87, -0.32],
  [-0.6, -0.58],
  [-0.26, -0.6],
  [0.04, -0.46],
  [0.26, -0.27],
  [0.46, -0.17],
  [0.62, -0.16],
  [0.6, -0.08],
  [0.67, -0.03],
  [0.6, 0.03],
  [0.65, 0.1],
  [0.58, 0.16],
  [0.4, 0.2],
  [0.18, 0.32],
  [-0.1, 0.5],
  [-0.42, 0.61],
  [-0.78, 0.4],
]

const KNUCKLE: readonly Point[] = [
  [0.4, -0.085],
  [0.9, -0.06],
  [1.0, -0.1],
  [1.06, -0.2],
  [1.17, -0.22],
  [1.24, -0.13],
  [1.21, -0.02],
  [1.25, 0.07],
  [1.19, 0.19],
  [1.08, 0.19],
  [1.0, 0.09],
  [0.9, 0.06],
  [0.4, 0.085],
]

/** A roast drumstick, its skin drawn back from the bone; `size` is half its length. */
export function drumstick(art: Canvas, given: Piece): void {
  // It lies on its side, its bone to the left or right and a little towards us.
  const side = Math.cos(given.angle) > 0 ? 1 : -1
  const angle = side * (0.42 + Math.sin(given.angle) * 0.3) + (side > 0 ? 0 : Math.PI)
  const piece = { ...given, angle }
  const { size } = piece
  const bone = laid(KNUCKLE, piece)
  art.body(bone, '#e9d2a4', { height: 9, lit: 0.9, shaded: 0.56 })
  art.fill(closed(shrunk(bone, 0.8, -size * 0.01, -size * 0.03, 0.6)), '#fff3d6', 0.8)
  art.stroke(curveOn(piece, [0.6, 0.05, 0.72, 0.03, 0.84, 0.05]), '#9c5f2c', size * 0.07, {
    opacity: 0.55,
  })
  roast(art, piece, DRUM, 0.56)
  folds(art, piece, [
    [0.5, -0.15, 0.44, -0.01, 0.5, 0.14],
    [0.38, -0.17, 0.3, -0.04, 0.36, 0.08],
    [0.2, 0.26, 0.02, 0.24, -0.16, 0.34],
  ])
}

/** Folds of shrunken skin, each with a lit edge. */
function folds(art: Canvas, piece: Piece, lines: readonly (readonly number[])[]): void {
  const { size } = piece
  const path = lines.map((line) => curveOn(piece, line)).join('')
  art.stroke(path, '#4a1808', size * 0.05, { opacity: 0.5 })
  art.movedBy(-size * 0.025, -size * 0.035, () =>
    art.stroke(path, '#ffc36a', size * 0.03, { opacity: 0.3 }),
  )
}

/** One slice of a grilled breast, from its browned back to its pale cut. */
function breastSlice(art: Canvas, piece: Piece, u: number, width: number, height: number): void {
  const { size, color } = piece
  const shape: Point[] = [
    [u - width, -height * 0.96],
    [u, -height * 1.04],
    [u + width, -height * 0.9],
    [u + width * 1.35, 0],
    [u + width * 0.9, height * 0.92],
    [u, height * 1.02],
    [u - width, height * 0.94],
    [u - width * 0.75, 0],
  ]
  const outline = laid(shape, piece)
  art.shadow(closed(outline), 9, 0.34)
  art.fill(closed(outline), shade(color, 0.46))
  art.fill(closed(shrunk(outline, 0.95, -1, -2)), '#f3ddb6')
  const face = shape.map(([a, b]): Point => [a - width * 0.5, b * 0.97])
  const back = laid(face, piece)
  art.fill(closed(back), color)
  art.fill(closed(shrunk(back, 0.62, -size * 0.02, -size * 0.05)), tint(color, 0.28), 0.8)
  const marks = [-1.15, -0.7, -0.25, 0.2, 0.65, 1.1]
    .map((start) => start * 0.5 + u * 0.36)
    .filter((v) => Math.abs(v) < height * 0.86)
    .map((v) => lineOn(piece, [u - width * 1.2, v - 0.05], [u + width * 0.42, v + 0.05]))
  art.stroke(segments(marks), '#4a2413', size * 0.045, { opacity: 0.78 })
  const sinew = [-0.4, 0.1, 0.5].map((v) =>
    lineOn(piece, [u + width * 0.72, v * height], [u + width * 1.05, v * height + 0.05]),
  )
  art.stroke(segments(sinew), '#d9b98a', size * 0.018, { opacity: 0.9 })
}

/** A grilled chicken breast, sliced and fanned; `size` is half its length. */
export function grilledchicken(art: Canvas, piece: Piece): void {
  const lying = { ...piece, angle: slanted(piece.angle, -0.4) }
  const heights = [0.22, 0.34, 0.41, 0.44, 0.42, 0.36, 0.26]
  heights.forEach((height, index) => {
    const u = (index - (heights.length - 1) / 2) * 0.29
    breastSlice(art, lying, u, 0.155, height)
  })
}
