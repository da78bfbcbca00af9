import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { roundedRect } from '../../core/contour.ts'
import { down, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { wingsIn } from './crispWings.ts'
import { gleam, knob, screen } from './parts.ts'

interface Look {
  color: Color
  accent: Color
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Where its two drawers are. */
const LEFT: Box = [340, 412, 252, 270]
const RIGHT: Box = [608, 412, 252, 270]
/** Where the front of the right one is when it is pulled out: nearer, so lower, larger, more to the right. */
const OUT: Box = [640, 582, 298, 280]
/** A closed one stands nearer, as there is no drawer before it. */
const CLOSED = 'transform="translate(0 60)"'
const OPENED = 'transform="translate(0 -54)"'

/** A wide air fryer with two drawers, seen from a little above. */
export function twinairfryer(art: Canvas, { color, accent, has }: ProductLook): void {
  const look = { color, accent }
  art.group(has('open') ? OPENED : CLOSED, () => {
    machine(art, look)
    drawerFront(art, LEFT, look)
    if (has('open')) {
      cavity(art, color)
      openDrawer(art, look)
    } else drawerFront(art, RIGHT, look)
  })
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

/** A bar of copper that stands off the drawer on two posts. */
function handle(art: Canvas, x: number, y: number, { accent }: Look): void {
  art.softFill(roundedRect(x - 64, y + 22, 140, 26, 13), '#0a0608', 0.6, 9)
  for (const side of [-1, 1])
    art.fill(roundedRect(x + side * 46 - 12, y - 8, 24, 30, 6), shade(accent, 0.66))
  const bar = down(art, [
    [0, tint(accent, 0.6)],
    [0.24, tint(accent, 0.24)],
    [0.56, accent],
    [1, shade(accent, 0.55)],
  ])
  art.fill(roundedRect(x - 72, y + 2, 144, 34, 17), shade(accent, 0.6))
  art.fill(roundedRect(x - 72, y - 2, 144, 34, 17), bar)
  art.stroke(`M${x - 54} ${y + 7}H${x + 30}`, '#fff3dc', 5, { opacity: 0.85 })
}

/** The dark that a drawer has left, its far wall glowing a little. */
function cavity(art: Canvas, color: Color): void {
  const [x, y, width, height] = RIGHT
  art.fill(roundedRect(x - 5, y - 5, width + 10, height + 10, 32), shade(color, 0.55))
  const dark = art.radialGradient('cx=".5" cy=".1" r=".9"', [
    [0, '#6b2f12'],
    [0.4, '#2c140c'],
    [1, '#0d0809'],
  ])
  art.fill(roundedRect(x, y, width, height, 28), dark)
  const coil = [0, 1, 2].map((turn) => `M${x + 34} ${y + 20 + turn * 13}H${x + width - 34}`)
  art.stroke(coil.join(''), '#ff9a4a', 4, { opacity: 0.5 })
  art.stroke(`M${x + 20} ${y + height - 2}H${x + width - 20}`, tint(color, 0.4), 3, {
    opacity: 0.5,
  })
}

/** A drawer on its rails, pulled out over the table: its rims run back into the dark. */
function openDrawer(art: Canvas, look: Look): void {
  const { color } = look
  const [x, y, width, height] = OUT
  const [backX, , backWidth] = RIGHT
  const [left, right, foot] = [x + 8, x + width - 8, y + height]
  const steel = mix(color, '#8a807a', 0.35)
  underDrawer(art, OUT)
  leftSide(art, color)
  const lip = 418
  art.fill(
    `M${backX + 12} ${lip}H${backX + backWidth - 12}L${right} ${y + 20}V${foot - 60}H${left}V${y + 20}Z`,
    '#120c0b',
  )
  const wall = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#1c1310'],
    [1, shade(steel, 0.3)],
  ])
  art.fill(
    `M${backX + backWidth - 12} ${lip}L${right} ${y + 18}V${y + 60}H${right - 26}L${backX + backWidth - 34} ${lip}Z`,
    wall,
  )
  const rail = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, shade(steel, 0.7)],
    [0.5, tint(steel, 0.2)],
    [1, tint(steel, 0.6)],
  ])
  for (const [from, to] of [
    [backX + 10, left - 1],
    [backX + backWidth - 10, right + 1],
  ] as const) {
    art.fill(`M${from - 3} ${lip}H${from + 3}L${to + 5} ${y + 14}H${to - 5}Z`, rail)
  }
  wingsIn(art)
  cavityShade(art)
  const edge = down(art, [
    [0, tint(color, 0.7)],
    [1, tint(color, 0.2)],
  ])
  art.movedBy(0, -5, () =>
    art.softFill(roundedRect(x + 10, y - 8, width - 20, 24, 12), '#160a08', 0.6, 6),
  )
  art.fill(roundedRect(x - 1, y - 13, width + 2, 80, 26), shade(color, 0.3))
  art.fill(roundedRect(x, y - 12, width, 80, 26), edge)
  drawerFront(art, OUT, look)
}

/** The drawer's left side, which is in the shade. */
function leftSide(art: Canvas, color: Color): void {
  const [x, y, , height] = OUT
  const [backX, backY, , backHeight] = RIGHT
  const side = `M${backX + 4} ${backY + 10}L${x + 20} ${y + 10}V${y + height - 8}L${backX + 4} ${backY + backHeight}Z`
  const dark = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#0c080a'],
    [0.5, shade(color, 0.5)],
    [1, shade(color, 0.2)],
  ])
  art.fill(side, dark)
  const foot = down(art, [
    [0.4, '#0c080a', 0],
    [1, '#0c080a', 0.7],
  ])
  art.fill(side, foot)
}

/** The table below the drawer, which hangs over it as low as the machine does. */
function underDrawer(art: Canvas, [x, y, width, height]: Box): void {
  const foot = y + height
  art.softFill(
    `M${x + 4} ${foot - 100}L${x + width} ${foot - 100}L${x + width + 66} ${foot + 2}L${x + width + 44} ${foot + 22}H${x + 24}Z`,
    SHADOW,
    0.5,
    14,
  )
  art.softFill(roundedRect(x + 14, foot - 16, width - 12, 34, 14), '#12060c', 0.8, 7)
}

/** The machine's own shade on what is still in it. */
function cavityShade(art: Canvas): void {
  const [x, y, width] = RIGHT
  const dark = down(art, [
    [0, '#2a0f06', 0.75],
    [0.5, '#5a220a', 0.2],
    [1, '#2a0f06', 0],
  ])
  art.fill(roundedRect(x, y, width, 56, [28, 28, 0, 0]), dark)
  art.stroke(`M${x + 30} ${y + 8}H${x + width - 30}`, '#ff9a4a', 3.5, { opacity: 0.6 })
}
