import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
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
  const skin = closed(outline)
  art.movedBy(size * 0.1, size * 0.2, () => art.softFill(skin, '#1c0503', 0.55, size * 0.12))
  art.fill(skin, '#8f1d12')
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, '#fb8060'],
    [0.4, '#e64a2e'],
    [1, '#b3241a'],
  ])
  const flesh = shrunk(outline, 0.86, -size * 0.06, -size * 0.11)
  art.fill(closed(flesh), light)
  art.fill(closed(shrunk(flesh, 0.56, size * 0.12, size * 0.14)), '#a31f14', 0.5)
  const seeds = [-0.05, 0.3].map((u): Point => [
    piece.x + size * u,
    piece.y + size * (0.25 + random.jitter(0.15)),
  ])
  art.specks(seeds, '#f3bd62', size * 0.11, { length: size * 0.1, opacity: 0.85 })
  const [x, y] = [piece.x - size * 0.36, piece.y - size * 0.42]
  art.specks([[x, y]], '#fff6ea', size * 0.17, { length: size * 0.22, angle: -0.4, opacity: 0.9 })
}

/** A quarter of a slice of cucumber: dark skin along its bow, pale wet flesh. */
export function cucumberChunk(art: Canvas, piece: Piece): void {
  const { size } = piece
  const rind = placed([[0, 0.86], ...bow([0, 0.86], [1.2, 1.5], [-2.5, -0.64], 9)], piece)
  art.movedBy(size * 0.1, size * 0.2, () =>
    art.softFill(closed(rind), '#1c0503', 0.55, size * 0.12),
  )
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
