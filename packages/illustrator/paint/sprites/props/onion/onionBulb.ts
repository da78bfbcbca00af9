import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, type Path, type Point } from '../../../core/contour.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'
import { curve, shaped, symmetric } from '../shapes.ts'
import { bulbLight, sheen, veins } from './bulbSkin.ts'

/** A bulb from its neck on the left to its root on the right. */
const BULB = symmetric([
  [-1.14, 0],
  [-1.06, -0.15],
  [-0.84, -0.34],
  [-0.5, -0.74],
  [0.08, -0.94],
  [0.62, -0.76],
  [0.92, -0.34],
  [0.99, 0],
])
/** The dry neck: papery tips, no two of one length. */
const NECK: readonly Point[] = [
  [-0.86, -0.24],
  [-1.2, -0.15],
  [-1.5, -0.26],
  [-1.42, -0.1],
  [-1.66, 0],
  [-1.4, 0.06],
  [-1.52, 0.2],
  [-1.2, 0.13],
  [-0.86, 0.25],
]
/** Where the outermost skin has split between two veins, and the one below it shows. */
const SPLIT: readonly Point[] = [
  [-0.96, 0.06],
  [-0.5, 0.26],
  [0.06, 0.36],
  [0.52, 0.32],
  [0.96, 0.04],
  [0.56, 0.46],
  [0.3, 0.48],
  [0.04, 0.58],
  [-0.46, 0.42],
]

/** An onion in its skin, lying on its side; `size` is half its width. */
export function lyingBulb(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const whole = closed(shaped(BULB, piece))
  const dry = mix(color, '#cf9a68', 0.45)
  castShadow(art, whole, size)
  hairs(art, piece)
  art.fill(closed(shaped(NECK, piece)), shade(dry, 0.14))
  const folds = [-0.14, 0.01, 0.13].map((v) => curve(piece, [-0.8, v], [-1.2, v * 0.6], [-1.5, v]))
  layered(art, folds.join(''), [
    { color: shade(dry, 0.5), width: size * 0.03, opacity: 0.6 },
    { color: tint(dry, 0.5), width: size * 0.03, dx: -1, dy: -size * 0.04, opacity: 0.7 },
  ])
  art.fill(whole, bulbLight(art, color))
  art.clipped(whole, () => {
    layered(art, closed(shaped(SPLIT, piece)), [
      { color: shade(color, 0.6), dx: -2, dy: -3, opacity: 0.45 },
      { color: tint(color, 0.22), opacity: 0.75 },
    ])
    veins(art, bowsOf(piece), size, color)
    sheen(art, piece)
  })
}

/** Lines from neck to root, closer to each other towards both edges. */
function bowsOf(piece: Piece): Path[] {
  return Array.from({ length: 11 }, (_, index) => {
    const v = Math.sin(((index - 5) / 5) * 1.42) * 0.93
    return curve(piece, [-1.1, v * 0.12], [-0.6, v * 0.66], [0.1, v], [0.66, v * 0.74], [0.98, 0])
  })
}

/** What is left of the roots. */
function hairs(art: Canvas, piece: Piece): void {
  const lines = Array.from({ length: 13 }, (_, index) => {
    const v = (index - 6) * 0.03
    const far = 1.06 + art.random.range(0.04, 0.2)
    return curve(piece, [0.9, v], [1.04, v * 1.5], [far, v * 2.4 + art.random.jitter(0.06)])
  })
  layered(art, lines.join(''), [
    { color: SHADOW, width: piece.size * 0.034, dx: 2, dy: 4, opacity: 0.4 },
    { color: '#b5966a', width: piece.size * 0.034 },
  ])
}
