import type { Canvas } from '../../core/canvas.ts'
import { open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** From where the pan scorched it to its crests; its own color is between them. */
const TOAST = [
  ['#4f220a', '#87481a', '#b9762e', '#d99f50'],
  ['#f7dda6', '#fff1cc'],
] as const

/** How far inside a polygon a place is, below 0 outside of it; corners are rounded a little. */
function insideOf(face: readonly Point[], x: number, y: number): number {
  let inside = false
  let nearest = Infinity
  for (const [index, [ax, ay]] of face.entries()) {
    const [bx, by] = face[(index + 1) % face.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const [dx, dy] = [bx - ax, by - ay]
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const along = Math.min(1, Math.max(0, share))
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * along, y - ay - dy * along))
  }
  return inside ? nearest : -nearest
}

/** A tortilla's upper side as the pan left it: soft over what is in it, golden, brown in large spots. */
export function toastedTop(
  art: Canvas,
  face: readonly Point[],
  { size, color }: Pick<Piece, 'size' | 'color'>,
): void {
  const { random } = art
  const [swell, marks, fine] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const [xs, ys] = [face.map(([x]) => x), face.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 6, Math.min(...ys) - 6]
  const depth = (x: number, y: number) =>
    insideOf(face, x, y) + 2 + swell(x / (size * 0.12), y / (size * 0.1)) * 7
  const bread = reliefOf(
    (x, y) => {
      const edge = Math.min(1, Math.max(0, depth(x, y)) / (size * 0.1))
      return (
        Math.sqrt(1 - (1 - edge) ** 2) * size * 0.045 +
        swell(x / (size * 0.2), y / (size * 0.13)) * size * 0.1 +
        fine(x / (size * 0.05), y / (size * 0.036)) * size * 0.007
      )
    },
    {
      box: {
        x: left,
        y: top,
        width: Math.max(...xs) + 6 - left,
        height: Math.max(...ys) + 6 - top,
      },
      inside: depth,
      cell: 4.4,
      foreshortening: 0.75,
      tones: 11,
      colors: [...TOAST[0], color, ...TOAST[1]],
      contrast: 0.7,
      crease: 0.25,
      paleAt: (x, y) => {
        const brown = marks(x / (size * 0.15), y / (size * 0.1))
        const spots = fine(x / (size * 0.035), y / (size * 0.026))
        return 0.08 - Math.max(0, brown - 0.09 + spots * 0.16) * 1.7
      },
    },
  )
  bread.draw(art)
  art.clipped(bread.outline, () => oily(art, face, size))
}

/** A little oil from the pan, and the light along the edge that is nearest to the window. */
function oily(art: Canvas, face: readonly Point[], size: number): void {
  const { random } = art
  const [x, y] = face.reduce<Point>(
    ([u, v], [a, b]) => [u + a / face.length, v + b / face.length],
    [0, 0],
  )
  const glints = Array.from({ length: 9 }, (): Point => [
    x + random.jitter(size * 0.3),
    y + random.jitter(size * 0.18),
  ])
  art.specks(glints, '#fff8e2', size * 0.012, { length: size * 0.03, angle: -0.35, opacity: 0.75 })
  art.stroke(open([...face, ...face.slice(0, 1)]), '#6b3410', size * 0.012, { opacity: 0.35 })
}
