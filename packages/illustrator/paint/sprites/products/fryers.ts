import type { fryers as words } from '../../../language/words/products/fryers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { matte, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { fry } from './morsels.ts'
import { footShadow, gleam, knob, screen, ticks } from './parts.ts'
import { roastedFloret } from './roastedBroccoli.ts'
import { toasteroven } from './ovens.ts'

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
  else art.stroke(roundedRect(456, 546, 288, 190, 54), shade(color, 0.3), 5, { opacity: 0.6 })
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

function fryerWindow(art: Canvas, color: Color): void {
  art.fill(roundedRect(456, 536, 288, 164, 54), shade(color, 0.38))
  const pane = roundedRect(465, 545, 270, 146, 46)
  art.fill(pane, '#3a1d10')
  art.clipped(pane, () => {
    const glow = art.radialGradient('cx=".5" cy=".9" r=".8"', [
      [0, '#ffbe5c', 0.95],
      [1, '#7a3412', 0.1],
    ])
    art.fill(pane, glow)
    for (let index = 0; index < 34; index += 1) {
      const x = 475 + art.random.next() * 250
      const y = 618 + art.random.next() * 80
      const golden = art.random.pick(['#f3c765', '#eab84f', '#f6d684'])
      fry(art, {
        x,
        y,
        size: art.random.range(84, 120),
        angle: art.random.jitter(1.2),
        color: golden,
      })
    }
  })
  gleam(art, 'M486 556H590L546 680H476L470 590Z', 0.16)
  art.stroke(pane, tint(color, 0.3), 3, { opacity: 0.6 })
}

function fryerHandle(art: Canvas, accent: Color): void {
  art.fill(roundedRect(553, 656, 104, 104, 26), SHADOW, 0.4)
  art.fill(roundedRect(548, 644, 104, 104, 26), wood(art, accent))
  art.fill(roundedRect(565, 660, 70, 13, 6), shade(accent, 0.45), 0.7)
}

/** A wide air fryer with two drawers, so far back on the table that an open one stays in the picture. */
function twinairfryer(art: Canvas, look: ProductLook): void {
  art.movedBy(0, look.has('open') ? -56 : 0, () => twinDrawers(art, look))
}

function twinDrawers(art: Canvas, { color, accent, has }: ProductLook): void {
  art.softFill(ellipse(590, 788, 290, 10), SHADOW, 0.55, 12)
  art.fill(roundedRect(346, 752, 78, 36, 9) + roundedRect(776, 752, 78, 36, 9), '#171113')
  art.fill(roundedRect(350, 776, 70, 5, 2) + roundedRect(780, 776, 70, 5, 2), '#5a5250')
  art.fill(
    'M290 400C290 330 330 300 400 300H800C870 300 910 330 910 400L902 746Q900 770 876 770H324Q300 770 298 746Z',
    matte(art, color),
  )
  gleam(
    art,
    'M322 372C332 334 360 320 404 318H660C560 328 440 330 380 346C350 354 334 364 322 372Z',
    0.24,
  )
  art.fill(roundedRect(330, 366, 540, 84, 22), shade(color, 0.6))
  screen(art, [372, 380, 150, 56], '200°', '#f3b56a')
  screen(art, [678, 380, 150, 56], '18:00', '#f3b56a')
  knob(art, [600, 408, 32], accent, 0.5)
  art.stroke('M600 470V770', shade(color, 0.6), 7)
  drawerFront(art, [318, 478, 268, 276], { color, accent })
  if (has('open')) openDrawer(art, { color, accent })
  else drawerFront(art, [614, 478, 268, 276], { color, accent })
}

function drawerFront(
  art: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  { color, accent }: { color: Color; accent: Color },
): void {
  art.fill(roundedRect(x, y, width, height, 28), shade(color, 0.5))
  art.fill(roundedRect(x + 4, y + 4, width - 10, height - 10, 26), matte(art, tint(color, 0.08)))
  gleam(
    art,
    `M${x + 16} ${y + 34}Q${x + 16} ${y + 16} ${x + 34} ${y + 14}H${x + width * 0.6}Q${x + 60} ${y + 22} ${x + 30} ${y + 60}L${x + 16} ${y + 70}Z`,
    0.14,
  )
  const middle = x + width / 2
  art.fill(roundedRect(middle - 62, y + 74, 124, 40, 20), SHADOW, 0.45)
  art.fill(roundedRect(middle - 64, y + 62, 124, 40, 20), wood(art, accent))
  gleam(art, `M${middle - 48} ${y + 70}h80v6h-80Z`, 0.5)
}

/** The heap in the basket, from the far ones to the near ones: where, how large, how far they have rolled over. */
const FLORETS = [
  [690, 566, 92, -0.2],
  [762, 556, 98, 0.1],
  [830, 564, 92, 0.35],
  [690, 574, 78, 2.3],
  [820, 580, 82, -2.2],
  [686, 616, 84, -0.3],
  [754, 604, 100, 0.1],
  [844, 618, 88, 0.4],
] as const

/** A drawer pulled towards us: its front is nearer, so larger and lower, its basket runs back into the dark. */
function openDrawer(art: Canvas, look: { color: Color; accent: Color }): void {
  const { random } = art
  const { color } = look
  const cavity = roundedRect(614, 478, 268, 276, 28)
  art.fill(cavity, '#0f0a0b')
  art.stroke('M642 482H854', tint(color, 0.3), 3, { opacity: 0.6 })
  art.softFill(ellipse(770, 866, 146, 8), SHADOW, 0.6, 14)
  art.fill('M632 512H864L896 620H628Z', '#241d1e')
  art.fill('M632 512H644L650 620H628Z', tint(color, 0.24))
  art.fill('M864 512H853L878 620H896Z', shade(color, 0.2))
  for (const [x, y, size, angle] of FLORETS) {
    const green = random.pick(['#5a9a34', '#6aa63e', '#4c8a2c'])
    art.softFill(ellipse(x, y - size * 0.2, size * 0.5, size * 0.4), '#0f1408', 0.55, 12)
    roastedFloret(art, { x, y, size, angle: angle + random.jitter(0.12), color: green })
  }
  art.clipped(cavity, () => art.softFill(roundedRect(614, 470, 268, 22, 0), '#0f0a0b', 0.7, 16))
  art.fill(roundedRect(612, 584, 302, 60, 24), tint(color, 0.34))
  drawerFront(art, [612, 594, 302, 268], look)
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
