import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed, shape, within } from './dough.ts'
import { herbLeaf } from './fillings.ts'
import { bakedFalafel, openFalafel } from './pitaFalafel.ts'
import { beads, poured } from './pouredSauce.ts'

const FALAFEL = '#8f521f'
const TAHINI = '#f6e7c3'

/** Pieces of diced tomato, as the knife left them: no two cuts are the same. */
const CHUNKS = [
  shape('-1 -0.3, -0.5 -0.86, 0.36 -0.8, 0.98 -0.24, 0.7 0.66, -0.1 0.84, -0.84 0.5'),
  shape('-0.9 -0.66, 0.2 -0.9, 0.96 -0.4, 0.86 0.5, 0.1 0.9, -0.7 0.6'),
  shape('-1 0.1, -0.4 -0.76, 0.6 -0.7, 1 0.2, 0.4 0.8, -0.6 0.74'),
] as const

/** A piece of tomato: wet flesh, a band of skin along one side, a few seeds. */
function tomatoChunk(art: Canvas, piece: Piece): void {
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
function cucumberChunk(art: Canvas, piece: Piece): void {
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

/** Chunks that nestle between the falafel: places, and how large; the darker ones lie deeper. */
function salad(art: Canvas, piece: Piece, places: readonly Point[]): void {
  const { random } = art
  for (const [index, [u, v]] of places.entries()) {
    const spot = { ...within(piece, [u, v], random.range(0.085, 0.125)), angle: random.angle() }
    if (index % 3 === 1) cucumberChunk(art, { ...spot, angle: random.jitter(1.4) })
    else tomatoChunk(art, spot)
  }
}

/** A crowd of falafel in the mouth of the pocket, one of them broken open, and diced salad. */
export function pitaFilling(art: Canvas, piece: Piece): void {
  const { random } = art
  // Two pockets beside each other are not filled alike.
  const side = piece.x < art.camera.x ? -1 : 1
  const chunks = (...places: Point[]) =>
    salad(
      art,
      piece,
      places.map(([u, v]): Point => [u * side, v]),
    )
  const leaf = (u: number, v: number, turn: number) =>
    herbLeaf(art, {
      ...within(piece, [u * side, v], random.range(0.15, 0.2)),
      angle: piece.angle - Math.PI / 2 + (turn + Math.PI / 2) * side + random.jitter(0.3),
      color: random.pick(['#4f8a3c', '#3f7a34', '#6a9c44']),
    })
  const ball = (u: number, v: number, share: number) => {
    const spot = within(piece, [u * side + random.jitter(0.02), v + random.jitter(0.02)], share)
    const color = mix(FALAFEL, random.pick(['#b0702e', '#6f3a16', '#8f521f']), 0.45)
    bakedFalafel(art, { ...spot, color })
  }
  leaf(-0.8, -0.2, -2.2)
  leaf(-0.66, -0.32, -1.8)
  leaf(0.36, -0.5, -1.2)
  leaf(0.8, -0.24, -0.7)
  chunks([-0.22, -0.44], [-0.12, -0.38], [0.82, -0.1])
  ball(-0.46, -0.26, 0.25)
  ball(0.1, -0.38, 0.28)
  ball(0.58, -0.22, 0.26)
  ball(-0.76, -0.03, 0.19)
  chunks([-0.2, -0.2], [-0.58, 0.04], [0.34, -0.16], [0.8, 0.02])
  openFalafel(art, {
    ...within(piece, [-0.2 * side, -0.02], 0.27),
    angle: piece.angle - 0.2,
    color: FALAFEL,
  })
  ball(0.38, 0.02, 0.26)
  chunks([-0.48, 0.14], [0.1, 0.14], [0.62, 0.1], [0.7, 0.04], [-0.4, 0.08], [0.02, 0.18])
}

/** Tahini as one spoon poured it: to and fro over the falafel, then down over the bread. */
const POURS = [
  [
    '-0.66 -0.24 0.012, -0.56 -0.34 0.05, -0.42 -0.38 0.1, -0.3 -0.28 0.06, -0.22 -0.3 0.03, -0.08 -0.44 0.06, 0.06 -0.46 0.13, 0.2 -0.36 0.11, 0.3 -0.22 0.045, 0.4 -0.1 0.1, 0.42 0.04 0.11, 0.4 0.16 0.06, 0.42 0.3 0.036, 0.42 0.44 0.03, 0.42 0.54 0.046, 0.42 0.6 0.034',
    '0.34 -0.08 0.06, 0.5 -0.04 0.06, 0.58 0.08 0.032, 0.58 0.2 0.028, 0.58 0.28 0.04, 0.58 0.33 0.028',
    '0.2 -0.4 0.06, 0.4 -0.4 0.03, 0.56 -0.34 0.07, 0.68 -0.24 0.06, 0.74 -0.12 0.02',
    '-0.4 -0.34 0.07, -0.5 -0.2 0.06, -0.54 -0.08 0.026, -0.54 0 0.034, -0.54 0.05 0.022',
  ],
  [
    '0.72 -0.28 0.012, 0.6 -0.34 0.07, 0.48 -0.3 0.05, 0.36 -0.34 0.03, 0.2 -0.48 0.08, 0.04 -0.46 0.13, -0.1 -0.34 0.06, -0.26 -0.3 0.035, -0.42 -0.38 0.1, -0.52 -0.26 0.1, -0.56 -0.12 0.05, -0.64 0 0.1, -0.66 0.12 0.06, -0.65 0.26 0.034, -0.65 0.38 0.046, -0.65 0.44 0.032',
    '0.08 -0.44 0.09, 0.22 -0.3 0.05, 0.3 -0.12 0.04, 0.38 0 0.1, 0.42 0.1 0.06, 0.42 0.24 0.03, 0.42 0.34 0.042, 0.42 0.39 0.03',
    '-0.42 -0.34 0.07, -0.36 -0.2 0.03, -0.36 -0.1 0.04, -0.36 -0.05 0.026',
  ],
] as const

/** Tahini over what is in the pocket; it runs down the bread. */
export function tahini(art: Canvas, piece: Piece): void {
  const { random } = art
  const runs = POURS[piece.x < art.camera.x ? 1 : 0].map((run) =>
    beads(run).map(
      ([u, v, half]) => [u + random.jitter(0.012), v + random.jitter(0.012), half] as const,
    ),
  )
  poured(art, piece, runs, TAHINI)
}
