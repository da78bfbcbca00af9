import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Path } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { layered } from '../foods/touches.ts'
import { across } from '../materials.ts'
import { beefStew } from './beefStew.ts'
import { pairs } from './pairs.ts'
import { potLoop } from './potLoop.ts'
import type { Opening } from './potOpening.ts'

/** The outer edge of the rim, as one who stands at the stove sees it. */
const RIM: Opening = { x: 600, y: 488, rx: 280, ry: 104 }
/** The inner edge of the rim. */
const MOUTH: Opening = { x: 600, y: 491, rx: 257, ry: 91 }
/** The stew stands three fingers below the rim. */
const SURFACE: Opening = { x: 600, y: 528, rx: 250, ry: 88 }
/** What the pot stands on: as round as its rim. */
const BASE: Opening = { x: 600, y: 690, rx: 236, ry: 86 }

/** From the right end of the mouth along its near edge to its left end. */
const NEAR_MOUTH = `L${MOUTH.x + MOUTH.rx} ${MOUTH.y}A${MOUTH.rx} ${MOUTH.ry} 0 0 1 ${MOUTH.x - MOUTH.rx} ${MOUTH.y}Z`

/** Where along the edge of the base the wall meets it, in radians from its far right. */
const TURN = 0.35

/** Its near side up to the mouth: it leans in a little and turns round into the base. */
const WALL: Path = wallPath()

function wallPath(): Path {
  const { x, y, rx } = RIM
  // Where the wall meets the edge of the base, and the direction in which that edge goes on there.
  const [turnX, turnY] = [BASE.rx * Math.cos(TURN), BASE.y + BASE.ry * Math.sin(TURN)]
  const [onX, onY] = [BASE.rx * Math.sin(TURN) * 0.3, BASE.ry * Math.cos(TURN) * 0.3]
  const side = (s: -1 | 1) => (u: number) => num(x + s * u)
  const [left, right] = [side(-1), side(1)]
  const [waist, low] = [num(y + 90), num(turnY - 58)]
  return [
    `M${left(rx)} ${y}C${left(rx)} ${waist} ${left(262)} ${num(turnY - 110)} ${left(256)} ${low}`,
    `C${left(253)} ${num(turnY - 32)} ${left(turnX + onX)} ${num(turnY - onY)} ${left(turnX)} ${num(turnY)}`,
    `A${BASE.rx} ${BASE.ry} 0 0 0 ${right(turnX)} ${num(turnY)}`,
    `C${right(turnX + onX)} ${num(turnY - onY)} ${right(253)} ${num(turnY - 32)} ${right(256)} ${low}`,
    `C${right(262)} ${num(turnY - 110)} ${right(rx)} ${waist} ${right(rx)} ${y}`,
    NEAR_MOUTH,
  ].join('')
}

/** The lowest place of the pot, where it touches what it stands on. */
export const POT_FOOT = BASE.y + BASE.ry

/** An enamelled pot of beef stew with two loops; `spoon` stands a wooden spoon in it. */
export function stewPot(art: Canvas, color: Color, { spoon }: { spoon: boolean }): void {
  const { x, y, rx, ry } = BASE
  art.softFill(ellipse(x + 26, y + 4, rx + 10, ry), SHADOW, 0.4, 22)
  art.softFill(ellipse(x + 6, y + 6, rx, ry), '#12060c', 0.8, 7)
  art.group('transform="translate(600 488) scale(.6) translate(-600 -430)"', () => {
    for (const side of [-1, 1] as const) potLoop(art, color, side)
  })
  rim(art, color)
  inside(art)
  beefStew(art, SURFACE, () => {
    if (spoon) woodenSpoon(art)
  })
  wall(art, color)
  lip(art, color)
}

/** Enamel in the light from the left, the window in it; its foot turns away from the light. */
function wall(art: Canvas, color: Color): void {
  const enamel = across(art, [
    [0, shade(color, 0.46)],
    [0.06, shade(color, 0.14)],
    [0.2, tint(color, 0.28)],
    [0.36, color],
    [0.64, shade(color, 0.2)],
    [0.9, shade(color, 0.52)],
    [1, shade(color, 0.34)],
  ])
  const turned = art.radialGradient('cx=".5" cy="-.9" r="1.9"', [
    [0.8, shade(color, 0.7), 0],
    [0.92, shade(color, 0.7), 0.4],
    [1, shade(color, 0.7), 0.85],
  ])
  layered(art, WALL, [{ color: enamel }, { color: turned }])
  for (const deep of [16, 28]) art.fill(underRim(deep), shade(color, 0.7), 0.26)
  glow(art, '#fff6e0', 0.75, [{ x: 404, y: 640, rx: 22, ry: 92, angle: 0.05 }])
  glow(art, '#fff6e0', 0.4, [{ x: 446, y: 662, rx: 11, ry: 78, angle: 0.04 }])
  glow(art, tint(color, 0.5), 0.5, [{ x: 854, y: 610, rx: 10, ry: 90, angle: 0.05 }])
  layered(art, around(52), [
    { color: shade(color, 0.4), width: 5, opacity: 0.6 },
    { color: tint(color, 0.45), width: 3, dy: 5, opacity: 0.6 },
  ])
}

/** A line on the near side of the wall, so far below the rim. */
function around(down: number): Path {
  const reach = RIM.rx - down * 0.06
  return `M${RIM.x - reach} ${RIM.y + down}A${reach} ${RIM.ry} 0 0 0 ${RIM.x + reach} ${RIM.y + down}`
}

/** The shade of the rim on the wall, so deep. */
function underRim(deep: number): Path {
  const { x, y, rx, ry } = RIM
  return `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + deep}A${rx} ${ry} 0 0 1 ${x - rx} ${y + deep}Z`
}

/** The rolled rim in the light. */
function lightOnRim(art: Canvas, color: Color): Color {
  const span = `gradientUnits="userSpaceOnUse" x1="${RIM.x - RIM.rx}" x2="${RIM.x + RIM.rx}" y1="0" y2="0"`
  return art.linearGradient(span, [
    [0, tint(color, 0.34)],
    [0.3, tint(color, 0.5)],
    [0.58, tint(color, 0.14)],
    [1, shade(color, 0.2)],
  ])
}

function rim(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = RIM
  art.fill(ellipse(x, y, rx, ry), lightOnRim(art, color))
}

/** The cream enamel of the far wall, browned above the gravy where it has cooked down. */
function inside(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  const far = art.linearGradient('x1=".1" x2=".3" y1="0" y2="1"', [
    [0, '#f3e4c2'],
    [0.14, '#dfc294'],
    [0.26, '#a76a36'],
    [0.42, '#5c2a10'],
    [1, '#2a0e04'],
  ])
  art.fill(ellipse(x, y, rx, ry), far)
  art.stroke(ellipse(x, y, rx, ry), '#6b4a2c', 3, { opacity: 0.6 })
}

/** The near half of the rim, before what fills the pot. */
function lip(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = RIM
  const near = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}${NEAR_MOUTH}`
  layered(art, near, [{ color: shade(color, 0.5), dy: 6 }, { color: lightOnRim(art, color) }])
  const lit = `M${x - rx + 12} ${y + 22}A${rx - 10} ${ry - 7} 0 0 0 ${x + 60} ${y + ry - 9}`
  const fading = across(art, [
    [0, '#fffaf0', 0],
    [0.2, '#fffaf0', 0.9],
    [0.6, '#fffaf0', 0.7],
    [1, '#fffaf0', 0],
  ])
  art.stroke(lit, fading, 6)
}

/** The handle of a wooden spoon that stands in the stew and leans on the rim. */
function woodenSpoon(art: Canvas): void {
  const handle = closed(
    pairs(
      '380,256 378,246 384,239 393,236 402,239 408,247 411,258 428,312 456,408 490,504 486,514 470,512 430,402 402,322',
    ),
  )
  art.movedBy(12, 14, () => art.softFill(handle, SHADOW, 0.22, 8))
  art.fill(handle, shade('#b9803f', 0.45))
  art.movedBy(-2, -1, () => art.fill(handle, '#c58c48'))
  const light = pairs('392,250 408,306 436,400 464,480')
  art.stroke(open(light), tint('#c58c48', 0.6), 5, { opacity: 0.8 })
}
