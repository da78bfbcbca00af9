import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, type Path } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import type { ProductLook } from '../types.ts'
import { steam } from '../foods/steam.ts'
import { beansIn } from './beansInPot.ts'
import { onionHalf } from './fruits.ts'
import { footShadow } from './parts.ts'
import { potLoop } from './potLoop.ts'
import { shadeOfSpoon, spoonOfBeans } from './spoonOfBeans.ts'

/** The outer edge of the rim, as one who stands at the stove sees it. */
const RIM = { x: 600, y: 472, rx: 468, ry: 232 } as const
/** The inner edge of the rim. */
const MOUTH = { x: 600, y: 476, rx: 440, ry: 210 } as const
/** The broth stands a hand below the rim. */
const BROTH = { x: 600, y: 532, rx: 427, ry: 202 } as const
/** The middle of the foot's near edge. */
const FOOT = 1000

/** For who stands right before it: both loops in the picture, the foot below it. */
const NEAR = 'transform="translate(600 452) scale(.81) translate(-600 -462)"'

/** A pot of beans with a wooden spoon; where it steams one stands right before it. */
export function beanpot(art: Canvas, { color, accent, has }: ProductLook): void {
  const isNear = has('steam')
  if (!isNear) footShadow(art, 600, 250)
  const place = isNear ? NEAR : `transform="translate(600 784) scale(.6) translate(-600 -${FOOT})"`
  art.group(place, () => {
    for (const side of [-1, 1] as const) potLoop(art, color, side)
    wall(art, color)
    rim(art, color)
    inside(art, has('spoon'))
    if (has('spoon')) spoonOfBeans(art, accent)
    if (isNear) steam(art, { x: 350, y: 330, size: 330 })
  })
  if (has('onion')) onionHalf(art, { x: 950, y: 728, size: 56, angle: 0.2, color: '#b9803f' })
}

/** The wall of the pot: its sides lean in towards the foot. */
const WALL: Path = `M132 472C132 660 154 830 198 916Q216 946 254 958Q430 ${FOOT} 600 ${FOOT}Q770 ${FOOT} 946 958Q984 946 1002 916C1046 830 1068 660 1068 472Z`

/** A line on the wall, so far below the rim. */
const around = (down: number): Path =>
  `M${132 + down * 0.03} ${480 + down}A${468 - down * 0.03} 232 0 0 0 ${1068 - down * 0.03} ${480 + down}`

function wall(art: Canvas, color: Color): void {
  art.fill(WALL, glazed(art, color))
  art.clipped(WALL, () => {
    art.softFill(`${around(4)}V460H130Z`, shade(color, 0.66), 0.5, 14)
    stripes(art)
    // The foot turns away from the light, and the flame glows on it.
    art.softFill(
      `M100 1040V880Q350 ${FOOT - 40} 600 ${FOOT - 36}Q850 ${FOOT - 40} 1100 880V1040H100Z`,
      shade(color, 0.62),
      0.5,
      30,
    )
    glow(art, '#fff6d8', 0.75, [{ x: 268, y: 760, rx: 34, ry: 140, angle: 0.12 }])
    glow(art, '#fff6d8', 0.4, [{ x: 330, y: 790, rx: 16, ry: 110, angle: 0.1 }])
    glow(art, tint(color, 0.5), 0.5, [{ x: 1034, y: 660, rx: 18, ry: 170, angle: 0.06 }])
  })
}

/** Enamel in the light from the left, deep on the far side. */
function glazed(art: Canvas, color: Color): Color {
  return art.linearGradient('gradientUnits="userSpaceOnUse" x1="132" x2="1068" y1="0" y2="0"', [
    [0, shade(color, 0.46)],
    [0.06, shade(color, 0.16)],
    [0.2, tint(color, 0.26)],
    [0.36, color],
    [0.62, shade(color, 0.16)],
    [0.88, shade(color, 0.46)],
    [0.97, shade(color, 0.56)],
    [1, shade(color, 0.36)],
  ])
}

/** Two cream stripes in the enamel, below the rim. */
function stripes(art: Canvas): void {
  const cream = art.linearGradient(
    'gradientUnits="userSpaceOnUse" x1="132" x2="1068" y1="0" y2="0"',
    [
      [0, '#a98344'],
      [0.2, '#fffbee'],
      [0.5, '#f3e2bb'],
      [0.86, '#b48a4a'],
      [1, '#8f6530'],
    ],
  )
  art.stroke(around(44), cream, 20)
  art.stroke(around(72), cream, 7)
}

/** The rolled rim: a round edge that catches the light all along. */
function rim(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = RIM
  art.movedBy(0, 7, () => art.fill(ellipse(x, y, rx, ry), shade(color, 0.5)))
  art.fill(ellipse(x, y, rx, ry), shade(color, 0.2))
  art.fill(
    ellipse(x, y - 1, rx - 4, ry - 3),
    art.linearGradient('x1="0" x2="1" y1="0" y2=".35"', [
      [0, tint(color, 0.36)],
      [0.3, tint(color, 0.62)],
      [0.56, tint(color, 0.2)],
      [1, shade(color, 0.14)],
    ]),
  )
  art.stroke(ellipse(x, y + 1, rx - 15, ry - 11), tint(color, 0.7), 5, { opacity: 0.6 })
}

/** The cream enamel within, the mark that the broth left on it, and what is cooked in it. */
function inside(art: Canvas, hasSpoon: boolean): void {
  const { x, y, rx, ry } = MOUTH
  const mouth = ellipse(x, y, rx, ry)
  art.fill(
    mouth,
    art.linearGradient('x1="0" x2="1" y1=".2" y2="0"', [
      [0, '#9c8468'],
      [0.22, '#cdb795'],
      [0.55, '#efe2c8'],
      [0.8, '#fbf4e2'],
      [1, '#e2d2b2'],
    ]),
  )
  art.clipped(mouth, () => {
    const broth = BROTH
    const edge = ellipse(broth.x, broth.y, broth.rx, broth.ry)
    art.movedBy(0, -13, () => art.softFill(edge, '#a8632c', 0.55, 10))
    art.movedBy(0, -4, () => art.fill(edge, '#6e3212'))
    beansIn(art, broth)
    art.stroke(edge, '#e9a45c', 3, { opacity: 0.6 })
    shadeOfRim(art)
    if (hasSpoon) shadeOfSpoon(art)
  })
  art.stroke(mouth, '#6b4a2c', 4, { opacity: 0.6 })
  nearLip(art)
}

/** The shade that the wall on the window's side, and the near one, throw into the pot. */
function shadeOfRim(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  const ring = `M${x - rx - 60} ${y - ry - 60}H${x + rx + 60}V${y + ry + 60}H${x - rx - 60}Z${ellipse(x + 34, y - 10, rx - 22, ry - 4)}`
  art.softFill(ring, '#2c0d06', 0.42, 18, 'evenodd')
}

/** The edge of the near lip, where the wall turns over into the pot. */
function nearLip(art: Canvas): void {
  const { x, y, rx, ry } = RIM
  const lit = `M${x - rx + 22} ${y + 46}A${rx - 14} ${ry - 10} 0 0 0 ${x + 250} ${y + ry - 34}`
  const fading = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#fffaf0', 0],
    [0.22, '#fffaf0', 0.95],
    [0.5, '#fffaf0', 0.8],
    [1, '#fffaf0', 0],
  ])
  art.stroke(lit, fading, 8)
}
