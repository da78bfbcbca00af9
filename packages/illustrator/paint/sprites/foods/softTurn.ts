import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, type Path, type Point } from '../../core/contour.ts'

/** One turn of something whipped: its outline, and the furrows that a spoon drew along it. */
export interface SoftTurn {
  outline: readonly Point[]
  furrows: readonly (readonly Point[])[]
}

/** Of its underside, of its shade, of itself, of where the light falls. */
export interface SoftTones {
  deep: Color
  dim: Color
  own: Color
  light: Color
}

/**
 * A turn with its shaded underside, its lit shoulder and the crests along its furrows.
 * @param size half the width of what it belongs to, in units of the sheet
 */
export function softTurn(
  art: Canvas,
  { outline, furrows }: SoftTurn,
  size: number,
  { deep, dim, own, light }: SoftTones,
): void {
  const path = closed(outline)
  const body = art.linearGradient('x1=".2" y1="0" x2=".75" y2="1"', [
    [0, light],
    [0.26, own],
    [0.5, dim],
    [0.82, deep],
  ])
  art.fill(path, body)
  art.clipped(path, () => {
    art.softFill(closed(moved(outline, -size * 0.13, -size * 0.15)), own, 0.8, size * 0.03)
    art.softFill(closed(moved(outline, -size * 0.3, -size * 0.3)), light, 0.85, size * 0.05)
    for (const furrow of furrows) {
      const low = moved(furrow, size * 0.01, size * 0.03)
      art.fill(tapered(low, size * 0.11), dim, 0.6)
      art.fill(tapered(furrow, size * 0.03), deep, 0.8)
      art.fill(tapered(moved(furrow, -size * 0.02, -size * 0.045), size * 0.06), light)
    }
    art.stroke(path, light, size * 0.02, { opacity: 0.5 })
  })
  art.stroke(path, deep, size * 0.008, { opacity: 0.7 })
}

/** A line as a stroke of a brush: thin at both ends. */
function tapered(line: readonly Point[], width: number): Path {
  const last = line.length - 1
  const wide = line.map((_, index) => width * (0.06 + 0.44 * Math.sin((index / last) * Math.PI)))
  const above = line.map(([x, y], index): Point => [x, y - (wide[index] ?? 0)])
  const below = line.map(([x, y], index): Point => [x, y + (wide[index] ?? 0)])
  return closed([...above, ...below.toReversed()])
}
