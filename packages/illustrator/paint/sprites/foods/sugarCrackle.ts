import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { moved, pack, type Point } from '../../core/contour.ts'
import { cloudsOf, platesOf } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf } from './relief/relief.ts'

interface CrackledTop {
  middle: Point
  /** The radius of the top, and the color of the crust under the sugar. */
  size: number
  color: Color
}

/** A film of sugar that baked to a thin shell and broke into plates as the cake rose, with coarse grains on it. */
export function sugarCrackle(art: Canvas, { middle: [x, y], size, color }: CrackledTop): void {
  const { random } = art
  const [seam, fine] = [platesOf(random), platesOf(random)]
  const [patch, stray] = [cloudsOf(random), cloudsOf(random)]
  const box = { x: x - size * 0.96, y: y - size * 0.96, width: size * 1.92, height: size * 1.92 }
  const grid = gridOf(box, size / 70, (px, py) => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    const kept = 0.8 - Math.hypot(u, v) + 0.3 * patch(u * 2.4, v * 2.4)
    if (kept < -0.1) return kept
    const bent = 0.16 * stray(u * 7, v * 7)
    const broken = Math.min(
      seam((u + bent) * 3.4, (v - bent) * 3.4) - 0.06,
      fine((u - bent) * 7, (v + bent) * 7) - 0.03 + Math.max(0, 0.2 - kept) * 0.1,
    )
    return Math.min(broken, kept * 1.4)
  })
  const film = levelPath(grid, 0)
  const thick = levelPath(grid, 0.1)
  const plates = (fill: Color, opacity: number, path: string) =>
    art.raw(`<path fill-rule="evenodd" d="${path}" fill="${fill}" opacity="${opacity}"/>`)
  art.movedBy(size * 0.006, size * 0.009, () => plates(mix(color, '#8a4410', 0.8), 0.55, film))
  plates(mix(color, '#ffdf94', 0.75), 0.7, film)
  art.movedBy(-size * 0.003, -size * 0.005, () => plates('#fff0c4', 0.5, thick))
  const grains = pack(random, x, y, size * 0.9, 60, { tries: 2 }).flatMap(([u, v]) =>
    pack(random, u, v, size * 0.07, random.whole(1, 6), { tries: 1 }),
  )
  art.specks(moved(grains, 2, 3), shade(color, 0.5), size * 0.011, { opacity: 0.45 })
  art.specks(grains, '#fffdf6', size * 0.012, { length: size * 0.004, opacity: 0.95 })
}
