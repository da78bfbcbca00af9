import type { fryers as words } from '../../../language/words/products/fryers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { matte } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { friesIn } from './crispFries.ts'
import { footShadow, gleam, knob, screen, ticks } from './parts.ts'
import { toasteroven } from './ovens.ts'
import { twinairfryer } from './twinFryer.ts'

/** A round-shouldered air fryer with one basket. */
function airfryer(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 205)
  art.fill(roundedRect(430, 764, 60, 16, 6) + roundedRect(710, 764, 60, 16, 6), '#2a1a14')
  art.fill(
    'M412 766C396 700 384 590 390 500C396 352 452 226 600 226C748 226 804 352 810 500C816 590 804 700 788 766Q786 776 774 776H426Q414 776 412 766Z',
    matte(art, color),
  )
  art.fill(
    'M444 316C490 262 552 244 606 244C668 244 722 264 758 318C706 282 656 270 606 270C546 270 492 286 444 316Z',
    tint(color, 0.45),
    0.6,
  )
  fryerControls(art, { color, accent, has })
  art.stroke('M389 512C470 500 730 500 811 512', shade(color, 0.55), 7)
  art.stroke('M389 519C470 507 730 507 811 519', tint(color, 0.35), 3.5, { opacity: 0.7 })
  if (has('window')) fryerWindow(art, color)
  else art.stroke(roundedRect(456, 546, 288, 140, 48), shade(color, 0.3), 5, { opacity: 0.6 })
  fryerHandle(art, accent)
  gleam(art, 'M408 540C398 630 408 712 422 750C436 700 422 600 426 526Z', 0.26)
}

/** What the line asks for of a display and a dial, side by side or alone. */
function fryerControls(art: Canvas, { color, accent, has }: ProductLook): void {
  const both = has('display') && has('dial')
  if (has('display')) screen(art, both ? [462, 362, 144, 72] : [490, 346, 220, 92], '200')
  if (!has('dial')) return
  const x = both ? 690 : 600
  const radius = both ? 46 : 58
  ticks(art, x, 398, radius * 1.32, tint(color, 0.7))
  art.fill(circle(x, 398, radius * 1.1), shade(color, 0.4))
  knob(art, [x, 398, radius], accent, 0.7)
}

/** The pane of the basket: a dark frame, the glow of the coil, and fries heaped on the grate. */
function fryerWindow(art: Canvas, color: Color): void {
  art.fill(roundedRect(450, 536, 300, 156, 50), shade(color, 0.24))
  art.fill(roundedRect(454, 541, 292, 148, 46), '#1d1513')
  const pane = roundedRect(464, 549, 272, 132, 38)
  art.clipped(pane, () => {
    const glow = art.radialGradient('cx=".5" cy=".1" r="1"', [
      [0, '#e8863a'],
      [0.45, '#8a3f18'],
      [1, '#2f140b'],
    ])
    art.fill(pane, glow)
    const bars = Array.from({ length: 9 }, (_, index) => `M${478 + index * 31} 540V572`)
    art.stroke(bars.join(''), '#3a1a0e', 7, { opacity: 0.5 })
    art.stroke('M470 566H730', '#ffb45c', 5, { opacity: 0.6 })
    friesIn(art, { x: 600, y: 622, rx: 150, ry: 62 })
    const depth = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
      [0, '#1a0a06', 0.5],
      [0.3, '#1a0a06', 0],
      [0.8, '#1a0a06', 0],
      [1, '#1a0a06', 0.5],
    ])
    art.fill(pane, depth)
    gleam(art, 'M496 540H566L500 690H464V600Z', 0.12)
    gleam(art, 'M584 540H602L536 690H518Z', 0.1)
  })
  art.stroke(pane, '#4a3a34', 4)
  art.stroke('M470 566Q472 551 500 551H700', '#fffaf0', 3, { opacity: 0.5 })
  art.stroke('M468 690H722Q742 686 744 660', tint(color, 0.4), 3, { opacity: 0.6 })
}

/** A broad grip below the pane: it stands off the basket, so that fingers go in behind it. */
function fryerHandle(art: Canvas, accent: Color): void {
  art.softFill(roundedRect(522, 730, 164, 22, 10), SHADOW, 0.5, 9)
  for (const x of [538, 640]) art.fill(roundedRect(x, 704, 24, 24, 5), shade(accent, 0.6))
  art.fill(roundedRect(510, 708, 180, 36, 18), shade(accent, 0.5))
  const grip = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, tint(accent, 0.55)],
    [0.3, tint(accent, 0.12)],
    [0.62, accent],
    [1, shade(accent, 0.34)],
  ])
  art.fill(roundedRect(510, 704, 180, 33, 16), grip)
  art.stroke('M526 712H640', '#fffaf0', 5, { opacity: 0.7 })
}

/** A basket air fryer beside a toaster oven, nothing of either hidden. */
function fryerandoven(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(298 102) scale(.86)"', () => {
    toasteroven(art, { color: accent, accent: '#d8d2c8', has: (detail) => detail === 'chicken' })
  })
  art.softFill(ellipse(306, 800, 186, 14), SHADOW, 0.5, 10)
  art.group('transform="translate(-250 85) scale(.92)"', () => {
    airfryer(art, { color, accent: '#d9a05c', has: (detail) => detail !== 'dial' })
  })
}

export const fryers = {
  airfryer,
  twinairfryer,
  fryerandoven,
} satisfies Record<keyof typeof words, DrawProduct>
