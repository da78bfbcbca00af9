import type { Canvas } from '../../../core/canvas.ts'
import { blob, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { cinnamonStick } from './cinnamonStick.ts'
import { curve } from '../shapes.ts'
import { beside, inward } from '../spots.ts'

const STRING = '#ecdfc4'

/** Five sticks tied with kitchen string. */
export function cinnamonBundle(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { color } = spot
  const [x, y] = beside(spot, -14)
  const angle = inward(spot) + 1.1 + random.jitter(0.2)
  const sticks = [
    [0, -39, 15],
    [-7, 39, 15],
    [5, 0, 15],
    [9, -20, 10],
    [-9, 21, 10],
  ] as const
  for (const [along, off, height] of sticks) {
    const [u, v] = turnedPoint([along + random.jitter(7), off], angle, x, y)
    const tone = mix(color, random.pick(['#7d431f', '#b87a45']), random.range(0, 0.3))
    const lean = angle + random.jitter(0.04)
    cinnamonStick(art, { x: u, y: v, size: 112, angle: lean, color: tone }, 0.185, height)
  }
  tie(art, { x, y, size: 62, angle, color: STRING })
}

/** String wound three times around a bundle, with a bow; `size` is half the width of the bundle. */
function tie(art: Canvas, piece: Piece): void {
  const cord = (line: Path, width = 6.4) => {
    art.movedBy(2, 5, () => art.stroke(line, SHADOW, width + 1, { opacity: 0.4 }))
    art.stroke(line, shade(piece.color, 0.24), width)
    art.movedBy(-1, -1.4, () => art.stroke(line, piece.color, width * 0.6))
  }
  for (const u of [-0.12, 0, 0.11]) {
    cord(curve(piece, [u - 0.03, -1], [u, -0.5], [u + 0.03, 0], [u, 0.5], [u - 0.02, 1]))
  }
  const bow: readonly Point[][] = [
    [
      [0, 0],
      [0.5, -0.5],
      [0.95, -0.52],
      [0.96, -0.16],
      [0.5, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [-0.46, -0.34],
      [-0.9, -0.2],
      [-0.86, 0.16],
      [-0.44, 0.14],
      [0, 0],
    ],
    [
      [0, 0],
      [0.3, 0.4],
      [0.74, 0.5],
      [1, 0.86],
    ],
    [
      [0, 0],
      [-0.2, 0.44],
      [-0.56, 0.66],
      [-0.6, 1.02],
    ],
  ]
  for (const line of bow) cord(curve(piece, ...line), 5.6)
  art.body(blob(art.random, piece.x, piece.y, 9, 8), piece.color, { height: 4, shaded: 0.3 })
}
