import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../../core/color.ts'
import { closed, moved, open, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { browned, laid, laidPoint, soft, type Shape, varied } from './shapes.ts'

/** Slant cuts of a ripe plantain: long ovals, blunt or pointed, a little bowed. */
const CUTS: readonly [Shape, ...Shape[]] = [
  [
    [-1, 0.1],
    [-0.82, -0.2],
    [-0.3, -0.4],
    [0.32, -0.38],
    [0.82, -0.2],
    [1.02, 0.08],
    [0.8, 0.3],
    [0.2, 0.38],
    [-0.4, 0.38],
    [-0.84, 0.3],
  ],
  [
    [-0.98, 0.2],
    [-0.9, -0.1],
    [-0.42, -0.36],
    [0.2, -0.42],
    [0.74, -0.28],
    [1.06, 0.02],
    [0.86, 0.22],
    [0.3, 0.3],
    [-0.2, 0.36],
    [-0.7, 0.4],
  ],
  [
    [-1.04, -0.02],
    [-0.7, -0.3],
    [-0.1, -0.42],
    [0.5, -0.34],
    [0.9, -0.08],
    [0.94, 0.2],
    [0.56, 0.38],
    [0, 0.4],
    [-0.56, 0.34],
    [-0.92, 0.18],
  ],
]

/** A slant slice of ripe plantain, fried until its sugar browned; `size` is half its length. */
export function plantain(art: Canvas, given: Piece): void {
  const { random } = art
  // They lie slanted to one side, as they were spooned from the pan.
  const piece = { ...given, angle: -0.6 + Math.sin(given.angle) * 0.36 }
  const { size } = piece
  const color = varied(art, mix(given.color, '#ffcf52', random.range(0, 0.5)), 0.05)
  const plump = random.range(0.8, 0.96)
  const shape = random
    .pick(CUTS)
    .map(([u, v]): Point => [u + random.jitter(0.04), v * plump + random.jitter(0.03)])
  const outline = laid(shape, piece)
  const thick = size * random.range(0.16, 0.26)
  const foot = moved(outline, thick * 0.3, thick)
  art.movedBy(size * 0.05, size * 0.08, () => art.softFill(soft(foot), SHADOW, 0.5, size * 0.07))
  art.fill(closed(foot), '#5a270c')
  art.fill(closed(moved(outline, thick * 0.2, thick * 0.6)), '#8f4912')
  art.fill(closed(outline), '#b3651a')
  face(art, piece, outline, color)
}

/** The cut: yellow and soft in its middle, caramel at the rim, burnt where the sugar ran. */
function face(art: Canvas, piece: Piece, outline: readonly Point[], color: Color): void {
  const { random } = art
  const { size, angle } = piece
  const cut = shrunk(outline, 0.93, -size * 0.01, -size * 0.015)
  const caramel = art.radialGradient('cx=".46" cy=".42" r=".6"', [
    [0, tint(mix(color, '#ffe27a', 0.6), 0.2)],
    [0.5, mix(color, '#ffd24f', 0.25)],
    [0.8, mix(color, '#c8691a', 0.4)],
    [1, '#a3501a'],
  ])
  art.fill(closed(cut), caramel)
  art.clipped(closed(outline), () => {
    const rim = outline.filter(() => random.next() < 0.5)
    browned(art, rim, '#8a3c0e', { size: size * 0.26, opacity: 0.62, lean: angle })
    browned(art, rim.slice(0, 3), '#451a07', { size: size * 0.11, opacity: 0.65, lean: angle })
    browned(art, fried(art, piece), '#b8641a', { size: size * 0.22, opacity: 0.45, lean: angle })
    const core = shrunk(outline, 0.5, 0, 0, 0.5)
    art.fill(soft(core), tint(mix(color, '#ffec9a', 0.7), 0.3), 0.62)
  })
  glaze(art, cut, size)
}

/** Where the face itself touched the pan. */
function fried({ random }: Canvas, piece: Piece): Point[] {
  return [-0.6, -0.2, 0.25, 0.62].map((u) =>
    laidPoint([u + random.jitter(0.12), random.jitter(0.3)], piece),
  )
}

/** Oil and sugar shine along the edge that faces the window. */
function glaze(art: Canvas, cut: readonly Point[], size: number): void {
  const inner = shrunk(cut, 0.82, -size * 0.02, -size * 0.03)
  art.stroke(open(inner.slice(1, 4)), '#fff6d8', size * 0.05, { opacity: 0.75 })
}
