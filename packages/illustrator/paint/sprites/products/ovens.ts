import type { ovens as words } from '../../../language/words/products/ovens.ts'
import type { Canvas, Stop } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, roundedRect } from '../../core/contour.ts'
import { down, matte } from '../materials.ts'
import { pizzaInOven } from './pizzaInOven.ts'
import { chickenFromSide, ROASTED } from './wholeChicken.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { BLACK, footShadow, gleam, knob, screen, ticks } from './parts.ts'

/** A boxy oven with a wide glass door. */
export function toasteroven(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 330)
  art.fill(roundedRect(300, 752, 60, 28, 8) + roundedRect(840, 752, 60, 28, 8), BLACK)
  art.fill(roundedRect(262, 318, 676, 444, 36), matte(art, color))
  gleam(
    art,
    'M282 356C286 338 300 332 320 332H760C600 340 420 342 340 354C310 358 296 366 282 376Z',
    0.4,
  )
  art.fill(roundedRect(290, 366, 462, 356, 24), shade(color, 0.5))
  art.fill(roundedRect(298, 374, 446, 340, 20), '#2c1a14')
  trim(art, accent)
  const pane = roundedRect(322, 420, 398, 270, 12)
  ovenInside(art, pane, has)
  gleam(art, 'M330 424H470L400 686H330Z', 0.13)
  art.stroke(pane, '#6a4a3a', 4)
  art.stroke('M352 398H690', SHADOW, 22, { opacity: 0.5 })
  art.fill(
    roundedRect(336, 380, 372, 24, 12),
    down(art, [
      [0, '#fffaf0'],
      [0.5, accent],
      [1, shade(accent, 0.4)],
    ]),
  )
  art.fill(roundedRect(334, 384, 24, 32, 8) + roundedRect(686, 384, 24, 32, 8), shade(accent, 0.4))
  ovenPanel(art, { color, accent, has })
}

/** What breaks the plain front: the bright frame of the door, slots for the heat, the tray for crumbs. */
function trim(art: Canvas, accent: string): void {
  const frame = roundedRect(298, 374, 446, 340, 20)
  art.stroke(frame, shade(accent, 0.5), 7)
  art.movedBy(-1, -1.5, () => art.stroke(frame, accent, 4))
  art.stroke('M300 694V398C300 384 308 376 322 376H600', '#fffaf0', 2.6, { opacity: 0.8 })
  const slots = Array.from({ length: 7 }, (_, index) => `M${790 + index * 18} 336V350`).join('')
  art.movedBy(1.5, 2, () => art.stroke(slots, '#ffb09a', 7, { opacity: 0.35 }))
  art.stroke(slots, '#2a0c0a', 7, { opacity: 0.85 })
  art.fill(roundedRect(392, 731, 258, 16, 8), '#240a08', 0.75)
  art.fill(roundedRect(398, 733, 246, 10, 5), shade(accent, 0.25))
  art.stroke('M404 735.5H600', '#fffaf0', 2, { opacity: 0.8 })
}

/** The far wall of the oven, and the edges that run back to it. */
function cavity(art: Canvas): void {
  art.fill('M322 420H366V560H322ZM676 420H720V560H676Z', '#4a1606', 0.22)
  art.stroke('M322 424L366 446V560M720 424L676 446V560M366 446H676', '#5a1e08', 3, { opacity: 0.4 })
  art.softFill('M340 448H704V458H340Z', '#fff0b8', 0.6, 12)
}

/** The glow behind a flat thing, and behind a tall one, which stands out from the dark. */
const BRIGHT: readonly Stop[] = [
  [0, '#ffd27a'],
  [0.3, '#f09a3c'],
  [0.7, '#8f3a14'],
  [1, '#33120a'],
]
const DEEP: readonly Stop[] = [
  [0, '#d97a2a'],
  [0.22, '#96441a'],
  [0.6, '#4a1c0e'],
  [1, '#1c0a08'],
]

function ovenInside(art: Canvas, pane: string, has: ProductLook['has']): void {
  const glow = art.radialGradient('cx=".5" cy=".2" r=".95"', has('chicken') ? DEEP : BRIGHT)
  art.fill(pane, glow)
  art.clipped(pane, () => {
    if (has('pizza')) cavity(art)
    art.stroke('M330 452H716', '#ffe0a0', 9)
    art.stroke('M330 676H716', '#f08a3a', 6, { opacity: 0.7 })
    if (has('pizza')) art.movedBy(521, 584, () => pizzaInOven(art))
    else rackBefore(art, has('chicken') ? 30 : 0)
  })
}

/** A rack, and what stands on it behind its front wires. */
function rackBefore(art: Canvas, low: number): void {
  const wires = Array.from(
    { length: 12 },
    (_, index) => `M${340 + index * 32} 620L${324 + index * 35} 640`,
  )
  if (low > 0) ovenChicken(art)
  art.movedBy(0, low, () => {
    art.stroke('M318 620H724M312 640H730', '#d8cfc2', 5)
    art.stroke(wires.join(''), '#d8cfc2', 4)
  })
}

/** A roast chicken on its tray, potatoes around it. */
function ovenChicken(art: Canvas): void {
  const { random } = art
  art.group('transform="translate(526 618) scale(1.04 1.1) translate(-548 -618)"', () =>
    chickenFromSide(art, ROASTED),
  )
  for (const [index, x] of [356, 392, 430, 466, 520, 566, 612, 648, 684].entries()) {
    const size = random.range(17, 23)
    const potato = blob(random, x, 610 + (index % 2) * 6, size * 1.15, size, { wobble: 0.1 })
    art.body(potato, random.pick(['#e3a94a', '#d9953a', '#efc068']), { height: 4, highlight: 0.4 })
  }
  art.fill('M336 616H708L696 646H348Z', '#2a1c18')
  art.stroke('M332 616H712', '#6f5a50', 8)
  art.stroke('M336 613H600', '#c9b09a', 3, { opacity: 0.8 })
}

function ovenPanel(art: Canvas, { color, accent, has }: ProductLook): void {
  art.fill(roundedRect(776, 366, 136, 356, 22), shade(color, 0.22), 0.7)
  if (has('display')) screen(art, [790, 384, 108, 54], '0:12')
  const heights = has('display') ? [494, 580, 666] : [436, 544, 652]
  for (const [index, y] of heights.entries()) {
    ticks(art, 844, y, 44, tint(color, 0.7))
    knob(art, [844, y, 33], accent, [0.8, -0.6, 0.1][index])
  }
  art.fill(circle(896, 706, 5), '#ffcf6a')
}

export const ovens = {
  toasteroven,
} satisfies Record<keyof typeof words, DrawProduct>
