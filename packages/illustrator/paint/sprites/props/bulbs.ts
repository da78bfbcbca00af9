import type { bulbs as words } from '../../../language/words/props/bulbs.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse, open, type Point, turned } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { garlic } from './garlic.ts'
import { ginger } from './ginger.ts'
import { onion } from './onion.ts'

/** Three scallions side by side, and rings cut from a fourth. */
function scallion(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const angle = -0.6 + random.jitter(0.3)
  for (const lane of [-1, 0, 1]) {
    const start: Point = [-150 + random.jitter(16), lane * 28]
    const bend = random.jitter(14)
    const stalk = (reach: number): Point[] => [
      start,
      [-40, lane * 27 + bend],
      [70, lane * 30 - bend],
      [reach, lane * 44],
    ]
    const line = (points: Point[]) => open(turned(points, angle, x, y))
    art.movedBy(6, 10, () => art.stroke(line(stalk(170)), '#3a160c', 22, { opacity: 0.26 }))
    art.stroke(line(stalk(170)), shade(color, 0.24), 22)
    art.movedBy(-1, -2, () => art.stroke(line(stalk(170)), color, 16))
    const white = [start, ...stalk(0).slice(1, 2)]
    art.stroke(line(white), tint(color, 0.55), 19)
    art.stroke(line([start, [-96, lane * 28]]), '#fbf4e0', 20)
    art.movedBy(-3, -5, () => art.stroke(line(stalk(160)), '#ffffff', 3, { opacity: 0.5 }))
    const roots = [-9, -3, 4, 10].map((v) => line([start, [start[0] - 26, start[1] + v * 1.6]]))
    art.stroke(roots.join(''), '#d9c59a', 2.6)
  }
  for (const [dx, dy, size] of [
    [-14, 92, 27],
    [50, 102, 23],
    [88, 56, 20],
  ] as const) {
    scallionRing(art, x + dx, y + dy, size, color)
  }
}

function scallionRing(art: Canvas, x: number, y: number, size: number, color: string): void {
  const ry = size * art.random.range(0.76, 1)
  art.shadow(ellipse(x, y, size, ry), 6, 0.3)
  art.fill(ellipse(x, y, size, ry), shade(color, 0.16))
  art.fill(ellipse(x - 1.5, y - 2, size * 0.84, ry * 0.84), tint(color, 0.35))
  art.fill(ellipse(x, y, size * 0.52, ry * 0.5), shade(color, 0.3))
  art.fill(ellipse(x + 1, y + 2, size * 0.42, ry * 0.4), tint(color, 0.66))
}

export const bulbs = {
  garlic,
  onion,
  ginger,
  scallion,
} satisfies Record<keyof typeof words, DrawProp>
