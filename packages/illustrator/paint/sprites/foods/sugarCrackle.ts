import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { moved, type Point } from '../../core/contour.ts'
import { cloudsOf } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf } from './relief/relief.ts'

interface SugaredTop {
  middle: Point
  /** The radius of the top, and the color of the crust under the sugar. */
  size: number
  color: Color
}

/**
 * Sugar that baked on a cake: a thin dull film where it melted, coarse grains where it did not, many
 * of them together and some alone.
 */
export function sugarCrackle(art: Canvas, { middle: [x, y], size, color }: SugaredTop): void {
  const { random } = art
  const [patch, fine] = [cloudsOf(random), cloudsOf(random)]
  const keptAt = (u: number, v: number) =>
    0.52 - Math.hypot(u, v) * 0.6 + 0.62 * patch(u * 2, v * 2) + 0.34 * fine(u * 8, v * 8)
  const box = { x: x - size * 0.9, y: y - size * 0.9, width: size * 1.8, height: size * 1.8 }
  const grid = gridOf(box, size / 60, (px, py) => keptAt((px - x) / size, (py - y) / size))
  for (const [level, opacity] of FILM) {
    const film = levelPath(grid, level)
    art.raw(
      `<path fill-rule="evenodd" d="${film}" fill="${mix(color, '#ffe9b4', 0.8)}" fill-opacity="${opacity}"/>`,
    )
  }
  const grains = Array.from({ length: 1500 }, (): Point => {
    const [turn, far] = [random.angle(), Math.sqrt(random.next()) * 0.9]
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
    .filter(([u, v]) => keptAt(u, v) > random.range(-0.02, 0.5))
    .map(([u, v]): Point => [x + u * size, y + v * size])
  art.specks(moved(grains, 1.6, 2.6), shade(color, 0.5), size * 0.01, { opacity: 0.4 })
  art.specks(grains, '#fffaf0', size * 0.009, { length: size * 0.004, opacity: 0.9 })
  const coarse = grains.filter((_, index) => index % 6 === 0)
  art.specks(coarse, '#ffffff', size * 0.014, { length: size * 0.005 })
}

/** How much sugar there is where the film is seen, and how thick it is there. */
const FILM = [
  [0.18, 0.16],
  [0.36, 0.18],
  [0.56, 0.2],
] as const
