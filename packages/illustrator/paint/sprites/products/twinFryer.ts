import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { roundedRect } from '../../core/contour.ts'
import { down, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { servedWings } from './crispWings.ts'
import { gleam, knob, screen } from './parts.ts'

interface Look {
  color: Color
  accent: Color
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Where its two drawers are. */
const LEFT: Box = [340, 412, 252, 270]
const RIGHT: Box = [608, 412, 252, 270]
/** How far it stands from the wall: further back where a plate is before it. */
const ALONE = 'transform="translate(0 60)"'
const BEHIND = 'transform="translate(600 672) scale(.98) translate(-600 -720)"'

/** A wide air fryer with two drawers, seen from a little above. */
export function twinairfryer(art: Canvas, { color, accent, has }: ProductLook): void {
  const look = { color, accent }
  art.group(has('open') ? BEHIND : ALONE, () => {
    machine(art, look)
    drawerFront(art, LEFT, look)
    drawerFront(art, RIGHT, look)
  })
  if (has('open')) servedWings(art)
}

/** Its body on four feet, the top in the light, a strip of dark glass with the controls. */
function machine(art: Canvas, { color, accent }: Look): void {
  art.softFill('M318 706H890L960 730H330Z', SHADOW, 0.5, 12)
  art.fill(roundedRect(346, 690, 70, 28, 8) + roundedRect(784, 690, 70, 28, 8), '#171113')
  art.fill(roundedRect(306, 216, 588, 484, 54), shade(color, 0.4))
  art.fill(roundedRect(306, 214, 588, 480, 54), matte(art, color))
  const lid = down(art, [
    [0, tint(color, 0.58)],
    [1, tint(color, 0.26)],
  ])
  art.fill(
    'M312 262C320 230 338 216 366 214H834C862 216 880 230 888 262C872 252 854 250 834 250H366C346 250 328 252 312 262Z',
    lid,
  )
  art.stroke('M318 266Q340 253 370 252H830Q860 253 882 266', tint(color, 0.7), 3, { opacity: 0.7 })
  art.softFill('M312 640V680Q330 694 360 694H840Q880 694 888 670V640Z', SHADOW, 0.26, 20)
  gleam(art, 'M314 300Q312 500 320 660Q330 500 326 300Z', 0.2)
  const strip = roundedRect(340, 278, 520, 96, 22)
  art.fill(strip, '#161316')
  gleam(art, 'M352 284H520L470 368H360Q346 366 346 350V300Q346 288 352 284Z', 0.08)
  art.stroke('M352 281H848', tint(color, 0.5), 2.5, { opacity: 0.5 })
  screen(art, [362, 294, 158, 64], '400°', '#f3b56a')
  screen(art, [680, 294, 158, 64], '18:00', '#f3b56a')
  knob(art, [600, 324, 38], accent, 0.5)
}

/** A drawer's front: a raised panel, its edges in the light, and its handle. */
function drawerFront(art: Canvas, [x, y, width, height]: Box, look: Look): void {
  const { color } = look
  art.fill(roundedRect(x - 5, y - 5, width + 10, height + 10, 32), '#120d0e')
  art.fill(roundedRect(x, y, width, height, 28), shade(color, 0.45))
  const face = down(art, [
    [0, tint(color, 0.24)],
    [0.3, tint(color, 0.06)],
    [1, shade(color, 0.34)],
  ])
  art.fill(roundedRect(x + 3, y + 2, width - 8, height - 7, 26), face)
  art.stroke(
    `M${x + 10} ${y + 60}V${y + 34}Q${x + 12} ${y + 9} ${x + 36} ${y + 8}H${x + width - 40}`,
    tint(color, 0.6),
    3.5,
    { opacity: 0.6 },
  )
  gleam(
    art,
    `M${x + 16} ${y + 30}Q${x + 18} ${y + 16} ${x + 34} ${y + 15}H${x + width * 0.62}Q${x + 70} ${y + 40} ${x + 34} ${y + height * 0.62}Q${x + 16} ${y + height * 0.7} ${x + 16} ${y + height * 0.5}Z`,
    0.08,
  )
  handle(art, x + width / 2, y + height * 0.34, look)
}

/** A flat bar of brushed copper that stands off the drawer on two posts. */
function handle(art: Canvas, x: number, y: number, { accent }: Look): void {
  art.softFill(roundedRect(x - 70, y + 26, 152, 18, 9), '#0a0608', 0.65, 9)
  for (const side of [-1, 1])
    art.fill(roundedRect(x + side * 58 - 11, y - 7, 22, 34, 5), shade(accent, 0.7))
  const bar = down(art, [
    [0, tint(accent, 0.75)],
    [0.16, tint(accent, 0.3)],
    [0.42, mix(accent, '#f0b482', 0.35)],
    [0.56, shade(accent, 0.34)],
    [1, shade(accent, 0.62)],
  ])
  art.fill(roundedRect(x - 84, y + 3, 168, 24, 6), shade(accent, 0.72))
  art.fill(roundedRect(x - 84, y, 168, 24, 6), bar)
  art.stroke(`M${x - 78} ${y + 3}H${x + 74}`, '#fff0d8', 2.5, { opacity: 0.9 })
  art.stroke(`M${x - 60} ${y + 8}H${x - 14}`, '#fff6e6', 4, { opacity: 0.6 })
}
