import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, num, roundedRect } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { across, enamel, glass, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { BLACK, clearGlass, FOOT, footShadow, gleam } from './parts.ts'

/** How the blender leans in its beaker, in radians, about the middle of the beaker's rim. */
const LEAN = 0.2
const RIM = { x: 590, y: 470, half: 178 } as const
const MAYONNAISE = '#efcb6a'

/** A stick blender at work in a beaker of mayonnaise, or standing on its bell without one. */
export function immersionblender(art: Canvas, { color, accent, has }: ProductLook): void {
  if (!has('beaker')) {
    footShadow(art, 600, 110)
    return art.movedBy(0, 60, () => stick(art, color, accent))
  }
  footShadow(art, RIM.x, 130)
  art.group(
    `transform="translate(${RIM.x} ${FOOT}) scale(.9) translate(${-RIM.x} ${-FOOT})"`,
    () => {
      backOfBeaker(art)
      art.rotated(LEAN, RIM.x, 620, () => stick(art, color, accent))
      beaker(art, color, accent)
    },
  )
}

/** The motor's grip, its buttons, the shaft and the bell with its blades, upright. */
function stick(art: Canvas, color: Color, accent: Color): void {
  cord(art)
  const grip = 'M536 64Q536 20 588 20Q642 20 642 64L632 262Q628 300 616 318H562Q550 300 546 262Z'
  art.fill(grip, enamel(art, color))
  art.fill(
    'M548 66Q548 34 588 32Q600 32 606 38L596 300H570Q560 286 557 262Z',
    tint(color, 0.4),
    0.35,
  )
  art.fill(roundedRect(558, 96, 62, 104, 31), shade(color, 0.42))
  art.fill(roundedRect(561, 96, 56, 98, 28), '#fbf2df')
  art.fill(circle(589, 124, 16), '#d9573a')
  art.fill(circle(585, 119, 6), '#ffd9c4', 0.9)
  art.stroke('M574 160h30M578 172h22', shade(color, 0.3), 5, { opacity: 0.7 })
  art.fill(
    roundedRect(552, 312, 74, 26, 9),
    across(art, [
      [0, shade(BLACK, 0.2)],
      [0.3, tint(BLACK, 0.35)],
      [1, shade(BLACK, 0.4)],
    ]),
  )
  const shaft = 'M560 336H618L610 590Q650 606 656 664H522Q528 606 568 590Z'
  art.fill(shaft, steel(art, accent))
  art.stroke('M566 590H612', shade(accent, 0.5), 4, { opacity: 0.6 })
  for (const x of [548, 588, 628]) art.fill(ellipse(x, 640, 11, 15), shade(accent, 0.7), 0.85)
  art.fill(ellipse(589, 664, 67, 12), shade(accent, 0.6))
}

function cord(art: Canvas): void {
  const line = 'M588 26C584 -30 640 -40 700 -20C770 4 730 60 800 80C900 120 1040 150 1400 40'
  art.movedBy(4, 6, () => art.stroke(line, SHADOW, 13, { opacity: 0.3 }))
  art.stroke(line, BLACK, 13)
  art.movedBy(-2, -3, () => art.stroke(line, tint(BLACK, 0.4), 3, { opacity: 0.7 }))
}

const { x: MIDDLE, y: TOP, half: HALF } = RIM
const OUTLINE = `M${MIDDLE - HALF} ${TOP}L${MIDDLE - HALF - 26} ${TOP - 16}H${MIDDLE + HALF}L${MIDDLE + HALF - 22} ${FOOT - 30}Q${MIDDLE + HALF - 24} ${FOOT} ${MIDDLE + HALF - 52} ${FOOT}H${MIDDLE - HALF + 52}Q${MIDDLE - HALF + 24} ${FOOT} ${MIDDLE - HALF + 22} ${FOOT - 30}Z`

function backOfBeaker(art: Canvas): void {
  art.fill(ellipse(MIDDLE, TOP - 6, HALF, 22), '#ffffff', 0.5)
  art.stroke(ellipse(MIDDLE, TOP - 6, HALF, 22), '#fffdf5', 5, { opacity: 0.8 })
}

/** The glass with the mayonnaise in it, the whirl of the blades, and splashes at its wall. */
function beaker(art: Canvas, color: Color, accent: Color): void {
  const level = 560
  clearGlass(art, OUTLINE, () => {
    const body = `M390 ${level}C450 ${level - 22} 500 ${level + 18} 570 ${level}C650 ${level - 22} 720 ${level + 14} 800 ${level - 6}V800H390Z`
    art.group('opacity=".93"', () => art.fill(body, glass(art, MAYONNAISE)))
    art.group('opacity=".55"', () => art.rotated(LEAN, RIM.x, 620, () => stick(art, color, accent)))
    const froth = `M390 ${level}C450 ${level - 22} 500 ${level + 18} 570 ${level}C650 ${level - 22} 720 ${level + 14} 800 ${level - 6}V${level + 20}C720 ${level + 40} 650 ${level + 6} 570 ${level + 26}C500 ${level + 42} 450 ${level + 4} 390 ${level + 24}Z`
    art.fill(froth, tint(MAYONNAISE, 0.55))
    const whirl = [0, 1, 2].map((ring) => {
      const y = num(660 + ring * 34)
      return `M${450 + ring * 14} ${y}q${132 - ring * 14} ${52 - ring * 6} ${264 - ring * 28} -8`
    })
    art.stroke(whirl.join(''), tint(MAYONNAISE, 0.5), 9, { opacity: 0.55 })
  })
  const marks = [540, 590, 640, 690].map((y) => `M${MIDDLE + HALF - 30} ${y}h-34`).join('')
  art.stroke(marks, '#fffdf5', 5, { opacity: 0.85 })
  gleam(art, `M${MIDDLE - HALF + 18} ${TOP + 10}h26l14 270h-22Z`, 0.55)
  gleam(art, `M${MIDDLE + HALF - 24} ${TOP + 6}h10l-12 250h-8Z`, 0.4)
}
