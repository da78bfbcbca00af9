import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { type Point, polygon, roundedRect } from '../../core/contour.ts'
import { down, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { servedWings, wingsInBasket } from './crispWings.ts'
import { gleam, knob, screen } from './parts.ts'

interface Look {
  color: Color
  accent: Color
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Where its two drawers are. */
const LEFT: Box = [340, 412, 252, 270]
const RIGHT: Box = [608, 412, 252, 270]
/** Where its far edges are, seen from its near ones. */
const DEPTH: readonly [number, number] = [80, -72]
/** How far the left drawer is pulled out: along the depth of the machine, or it would not slide. */
const PULLED: readonly [number, number] = [-104, 94]
/** How far it stands from the wall: further back where a plate is before it. */
const ALONE = 'transform="translate(-36 60)"'
const BEHIND = 'transform="translate(618 702) scale(.9) translate(-600 -700)"'

/** A wide air fryer with two drawers, seen from its left and a little above; `open` pulls one out. */
export function twinairfryer(art: Canvas, { color, accent, has }: ProductLook): void {
  const look = { color, accent }
  art.group(has('open') ? BEHIND : ALONE, () => {
    sides(art, look)
    machine(art, look)
    drawerFront(art, RIGHT, look)
    if (has('open')) pulledDrawer(art, LEFT, look)
    else drawerFront(art, LEFT, look)
  })
  if (has('open')) servedWings(art)
}

/** Its top in the light and its right side in the shade, with the rounded edge between them. */
function sides(art: Canvas, { color }: Look): void {
  const [dx, dy] = DEPTH
  art.softFill(`M330 700H${900 + dx}L${1000 + dx} ${734 + dy}L400 738Z`, SHADOW, 0.55, 14)
  art.fill(roundedRect(820, 684 + dy * 0.6, 110, 30, 8), '#171113')
  const side = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, shade(color, 0.5)],
    [1, shade(color, 0.7)],
  ])
  art.fill(
    `M860 250L${880 + dx} ${236 + dy}Q${894 + dx} ${250 + dy} ${894 + dx} ${268 + dy}V${640 + dy}Q${892 + dx} ${672 + dy} ${860 + dx} ${690 + dy}L840 694Z`,
    side,
  )
  const top = down(art, [
    [0, tint(color, 0.36)],
    [1, tint(color, 0.62)],
  ])
  art.fill(
    `M312 262Q320 222 366 214L${366 + dx} ${214 + dy}H${834 + dx}Q${868 + dx} ${214 + dy} ${884 + dx} ${236 + dy}L876 250Z`,
    top,
  )
  const edge = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, tint(color, 0.5)],
    [0.5, tint(color, 0.1)],
    [1, shade(color, 0.48)],
  ])
  art.fill(
    `M800 214L${816 + dx} ${214 + dy}Q${886 + dx} ${214 + dy} ${894 + dx} ${276 + dy}L894 300Q884 226 800 214Z`,
    edge,
  )
  vents(art, color)
}

/** Slots in the side, through which the hot air leaves. */
function vents(art: Canvas, color: Color): void {
  const [dx, dy] = DEPTH
  const slots = Array.from({ length: 6 }, (_, index) => {
    const y = 360 + index * 26
    return `M${894 + dx * 0.26} ${y + dy * 0.26}L${894 + dx * 0.78} ${y + dy * 0.78}`
  }).join('')
  art.stroke(slots, shade(color, 0.86), 8)
  art.movedBy(0, 4, () => art.stroke(slots, tint(color, 0.1), 2, { opacity: 0.6 }))
}

/** How far below the upper edge of a drawer's front the rim of its basket is. */
const RIM = 18
/** How thick a drawer's front is, as a share of the way it is pulled. */
const THICK = 0.12
/** Where one loses sight of the basket in the bay. */
const LOST = -0.08

/** Where a place of a closed drawer is when it is pulled: 0 in the plane of the machine's front, 1 at its own. */
const pulled = (x: number, y: number, share: number): Point => [
  x + PULLED[0] * share,
  y + PULLED[1] * share,
]

/** A drawer pulled straight out of its dark bay: its basket full of wings, its front nearer to us. */
function pulledDrawer(art: Canvas, [x, y, width, height]: Box, look: Look): void {
  const { color } = look
  const [dx, dy] = PULLED
  art.fill(roundedRect(x - 5, y - 5, width + 10, height + 10, 32), '#0d090a')
  const [low, right] = [y + height, x + width - 12]
  art.softFill(
    `M${x + dx - 10} ${low + dy + 6}H${x + width + dx + 30}L${x + width + 50} ${low + 12}H${x}Z`,
    '#12060c',
    0.6,
    14,
  )
  const wall = art.linearGradient('x1="0" x2="1" y1=".4" y2="0"', [
    [0, shade(color, 0.36)],
    [0.7, shade(color, 0.66)],
    [1, shade(color, 0.84)],
  ])
  const side = [
    pulled(right, y + RIM, 1),
    pulled(right, y + RIM, 0),
    pulled(right, low - 8, 0),
    pulled(right, low - 8, 1),
  ]
  art.fill(polygon(side), wall)
  basket(art, [x, y, width, height], color)
  const [backX, backY] = pulled(x, y, 1 - THICK)
  art.fill(roundedRect(backX, backY, width, height, 28), shade(color, 0.5))
  art.stroke(`M${backX + 26} ${backY + 2}H${backX + width - 26}`, tint(color, 0.3), 4)
  drawerFront(art, [x + dx, y + dy, width, height], look)
}

/** The basket seen from above: its left wall in the light, its end lost in the bay, the wings in it. */
function basket(art: Canvas, [x, y, width]: Box, color: Color): void {
  const [left, right, rim] = [x + 12, x + width - 12, y + RIM]
  const corners = [
    pulled(left, rim, 1),
    pulled(left, rim, LOST),
    pulled(right, rim, LOST),
    pulled(right, rim, 1),
  ]
  const inside = art.linearGradient('x1=".5" x2=".4" y1="0" y2="1"', [
    [0, '#0d090a'],
    [0.4, '#231a1b'],
    [1, '#3d3030'],
  ])
  art.fill(polygon(corners), inside)
  const leftWall = [
    pulled(left, rim, 1),
    pulled(left, rim, 0),
    pulled(left, rim + 46, 0),
    pulled(left, rim + 46, 1),
  ]
  art.fill(polygon(leftWall), shade(color, 0.5))
  art.stroke(line(pulled(left, rim, 1), pulled(left, rim, 0)), tint(color, 0.3), 7)
  const [middleX, middleY] = pulled((left + right) / 2, rim + 12, 0.46)
  wingsInBasket(art, { x: middleX, y: middleY })
  art.stroke(line(pulled(right, rim, 0), pulled(right, rim, 1)), tint(color, 0.42), 8)
}

const line = ([x, y]: Point, [u, v]: Point) => `M${x} ${y}L${u} ${v}`

/** Its front on two feet, a strip of dark glass with the controls. */
function machine(art: Canvas, { color, accent }: Look): void {
  art.fill(roundedRect(346, 690, 70, 28, 8) + roundedRect(784, 690, 70, 28, 8), '#171113')
  art.fill(roundedRect(306, 216, 588, 484, 54), shade(color, 0.4))
  art.fill(roundedRect(306, 214, 588, 480, 54), matte(art, color))
  art.stroke('M318 262Q326 218 372 217H828Q876 220 884 262', tint(color, 0.7), 4, { opacity: 0.7 })
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
