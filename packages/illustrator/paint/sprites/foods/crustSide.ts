import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Point } from '../../core/contour.ts'
import { spots } from './dough.ts'
import { acrossRound, outlinesOf, type RoundSide } from './roundSide.ts'

/** How many layers the shade at the foot has: as few as show no edge. */
const SHADES = 9

/** The side of a cake: browned, marked by the tin, dim towards its foot and away from the window. */
export function crustSide(art: Canvas, side: RoundSide, color: Color): void {
  const { middle, radius, height, angles } = side
  const { random } = art
  const { face, rim, foot } = outlinesOf(side)
  const round = acrossRound(art, side, [
    [0, shade(color, 0.34)],
    [0.1, shade(color, 0.08)],
    [0.3, tint(color, 0.26)],
    [0.54, shade(color, 0.06)],
    [0.8, shade(color, 0.42)],
    [1, shade(color, 0.64)],
  ])
  art.fill(face, round)
  art.clipped(face, () => {
    for (let layer = 1; layer <= SHADES; layer += 1) {
      art.stroke(foot, SHADOW, (height * 1.3 * layer) / SHADES, { opacity: 0.06 })
    }
    const marks = Array.from({ length: Math.round(radius / 5) }, (): Point => {
      const angle = random.range(...angles)
      const [u, v] = [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius]
      return [u, v + height * random.range(0.08, 0.92)]
    })
    const half = Math.round(marks.length / 2)
    const sizes = [height * 0.012, height * 0.05] as const
    const look = { flat: 1.8, angle: 0, wobble: 0.3 }
    art.fill(spots(random, marks.slice(0, half), sizes, look), shade(color, 0.5), 0.24)
    art.fill(spots(random, marks.slice(half), sizes, look), tint(color, 0.4), 0.18)
    for (const wide of [0.16, 0.08]) {
      art.stroke(rim, tint(color, 0.5), height * wide, { opacity: 0.26 })
    }
  })
}
