import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { chunk, fibreLines, wetEdge } from './chunk.ts'
import { curveOn, laid, lineOn, patches, segments, slanted, sunflower } from './touches.ts'

/** Pulled apart by hand: longer than wide, ragged at its ends. */
const TORN: readonly Point[] = [
  [-1.06, 0.04],
  [-0.84, -0.3],
  [-0.5, -0.44],
  [-0.06, -0.58],
  [0.46, -0.46],
  [0.82, -0.36],
  [1.04, -0.06],
  [0.8, 0.16],
  [0.9, 0.34],
  [0.36, 0.5],
  [-0.2, 0.42],
  [-0.66, 0.5],
]

/** A piece of braised chicken, pale within and browned at its edges. */
export function chicken(art: Canvas, piece: Piece): void {
  const { random } = art
  const torn = TORN.map(([u, v]): Point => [u + random.jitter(0.1), v + random.jitter(0.09)])
  const seared = { ...piece, color: mix(piece.color, '#c98a4a', random.range(0, 0.3)) }
  chunk(art, seared, { shape: torn, aspect: 0.52, fibres: 6, gloss: 0.8, height: piece.size * 0.2 })
  const edge = [-0.84, 0.18, -0.3, 0.46, 0.3, 0.44, 0.8, 0.2]
  art.stroke(curveOn(piece, edge), mix(piece.color, '#a8662c', 0.7), piece.size * 0.09, {
    opacity: 0.6,
  })
}

const THIGH: readonly Point[] = [
  [-0.95, 0.08],
  [-0.92, -0.34],
  [-0.6, -0.62],
  [-0.16, -0.56],
  [0.2, -0.66],
  [0.6, -0.5],
  [0.8, -0.22],
  [0.76, 0.06],
  [0.86, 0.32],
  [0.56, 0.56],
  [0.2, 0.48],
  [-0.16, 0.62],
  [-0.62, 0.48],
]

const NUB: readonly Point[] = [
  [0.6, -0.12],
  [0.92, -0.13],
  [1.04, -0.1],
  [1.05, 0.08],
  [0.94, 0.11],
  [0.6, 0.1],
]

/** Crisp skin: gold on top, browned in patches, drawn tight into wrinkles. */
function crispSkin(art: Canvas, piece: Piece, outline: readonly Point[], aspect: number): void {
  const { x, y, size, angle, color } = piece
  art.clipped(closed(shrunk(outline, 0.96)), () => {
    const light = shrunk(outline, 0.62, -size * 0.1, -size * 0.13)
    art.fill(closed(light), tint(color, 0.3), 0.85)
    art.fill(closed(shrunk(light, 0.55, -size * 0.05, -size * 0.06)), tint(color, 0.55), 0.6)
    const spread = { x, y, angle, rx: size * 0.9, ry: size * aspect * 0.9 }
    art.fill(patches(art, { ...spread, count: 9, grain: size * 0.2 }), shade(color, 0.36), 0.4)
    art.fill(patches(art, { ...spread, count: 7, grain: size * 0.1 }), shade(color, 0.62), 0.45)
    art.fill(patches(art, { ...spread, count: 9, grain: size * 0.09 }), tint(color, 0.5), 0.5)
  })
  art.stroke(
    fibreLines(art, piece, { aspect, count: 3, reach: 0.4 }),
    shade(color, 0.4),
    size * 0.025,
    {
      opacity: 0.5,
    },
  )
}

/** A roast chicken thigh: crisp skin drawn tight over the meat, the bone's end bare; `size` is half its length. */
export function chickenthigh(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  art.body(laid(NUB, piece), '#f2e2c4', { height: 9, lit: 0.88, shaded: 0.3 })
  const outline = laid(THIGH, piece)
  art.shadow(closed(outline), size * 0.2, 0.38)
  art.fill(closed(outline), shade(color, 0.52))
  art.fill(closed(shrunk(outline, 0.96, -2, -4)), shade(color, 0.22))
  const skin = shrunk(outline, 0.9, -size * 0.03, -size * 0.06)
  art.fill(closed(skin), color)
  crispSkin(art, piece, skin, 0.62)
  const folds = [
    [-0.66, -0.5, -0.5, -0.28, -0.46, -0.02],
    [0.24, -0.56, 0.2, -0.34, 0.3, -0.12],
    [0.62, 0.42, 0.46, 0.26, 0.24, 0.22],
    [-0.18, 0.5, -0.14, 0.34, -0.26, 0.2],
  ] as const
  const lines = folds.map(([a, b, c, d, e, f]) => curveOn(piece, [a, b, c, d, e, f]))
  art.stroke(lines.join(''), shade(color, 0.5), size * 0.032, { opacity: 0.6 })
  art.movedBy(-size * 0.025, -size * 0.03, () =>
    art.stroke(lines.join(''), tint(color, 0.6), size * 0.024, { opacity: 0.7 }),
  )
  const pores = sunflower(art, { x, y, rx: size * 0.66, ry: size * 0.44 }, 30, 1)
  art.specks(pores, tint(color, 0.6), size * 0.024, { opacity: 0.6 })
  wetEdge(art, piece, 0.6, 0.85)
}

const DRUM: readonly Point[] = [
  [-0.72, 0],
  [-0.6, -0.36],
  [-0.22, -0.5],
  [0.2, -0.4],
  [0.5, -0.17],
  [0.64, -0.1],
  [0.66, 0.1],
  [0.5, 0.17],
  [0.2, 0.4],
  [-0.22, 0.5],
  [-0.6, 0.36],
]

const KNUCKLE: readonly Point[] = [
  [0.5, -0.06],
  [0.86, -0.06],
  [0.92, -0.15],
  [1.02, -0.13],
  [1.01, 0],
  [1.03, 0.12],
  [0.93, 0.16],
  [0.86, 0.06],
  [0.5, 0.07],
]

/** A roast drumstick with its knuckle bare; `size` is half its length. */
export function drumstick(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  art.body(laid(KNUCKLE, piece), '#f4e6ca', { height: 9, lit: 0.9, shaded: 0.26 })
  const outline = laid(DRUM, piece)
  art.body(outline, color, {
    height: size * 0.18,
    lit: 0.92,
    shaded: 0.46,
    offset: 0.06,
    shadowOpacity: 0.38,
  })
  crispSkin(art, piece, outline, 0.48)
  const cuff = [0.55, -0.14, 0.63, 0, 0.55, 0.15]
  art.stroke(curveOn(piece, cuff), shade(color, 0.5), size * 0.05, { opacity: 0.7 })
  wetEdge(art, { ...piece, size: size * 0.82 }, 0.54, 0.85)
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
