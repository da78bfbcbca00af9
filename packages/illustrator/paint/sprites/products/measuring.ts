import type { measuring as words } from '../../../language/words/products/measuring.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade } from '../../core/color.ts'
import { circle, roundedRect } from '../../core/contour.ts'
import { litFromAbove } from '../materials.ts'
import { scale } from './scales.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { board } from './boards.ts'
import { glow } from '../foods/glow.ts'
import { wholeBird } from '../foods/wholeBird.ts'
import { CREAM, digits, gleam } from './parts.ts'

/** A folding thermometer with its probe out, and what it measures. */
function thermometer(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 460, width: 960, height: 640, angle: -0.04, color: accent })
  if (has('chicken')) wholeBird(art, { x: 716, y: 412, size: 312, angle: -0.1, color: '#c9742a' })
  const place = has('chicken') ? 'translate(354 700) rotate(-27)' : 'translate(600 460) rotate(-10)'
  const reach = has('chicken') ? 330 : 500
  art.group(`transform="${place}"`, () => {
    const body =
      'M-430-34Q-430-74-390-74H-40C-10-74 0-96 50-96A96 96 0 0 1 50 96C0 96-10 74-40 74H-390Q-430 74-430 34Z'
    const probe = `M130-16L200-11H${reach - 30}L${reach} 0L${reach - 30} 11H200L130 16Z`
    art.dropShadow(body + probe, 16, 26, 0.4)
    art.fill(probe, litFromAbove(art, '#d8d2c8'))
    art.stroke(`M200-4H${reach - 40}`, CREAM, 3, { opacity: 0.9 })
    art.fill(roundedRect(118, -30, 66, 60, 14), litFromAbove(art, '#b7afa5'))
    art.fill(body, shade(color, 0.42))
    art.movedBy(-3, -6, () => art.fill(body, litFromAbove(art, color)))
    gleam(art, 'M-412-40Q-410-64-386-64H-60Q-240-56-370-44Q-400-34-412-40Z', 0.5)
    art.fill(roundedRect(-396, -16, 40, 32, 16), shade(color, 0.6))
    art.stroke('M-300 20H-130', shade(color, 0.4), 8, { opacity: 0.5 })
    dialFace(art)
    if (has('chicken')) puncture(art, reach)
  })
}

/** Where the probe enters the meat: the skin drawn in close around it, a little juice that runs from there. */
function puncture(art: Canvas, x: number): void {
  glow(art, '#4a1506', 0.8, [{ x: x - 8, y: 2, rx: 40, ry: 30 }])
  art.stroke(`M${x - 16}-15Q${x + 6} -12 ${x + 4} 2Q${x + 2} 14 ${x - 16} 17`, '#2e0c05', 5, {
    opacity: 0.4,
  })
  art.fill(`M${x - 70}-11H${x - 8}Q${x + 2} 0 ${x - 8} 11H${x - 70}Z`, litFromAbove(art, '#d8d2c8'))
}

function dialFace(art: Canvas): void {
  art.fill(circle(48, -2, 78), '#2c2424')
  art.fill(
    circle(48, -2, 70),
    art.radialGradient('cx=".4" cy=".35" r=".8"', [
      [0, '#fff6c9'],
      [0.6, '#ffe08a'],
      [1, '#f0b84e'],
    ]),
  )
  digits(art, '74°', { x: 8, y: -28, height: 50, color: '#3a2a20' })
  art.stroke('M-4-42A66 66 0 0 1 60-66', '#fff', 5, { opacity: 0.8 })
}

export const measuring = {
  scale,
  thermometer,
} satisfies Record<keyof typeof words, DrawProduct>
