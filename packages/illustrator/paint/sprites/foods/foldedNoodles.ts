import type { Color } from '../../../language/paints.ts'
import { mix, shade } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import type { DrawBase } from '../types.ts'
import { halves } from './surface.ts'
import { shore } from './shore.ts'
import { swoop } from './swoop.ts'

/** A lock as a hand folds it into the bowl; the bowl's noodles reach from -1 to 1. */
interface Fold {
  line: readonly Point[]
  strands: number
  /** How much of the broth lies over it. */
  drowned?: number
}

interface Noodle {
  /** Its width, as a share of the bowl's half width. */
  wide: number
  /** The color of the broth over what lies deep. */
  broth: Color
}

/** From the deepest to what lies on top: one long fold, then what fell over it. */
const FOLDS: readonly Fold[] = [
  {
    line: [
      [-0.9, -0.2],
      [-0.5, -0.75],
      [0.1, -0.88],
      [0.7, -0.62],
      [0.92, -0.1],
    ],
    strands: 6,
    drowned: 0.4,
  },
  {
    line: [
      [0.94, -0.2],
      [0.88, 0.35],
      [0.5, 0.8],
      [-0.1, 0.93],
      [-0.6, 0.72],
    ],
    strands: 6,
    drowned: 0.36,
  },
  {
    line: [
      [-0.3, 0.9],
      [-0.82, 0.46],
      [-0.95, 0],
      [-0.7, -0.6],
    ],
    strands: 6,
    drowned: 0.4,
  },
  {
    line: [
      [-0.9, -0.1],
      [-0.5, -0.54],
      [0.1, -0.66],
      [0.6, -0.54],
      [0.92, -0.06],
    ],
    strands: 8,
    drowned: 0.14,
  },
  {
    line: [
      [0.8, -0.5],
      [0.84, 0.1],
      [0.6, 0.54],
      [0.1, 0.78],
      [-0.56, 0.76],
    ],
    strands: 8,
    drowned: 0.12,
  },
  {
    line: [
      [-0.5, 0.8],
      [-0.76, 0.3],
      [-0.7, -0.2],
      [-0.3, -0.6],
    ],
    strands: 8,
    drowned: 0.12,
  },
  {
    line: [
      [0.36, 0.5],
      [0.1, 0.26],
      [-0.3, 0.2],
      [-0.7, 0.34],
    ],
    strands: 12,
    drowned: 0.06,
  },
  {
    line: [
      [-0.86, 0.06],
      [-0.3, -0.36],
      [0.2, -0.42],
      [0.62, -0.16],
      [0.74, 0.36],
    ],
    strands: 10,
  },
  {
    line: [
      [0.7, -0.4],
      [0.66, 0.16],
      [0.36, 0.54],
      [-0.06, 0.62],
      [-0.66, 0.46],
    ],
    strands: 10,
  },
  {
    line: [
      [-0.84, 0.56],
      [-0.52, 0.06],
      [-0.1, -0.14],
      [0.34, -0.06],
      [0.6, 0.42],
    ],
    strands: 11,
  },
  {
    line: [
      [1, -0.3],
      [0.78, 0.14],
      [0.34, 0.34],
      [0, 0.3],
      [-0.26, 0.02],
      [-0.36, -0.46],
    ],
    strands: 6,
  },
]

/** Noodles folded into a bowl with one sweep of the chopsticks; their rim sinks into the broth. */
export const folded =
  ({ wide, broth }: Noodle): DrawBase =>
  (art, area, { color, scale }) => {
    const [rx, ry] = halves(area, scale)
    const on = ([u, v]: Point): Point => [area.x + u * rx, area.y + v * ry]
    art.softFill(ellipse(area.x, area.y, rx * 0.86, ry * 0.86), shade(broth, 0.4), 0.75, rx * 0.1)
    for (const { line, strands, drowned = 0 } of FOLDS) {
      swoop(art, {
        line: finer(line).map(on),
        strands,
        width: rx * wide,
        color: mix(color, broth, drowned),
        into: shade(broth, 0.16),
        wave: 0.5,
        dive: 0.8,
      })
    }
    shore(art, area, { halves: [rx, ry], broth })
  }

/** Enough points for noodles to sway between them. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap((point, index): Point[] => {
    const next = line[index + 1]
    if (!next) return [point]
    const [before, after] = [line[index - 1] ?? point, line[index + 2] ?? next]
    const middle = ([0, 1] as const).map((axis) => {
      return (point[axis] + next[axis]) * 0.5625 - (before[axis] + after[axis]) * 0.0625
    })
    return [point, [middle[0] ?? 0, middle[1] ?? 0]]
  })
}
