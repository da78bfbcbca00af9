import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, sized } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'

/** A billow of cream: its outline, and the crease its spoon left, in shares of the meringue's radius. */
interface Billow {
  outline: readonly Point[]
  crease: readonly Point[]
}

/** From the back to the front, as seen. */
const BILLOWS: readonly Billow[] = [
  {
    outline: [
      [-0.3, -0.34],
      [-0.5, -0.52],
      [-0.48, -0.74],
      [-0.26, -0.88],
      [-0.04, -0.92],
      [0.06, -1.06],
      [0.16, -1.1],
      [0.17, -1.0],
      [0.34, -0.9],
      [0.56, -0.74],
      [0.6, -0.5],
      [0.3, -0.34],
    ],
    crease: [
      [0.1, -1.02],
      [0.2, -0.9],
      [0.38, -0.8],
      [0.5, -0.66],
    ],
  },
  {
    outline: [
      [0.14, -0.1],
      [0.06, -0.36],
      [0.2, -0.58],
      [0.46, -0.66],
      [0.7, -0.56],
      [0.82, -0.36],
      [0.76, -0.14],
      [0.52, 0.0],
      [0.3, 0.02],
    ],
    crease: [
      [0.36, -0.58],
      [0.56, -0.54],
      [0.68, -0.4],
      [0.66, -0.24],
    ],
  },
  {
    outline: [
      [-0.72, -0.12],
      [-0.82, -0.34],
      [-0.68, -0.58],
      [-0.4, -0.66],
      [-0.06, -0.58],
      [0.24, -0.4],
      [0.4, -0.16],
      [0.28, 0.04],
      [0.02, 0.12],
      [-0.24, 0.07],
      [-0.46, 0.06],
    ],
    crease: [
      [-0.62, -0.44],
      [-0.7, -0.28],
      [-0.6, -0.12],
      [-0.42, -0.04],
    ],
  },
]

const CREASE: Color = '#b3a1a6'

/** Whipped cream in three billows, which lie over each other; `size` is the meringue's radius. */
export function pavlovaCream(art: Canvas, size: number): void {
  for (const { outline, crease } of BILLOWS) {
    const path = closed(sized(outline, size * 1.08))
    art.movedBy(size * 0.012, size * 0.022, () => art.softFill(path, '#6d4a48', 0.5, size * 0.022))
    const body = art.radialGradient('cx=".36" cy=".26" r=".86"', [
      [0, '#ffffff'],
      [0.34, '#fffdfa'],
      [0.56, '#efe6e4'],
      [0.8, '#cdbcc2'],
      [1, '#a892a0'],
    ])
    art.fill(path, body)
    art.stroke(path, '#97838c', 1.6, { opacity: 0.6 })
    const fold = open(sized(crease, size * 1.08))
    art.stroke(fold, CREASE, 7, { opacity: 0.28 })
    art.stroke(fold, CREASE, 2.4, { opacity: 0.7 })
    art.movedBy(-3, -4, () => art.stroke(fold, '#ffffff', 3.4, { opacity: 0.9 }))
  }
}
