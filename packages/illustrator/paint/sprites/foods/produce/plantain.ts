import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { closed, moved, open, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { browned, laid, laidPoint, soft, type Shape } from './shapes.ts'

/** Slant cuts of a ripe plantain: ovals, one end blunter than the other. */
const CUTS: readonly [Shape, ...Shape[]] = [
  [
    [-1, 0.04],
    [-0.86, -0.34],
    [-0.44, -0.58],
    [0.1, -0.62],
    [0.62, -0.5],
    [0.96, -0.18],
    [0.98, 0.16],
    [0.7, 0.48],
    [0.16, 0.6],
    [-0.42, 0.56],
    [-0.86, 0.36],
  ],
  [
    [-0.96, -0.1],
    [-0.66, -0.46],
    [-0.14, -0.6],
    [0.42, -0.58],
    [0.88, -0.32],
    [1.02, 0.04],
    [0.84, 0.38],
    [0.38, 0.58],
    [-0.18, 0.64],
    [-0.68, 0.5],
    [-0.98, 0.2],
  ],
  [
    [-1.04, 0.1],
    [-0.94, -0.24],
    [-0.54, -0.52],
    [0.04, -0.56],
    [0.56, -0.54],
    [0.94, -0.28],
    [1, 0.08],
    [0.78, 0.42],
    [0.28, 0.54],
    [-0.3, 0.62],
    [-0.82, 0.42],
  ],
]
const CARAMEL = '#b4560f'
const BURNT = '#4e1d07'

/** A slant slice of ripe plantain, fried until its sugar browned; `size` is half its length. */
export function plantain(art: Canvas, given: Piece): void {
  const { random } = art
  // They lie like shingles, as they slid from the pan.
  const piece = { ...given, angle: -0.32 + Math.sin(given.angle) * 0.3 }
  const { size } = piece
  const shape = random
    .pick(CUTS)
    .map(([u, v]): Point => [
      u + random.jitter(0.03),
      v * random.range(0.84, 0.9) + random.jitter(0.03),
    ])
  const outline = laid(shape, piece)
  const thick = size * random.range(0.2, 0.27)
  const foot = moved(outline, thick * 0.24, thick)
  art.movedBy(size * 0.06, size * 0.1, () => art.softFill(soft(foot), SHADOW, 0.55, size * 0.09))
  for (const [down, tone] of SIDE) {
    art.fill(closed(moved(outline, thick * 0.24 * down, thick * down)), tone)
  }
  face(art, piece, outline)
}

/** The side of a slice, from its foot up: dark where it lay in the oil, amber at the upper edge. */
const SIDE = [
  [1, '#5a230a'],
  [0.78, '#7c370d'],
  [0.5, '#a75413'],
  [0.2, '#c87319'],
] as const

/** The cut: gold and soft, a crisp caramel rim, burnt where the sugar ran, its core paler. */
function face(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { random } = art
  const { size, angle, color } = piece
  art.fill(closed(outline), mix(color, CARAMEL, 0.75))
  const cut = shrunk(outline, 0.9, -size * 0.01, -size * 0.015)
  const gold = art.radialGradient('cx=".42" cy=".36" r=".68"', [
    [0, mix(color, '#ffd45c', 0.7)],
    [0.42, mix(color, '#ffb32e', 0.4)],
    [0.7, mix(color, '#d97a14', 0.7)],
    [0.9, CARAMEL],
    [1, '#7a330b'],
  ])
  art.fill(closed(cut), gold)
  art.clipped(closed(outline), () => {
    const start = random.whole(0, outline.length - 1)
    const rim = [...outline, ...outline].slice(start, start + random.whole(6, 8))
    browned(art, rim, '#8a370b', { size: size * 0.22, opacity: 0.6, lean: angle })
    browned(art, rim.slice(1, -1), BURNT, { size: size * 0.12, opacity: 0.8, lean: angle })
    browned(art, fried(art, piece), '#b85c10', { size: size * 0.24, opacity: 0.34, lean: angle })
    art.stroke(closed(outline), '#6a2a08', size * 0.24, { opacity: 0.28 })
    art.stroke(closed(outline), '#6a2a08', size * 0.11, { opacity: 0.5 })
    core(art, piece)
  })
  glaze(art, piece, cut)
}

/** Where the face itself touched the pan. */
function fried({ random }: Canvas, piece: Piece): Point[] {
  return Array.from({ length: 3 }, () => laidPoint([random.jitter(0.6), random.jitter(0.3)], piece))
}

/** The three seams of the fruit's middle, with the specks of its seeds. */
function core(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, angle } = piece
  const middle = Array.from({ length: 8 }, (_, index): Point => {
    const turn = (index / 8) * Math.PI * 2
    return laidPoint([Math.cos(turn) * 0.42, Math.sin(turn) * 0.17], piece)
  })
  art.softFill(closed(middle), '#ffe48c', 0.4, size * 0.08)
  const seeds = [-0.26, 0.04, 0.22].map((u) =>
    laidPoint([u + random.jitter(0.08), random.jitter(0.09)], piece),
  )
  art.specks(seeds, '#8f4a12', size * 0.035, { length: size * 0.05, angle, opacity: 0.45 })
}

/** Oil and sugar shine along the edge that faces the window. */
function glaze(art: Canvas, { x, y, size }: Piece, cut: readonly Point[]): void {
  const inner = shrunk(cut, 0.84)
  const lit = inner.filter(([u, v]) => (u - x) * 0.5 + (v - y) < -size * 0.16)
  const line = lit.toSorted(([a], [b]) => a - b)
  if (line.length < 3) return
  art.stroke(open(line.slice(0, -1)), '#fff6d8', size * 0.06, { opacity: 0.85 })
  art.specks(line.slice(-1), '#fff6d8', size * 0.06, { opacity: 0.85 })
}
