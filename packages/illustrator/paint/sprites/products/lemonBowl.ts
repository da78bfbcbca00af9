import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { heapedCitrus } from './heapedCitrus.ts'
import { leaf } from './morsels.ts'
import { footShadow } from './parts.ts'

const GLAZE = '#efe3cd'
/** Its middle, where its rim is, and half its width. */
const BOWL = { x: 376, rim: 546, half: 236, foot: 778 } as const

/** The lemons of a bowl, from the back to the front: where they lie, how large and how turned. */
const LEMONS = [
  { x: 300, y: 462, size: 78, angle: -2.1, dark: 0.22 },
  { x: 486, y: 470, size: 80, angle: 0.9, dark: 0.16 },
  { x: 392, y: 428, size: 88, angle: -0.5, dark: 0 },
  { x: 234, y: 520, size: 76, angle: 2.75, dark: 0.05 },
  { x: 520, y: 540, size: 76, angle: -0.3, dark: 0.08 },
  { x: 370, y: 528, size: 92, angle: 0.3, dark: 0 },
] as const

/** A bowl of stoneware heaped with lemons. */
export function lemonBowl(art: Canvas, color: Color): void {
  const { x, rim, half, foot } = BOWL
  footShadow(art, x + 8, 120, foot)
  art.fill(ellipse(x, rim, half, 40), shade(GLAZE, 0.5))
  leaf(art, { x: 440, y: 400, size: 104, angle: -0.7, color: '#4f7f3a' }, 0.46)
  for (const [index, { dark, ...place }] of LEMONS.entries()) {
    const below = LEMONS.slice(0, index).map((fruit) => circle(fruit.x, fruit.y, fruit.size * 0.86))
    art.clipped(below.join(''), () => {
      const reach = place.size * 0.96
      art.softFill(ellipse(place.x + 6, place.y + 6, reach, reach * 0.84), '#5a2e06', 0.45, 12)
    })
    heapedCitrus(art, { ...place, color: mix(color, '#b9780e', dark) }, false)
  }
  leaf(art, { x: 300, y: 446, size: 92, angle: -2.5, color: '#5a8a3e' }, 0.46)
  wall(art)
}

/** The side of the bowl that is towards us, its rim in the light. */
function wall(art: Canvas): void {
  const { x, rim, half, foot } = BOWL
  const near = `M${x - half} ${rim}A${half} 40 0 0 0 ${x + half} ${rim}C${x + half - 4} ${rim + 108} ${x + 170} ${foot - 40} ${x + 104} ${foot - 14}V${foot - 4}Q${x} ${foot + 12} ${x - 104} ${foot - 4}V${foot - 14}C${x - 170} ${foot - 40} ${x - half + 4} ${rim + 108} ${x - half} ${rim}Z`
  const glaze = across(art, [
    [0, shade(GLAZE, 0.22)],
    [0.16, tint(GLAZE, 0.5)],
    [0.34, tint(GLAZE, 0.2)],
    [0.62, shade(GLAZE, 0.1)],
    [0.86, shade(GLAZE, 0.38)],
    [1, shade(GLAZE, 0.5)],
  ])
  art.fill(near, glaze)
  art.clipped(near, () => {
    art.softFill(
      `M${x - half} ${foot - 30}H${x + half}V${foot + 60}H${x - half}Z`,
      SHADOW,
      0.34,
      34,
    )
    art.stroke(`M${x - half} ${rim + 44}A${half} 42 0 0 0 ${x + half} ${rim + 44}`, '#3f7f86', 17, {
      opacity: 0.85,
    })
    art.stroke(`M${x - half} ${rim + 66}A${half} 42 0 0 0 ${x + half} ${rim + 66}`, '#3f7f86', 5, {
      opacity: 0.85,
    })
    art.softFill(
      `M${x - 168} ${rim + 50}Q${x - 160} ${rim + 140} ${x - 116} ${rim + 190}Q${x - 176} ${rim + 130} ${x - 186} ${rim + 56}Z`,
      '#fffdf4',
      0.7,
      9,
    )
  })
  art.stroke(`M${x - half} ${rim}A${half} 40 0 0 0 ${x + half} ${rim}`, shade(GLAZE, 0.3), 13)
  art.movedBy(-1, -3, () =>
    art.stroke(`M${x - half} ${rim}A${half} 40 0 0 0 ${x + half} ${rim}`, '#fffaf0', 8),
  )
}
