import type { Canvas } from '../../../core/canvas.ts'
import { open, type Point } from '../../../core/contour.ts'
import { shade, tint } from '../../../core/color.ts'
import type { Piece } from '../../types.ts'
import type { Napkin } from '../linen.ts'
import { shaped } from '../shapes.ts'
import { pleated, type Run } from './pleats.ts'

/** A napkin drawn through a wooden ring, open like a fan at both ends. */
export function inRing(art: Canvas, piece: Napkin): void {
  const run: Run = {
    length: 310,
    pleats: 6,
    middle: () => 0,
    half: (t) => 44 + 128 * Math.abs(t) ** 1.25,
    stripes: [
      [-0.9, -0.8],
      [-0.75, -0.72],
      [0.72, 0.75],
      [0.8, 0.9],
    ],
  }
  pleated(art, piece, run, piece.accent)
  ring(art, piece)
}

/** A ring of wood around the middle of a cloth. */
function ring(art: Canvas, piece: Piece): void {
  const wood = '#b87c42'
  const band: Point[] = [
    [-58, -26],
    [-30, -33],
    [0, -35],
    [30, -33],
    [58, -26],
    [61, 0],
    [58, 26],
    [30, 33],
    [0, 35],
    [-30, 33],
    [-58, 26],
    [-61, 0],
  ]
  art.body(shaped(band, piece), wood, { height: 18, lit: 0.93, shaded: 0.42, offset: 0.06 })
  for (const [v, dark] of [
    [-13, 0.3],
    [2, 0.22],
    [15, 0.34],
  ] as const) {
    const grain: Point[] = [
      [-54, v],
      [-10, v - 7],
      [54, v - 1],
    ]
    art.stroke(open(shaped(grain, piece)), shade(wood, dark), 3, { opacity: 0.55 })
  }
  const light: Point[] = [
    [-44, -18],
    [-42, 0],
    [-44, 17],
  ]
  art.stroke(open(shaped(light, piece)), tint(wood, 0.75), 9, { opacity: 0.6 })
}

/** A napkin drawn up in loose folds, striped across. */
export function drawnUp(art: Canvas, piece: Napkin): void {
  const sway = art.random.pick([-1, 1]) * art.random.range(34, 48)
  const run: Run = {
    length: 300,
    pleats: 5,
    middle: (t) => sway * Math.sin(t * 2.6),
    half: (t) => 122 + 34 * Math.cos(t * 3.4 + 0.5),
    stripes: [-0.86, -0.52, -0.18, 0.16, 0.5, 0.84].flatMap(
      (t) =>
        [
          [t - 0.05, t + 0.05],
          [t + 0.085, t + 0.1],
        ] as const,
    ),
  }
  pleated(art, piece, run, piece.accent)
}
