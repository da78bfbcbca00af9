import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { num, type Point } from '../../core/contour.ts'
import { parsleySpray } from './parsleySpray.ts'

/** Leaves in the shade of leaves are cool. */
function shaded(color: Color, share: number): Color {
  return mix(color, '#0c2a26', share)
}

/** Where the stems of a bunch leave its jar. */
const NECK = 505

/** The leaves inside, those between and those in front: how far they reach, how dark they are. */
const DEPTHS = [
  { count: 7, far: [188, 250], lean: 0.52, share: 0.66, size: 102 },
  { count: 6, far: [166, 236], lean: 0.56, share: 0.34, size: 106 },
  { count: 9, far: [96, 222], lean: 0.6, share: 0, size: 92 },
] as const

/** Flat parsley: long bare stalks that fan out of the jar, each with leaves at its end. */
export function parsleyBunch(art: Canvas, x: number, color: Color): void {
  const { random } = art
  for (const { count, far, lean, share, size } of DEPTHS) {
    const sprays = Array.from({ length: count }, (_, index) => {
      const turn = ((index + 0.5) / count - 0.5) * 2 * lean + random.jitter(0.1)
      const reach = random.range(far[0], far[1]) * (0.97 - turn * turn * 0.4)
      const tip: Point = [x + Math.sin(turn) * reach, NECK - Math.cos(turn) * reach]
      return { turn, reach, tip }
    })
    const stalks = sprays.map(({ turn, reach, tip: [u, v] }) => {
      return `M${num(x + turn * 40)} ${NECK + 30}Q${num(x + turn * 60)} ${num(NECK - reach * 0.5)} ${num(u)} ${num(v)}`
    })
    art.stroke(stalks.join(''), shaded(shade(color, 0.2), share * 0.8), 8)
    art.stroke(stalks.join(''), shaded(tint(mix(color, '#a9cf5c', 0.5), 0.1), share * 0.8), 4.5)
    for (const { turn, tip } of sprays) {
      // Paler towards the window, which is at the upper left.
      const light = Math.max(0, 0.12 - turn * 0.24)
      const tone = shaded(tint(color, light), share)
      const angle = turn * 1.3 - 1.57 + random.jitter(0.3)
      const spot = { x: tip[0], y: tip[1], size: size * random.range(0.86, 1.12), angle }
      parsleySpray(art, { ...spot, color: tone, behind: share > 0.5 })
    }
  }
}
