import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { blob, circle, num, type Path, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { oneOf } from '../../variants.ts'
import { layered, sunflower } from '../touches.ts'
import { along, laid, ribbon, soft, type Shape, varied } from './shapes.ts'

const STEM = '#b9cf7c'

/** A head of buds of the crown: where it sits and how large it is, as shares of the floret. */
type Head = readonly [x: number, y: number, reach: number]

/** Crowns seen from their side, those behind first. */
const CROWNS: readonly [readonly Head[], ...(readonly Head[])[]] = [
  [
    [-0.34, -0.62, 0.36],
    [0.28, -0.7, 0.4],
    [-0.74, -0.24, 0.34],
    [0.74, -0.28, 0.36],
    [-0.02, -0.34, 0.46],
    [-0.44, 0.02, 0.36],
    [0.46, 0, 0.38],
  ],
  [
    [0.06, -0.8, 0.4],
    [-0.46, -0.46, 0.42],
    [0.54, -0.5, 0.36],
    [0.16, -0.24, 0.42],
    [-0.66, 0, 0.3],
    [0.72, -0.04, 0.28],
    [-0.2, 0.04, 0.34],
  ],
]
/** A crown that looks up at us. */
const FROM_ABOVE: readonly Head[] = [
  [-0.42, -0.44, 0.42],
  [0.14, -0.58, 0.46],
  [0.58, -0.16, 0.42],
  [-0.62, 0.08, 0.4],
  [0.4, 0.36, 0.46],
  [-0.28, 0.46, 0.44],
  [-0.04, -0.06, 0.56],
]

const STALK: Shape = [
  [-0.26, -0.1],
  [0.28, -0.1],
  [0.2, 0.4],
  [0.27, 1.06],
  [0.04, 1.2],
  [-0.24, 1.1],
  [-0.17, 0.4],
]

/** A floret on its side: the pale stalk forks into its crown. */
function fromTheSide(art: Canvas, given: Piece): void {
  const piece = leaning(art, given)
  const { size } = piece
  const stalk = laid(STALK, piece)
  art.movedBy(size * 0.12, size * 0.16, () => art.softFill(soft(stalk), SHADOW, 0.45, size * 0.05))
  art.fill(soft(stalk), shade(STEM, 0.34))
  art.fill(soft(shrunk(stalk, 0.84, -size * 0.05, -size * 0.02)), STEM)
  const forks = [-0.5, 0.46].map((u) =>
    ribbon(
      laid(
        [
          [u * 0.1, 0.7],
          [u * 0.4, 0.34],
          [u * 0.9, 0.1],
          [u * 1.2, -0.1],
        ],
        piece,
      ),
      size * 0.26,
    ),
  )
  art.fill(forks.join(''), shade(STEM, 0.16))
  art.stroke(along(piece, [-0.08, 0.84], [-0.06, 0.4]), tint(STEM, 0.6), size * 0.06, {
    opacity: 0.8,
  })
  crown(art, piece, art.random.pick(CROWNS))
}

/** A floret that stands on its stalk. */
function fromAbove(art: Canvas, given: Piece): void {
  crown(art, { ...given, size: given.size * 0.94 }, FROM_ABOVE)
}

/** A floret is lost when it stands on its head. */
function leaning(art: Canvas, piece: Piece): Piece {
  return { ...piece, angle: Math.sin(piece.angle) * 1.25 + art.random.jitter(0.2) }
}

/** All heads of a floret, in the shadow they throw on each other. */
function crown(art: Canvas, piece: Piece, heads: readonly Head[]): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, mix(piece.color, '#8cbf3a', random.range(0.05, 0.35)), 0.06)
  const placed = heads.map(([u, v, reach]) => {
    const [x, y] = laid([[u + random.jitter(0.06), v + random.jitter(0.06)]], piece)[0] ?? [0, 0]
    return { x, y, reach: size * reach * random.range(1, 1.24) }
  })
  const whole = placed.map(({ x, y, reach }) => circle(x, y, reach * 0.98)).join('')
  art.movedBy(size * 0.1, size * 0.16, () => art.softFill(whole, SHADOW, 0.42, size * 0.07))
  for (const head of placed) buds(art, head, color)
}

/** Tiny knobs around a head: its edge is never smooth. */
function knobbly({ random }: Canvas, x: number, y: number, reach: number): Path {
  const count = 19
  const start = random.angle()
  const dots = Array.from({ length: count }, (_, index): Path => {
    const turn = start + ((index + random.jitter(0.3)) / count) * Math.PI * 2
    const far = reach * random.range(0.88, 1.03)
    return `M${num(x + Math.cos(turn) * far)} ${num(y + Math.sin(turn) * far)}h.1`
  })
  return dots.join('')
}

/** One head of tight buds: round, lit from the upper left, deep green only at its foot. */
function buds(art: Canvas, { x, y, reach }: { x: number; y: number; reach: number }, color: Color) {
  const { random } = art
  const dark = mix(shade(color, 0.3), '#17602c', 0.5)
  layered(art, knobbly(art, x, y, reach), [
    { color: '#123018', width: reach * 0.26, dx: reach * 0.08, dy: reach * 0.14, opacity: 0.4 },
    { color: mix(color, dark, 0.7), width: reach * 0.24 },
    { color: mix(color, dark, 0.25), width: reach * 0.17, dx: -reach * 0.03, dy: -reach * 0.05 },
  ])
  const round = blob(random, x, y, reach, reach * 0.96, { points: 9, wobble: 0.05 })
  const light = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, mix(tint(color, 0.36), '#cfe676', 0.4)],
    [0.42, mix(color, '#8fc441', 0.3)],
    [0.8, mix(color, dark, 0.5)],
    [1, mix(color, dark, 0.95)],
  ])
  art.fill(soft(round), light)
  const beads = (share: number, count: number, shift: number): Point[] =>
    sunflower(
      art,
      { x: x + shift * reach, y: y + shift * reach * 1.2, rx: reach * share },
      count,
      1,
    )
  art.specks(beads(0.94, 30, 0.02), dark, reach * 0.1, { opacity: 0.5 })
  art.specks(beads(0.86, 26, -0.06), mix(color, '#b4d95c', 0.5), reach * 0.1, { opacity: 0.75 })
  art.specks(beads(0.48, 14, -0.3), mix(tint(color, 0.6), '#e4f294', 0.5), reach * 0.09, {
    opacity: 0.9,
  })
}

/** A floret of broccoli, seen from its side or from above; `size` is half its width. */
export const broccoli = oneOf<Piece>(fromTheSide, fromTheSide, fromAbove, fromTheSide)
