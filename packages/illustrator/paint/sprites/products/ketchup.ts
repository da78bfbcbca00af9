import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { crispFry } from './crispFries.ts'
import { footShadow } from './parts.ts'

/** A ramekin of ketchup whose foot is at `x`, `y`: a fry stands in it. */
export function ketchupWithFry(art: Canvas, x: number, y: number): void {
  footShadow(art, x + 4, 62, y)
  art.fill(ellipse(x, y - 74, 74, 19), '#cfc4b6')
  const sauce = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#f0553a'],
    [0.5, '#cf2a1c'],
    [1, '#8f1410'],
  ])
  art.fill(ellipse(x, y - 70, 66, 15), sauce)
  const swirl = closed(blob(art.random, x - 12, y - 72, 30, 6, { wobble: 0.12 }))
  art.fill(swirl, '#f58268', 0.5)
  const golden = { length: 104, thick: 17, bend: 0.05 }
  crispFry(art, { ...golden, x: x + 26, y: y - 112, angle: -1.08, color: '#f6c350' })
  art.fill(ellipse(x + 3, y - 66, 20, 5), '#a81a14', 0.85)
  const glaze = across(art, [
    [0, '#cdbfb0'],
    [0.18, '#fffaf2'],
    [0.5, '#ece2d4'],
    [1, '#a3927f'],
  ])
  const wall = `M${x - 74} ${y - 74}A74 19 0 0 0 ${x + 74} ${y - 74}L${x + 60} ${y - 6}Q${x} ${y + 10} ${x - 60} ${y - 6}Z`
  art.fill(wall, glaze)
  const flutes = [-50, -30, -8, 15, 36, 54].map(
    (dx) => `M${x + dx * 1.16} ${y - 58 + Math.abs(dx) * -0.16}L${x + dx} ${y - 4}`,
  )
  art.stroke(flutes.join(''), SHADOW, 4, { opacity: 0.12 })
  art.stroke(`M${x - 74} ${y - 74}A74 19 0 0 0 ${x + 74} ${y - 74}`, '#fffdf6', 6)
}
