import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed, shape } from './dough.ts'

/** Pieces of diced tomato, as the knife left them: no two cuts are the same. */
const CHUNKS = [
  shape('-1 -0.3, -0.5 -0.86, 0.36 -0.8, 0.98 -0.24, 0.7 0.66, -0.1 0.84, -0.84 0.5'),
  shape('-0.9 -0.66, 0.2 -0.9, 0.96 -0.4, 0.86 0.5, 0.1 0.9, -0.7 0.6'),
  shape('-1 0.1, -0.4 -0.76, 0.6 -0.7, 1 0.2, 0.4 0.8, -0.6 0.74'),
] as const

/** A piece of tomato: wet flesh, a band of skin along one side, a few seeds. */
export function tomatoChunk(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const outline = placed(random.pick(CHUNKS), piece)
  art.shadow(polygon(outline), size * 0.4, 0.5)
  art.fill(polygon(outline), '#8f1d12')
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, '#f4674a'],
    [0.55, '#dd3a24'],
    [1, '#b3241a'],
  ])
  art.fill(polygon(shrunk(outline, 0.86, -size * 0.05, -size * 0.1)), light)
  const seeds = [-0.2, 0.25].map((u): Point => [
    piece.x + size * (u + random.jitter(0.15)),
    piece.y + size * random.jitter(0.25),
  ])
  art.specks(seeds, '#f6cf7a', size * 0.16, { length: size * 0.14 })
  const [x, y] = [piece.x - size * 0.36, piece.y - size * 0.42]
  art.specks([[x, y]], '#fff6ea', size * 0.17, { length: size * 0.22, angle: -0.4, opacity: 0.9 })
}

/** A quarter of a slice of cucumber: dark skin along its bow, pale wet flesh. */
export function cucumberChunk(art: Canvas, piece: Piece): void {
  const { size } = piece
  const rind = placed([[0, 0.86], ...bow([0, 0.86], [1.2, 1.5], [-2.5, -0.64], 9)], piece)
  art.shadow(closed(rind), size * 0.4, 0.5)
  art.fill(closed(rind), '#2f5f2a')
  const flesh = placed([[0, 0.8], ...bow([0, 0.8], [1, 1.24], [-2.42, -0.72], 9)], piece)
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, '#f1f5cd'],
    [0.6, '#cfe09a'],
    [1, '#9dba62'],
  ])
  art.fill(closed(flesh), light)
  const seeds = placed(shape('-0.25 0.2, 0.05 0.06, 0.3 0.24'), piece)
  art.specks(seeds, '#f9fbe6', size * 0.12, { length: size * 0.18, angle: piece.angle + 1.4 })
}
