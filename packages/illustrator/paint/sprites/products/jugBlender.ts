import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, num, roundedRect } from '../../core/contour.ts'
import { lemonHalf } from '../stageProps/growing.ts'
import { across, down, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { blendedSmoothie, foamAt, glassOfSmoothie } from './greenSmoothie.ts'
import { heapedCitrus } from './heapedCitrus.ts'
import { BLACK, footShadow } from './parts.ts'

/** The jug: its middle, its rim, its foot, half its width at both. */
const JUG = { x: 590, top: 228, foot: 556, wide: 152, slim: 112 } as const
/** How high the smoothie stands. */
const LEVEL = 322

/** Half the width of the jug at a height. */
function halfAt(y: number): number {
  return JUG.wide + ((JUG.slim - JUG.wide) * (y - JUG.top)) / (JUG.foot - JUG.top)
}

/** A tall clear jug full of smoothie on a squat base with one large dial. */
export function blender(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 190)
  art.group(FITTED, () => {
    base(art, color)
    if (has('dial')) dial(art, 590, 676)
    else buttons(art, color)
    handle(art)
    jug(art, accent)
    lid(art)
  })
  if (has('drink')) served(art, accent)
}

/** What went into it on the left, what came out of it on the right. */
function served(art: Canvas, accent: Color): void {
  footShadow(art, 292, 130, 792)
  heapedCitrus(art, { x: 250, y: 724, size: 70, angle: 2.9, color: LEMON }, false)
  lemonHalf(art, 338, 800, 64, LEMON)
  glassOfSmoothie(art, { x: 900, y: 800, color: accent })
}

const LEMON = '#f2c638'

/** So high that its cap keeps clear of the edge of close pictures. */
const FITTED = 'transform="translate(590 775) scale(.95) translate(-590 -775)"'

/** The base: broad shoulders, a front that slopes towards us, rubber feet. */
function base(art: Canvas, color: Color): void {
  art.fill(roundedRect(438, 764, 56, 16, 6) + roundedRect(686, 764, 56, 16, 6), '#14100f')
  const body =
    'M470 590Q474 572 494 570H686Q706 572 710 590L766 738Q772 770 744 770H436Q408 770 414 738Z'
  art.fill(
    body,
    across(art, [
      [0, tint(color, 0.1)],
      [0.1, tint(color, 0.34)],
      [0.22, tint(color, 0.1)],
      [0.5, color],
      [0.8, shade(color, 0.5)],
      [0.96, shade(color, 0.7)],
      [1, tint(color, 0.12)],
    ]),
  )
  art.clipped(body, () => {
    art.fill(
      'M414 738H768V772H410Z',
      down(art, [
        [0, '#000000', 0],
        [1, '#000000', 0.55],
      ]),
    )
    art.fill('M470 590Q474 570 494 568H686Q706 572 710 590Q590 604 470 590Z', tint(color, 0.4), 0.8)
    art.softFill('M470 606Q520 614 548 612L506 756Q454 758 436 748Z', '#ffffff', 0.14, 6)
    art.softFill('M722 640L752 742L742 752L712 650Z', '#ffd9c8', 0.22, 4)
  })
  art.stroke('M418 742Q590 758 762 742', tint(color, 0.3), 3, { opacity: 0.5 })
  const ring = 'M478 560Q590 582 702 560L708 584Q590 606 472 584Z'
  art.fill(ring, steel(art, '#d2cfc8'))
  art.stroke('M474 584Q590 604 706 584', '#2a2220', 4, { opacity: 0.6 })
}

/** A dial of turned steel in its recess, with marks that grow with its speed. */
function dial(art: Canvas, x: number, y: number): void {
  art.fill(circle(x, y, 78), '#0e0c0d', 0.6)
  art.fill(
    circle(x, y + 2, 76),
    down(art, [
      [0, '#141213'],
      [1, '#4a4648'],
    ]),
  )
  const marks = Array.from({ length: 11 }, (_, index) => {
    const turn = -2.3 + (index / 10) * 4.6
    const long = 5 + index * 0.9
    const at = (reach: number) =>
      `${num(x + Math.sin(turn) * reach)} ${num(y - Math.cos(turn) * reach)}`
    return `M${at(67)}L${at(67 + long * 0.55)}`
  })
  art.stroke(marks.join(''), '#f2ece0', 4)
  art.movedBy(5, 10, () => art.softFill(circle(x, y, 56), '#000000', 0.6, 6))
  art.fill(circle(x, y, 58), steel(art, '#b9b6b0'))
  const grooves = Array.from({ length: 44 }, (_, index) => {
    const turn = (index / 44) * Math.PI * 2
    const at = (reach: number) =>
      `${num(x + Math.sin(turn) * reach)} ${num(y - Math.cos(turn) * reach)}`
    return `M${at(52)}L${at(57)}`
  })
  art.stroke(grooves.join(''), '#4a4644', 2.4, { opacity: 0.7 })
  const face = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#ffffff'],
    [0.35, '#d8d5ce'],
    [0.62, '#8f8a86'],
    [1, '#e6e2da'],
  ])
  art.fill(circle(x, y, 49), face)
  art.stroke(circle(x, y, 48), '#ffffff', 2, { opacity: 0.7 })
  art.stroke(`M${x + 12} ${y - 14}L${x + 31} ${y - 36}`, '#b8321c', 8)
}

function buttons(art: Canvas, color: Color): void {
  for (const x of [500, 560, 620, 680]) {
    art.fill(roundedRect(x - 22, 660, 44, 30, 10), shade(color, 0.5))
    art.fill(roundedRect(x - 22, 656, 44, 28, 10), x === 680 ? '#c9512f' : tint(color, 0.6))
  }
}

/** The handle behind the jug: one bow of black plastic, broad where it is joined on, lit along its back. */
function handle(art: Canvas): void {
  const bow =
    'M718 262C776 254 822 268 828 318C834 376 800 452 756 486C740 498 716 502 696 500L702 474C720 476 734 470 746 458C778 424 804 366 800 324C796 294 764 288 724 294Z'
  art.movedBy(9, 12, () => art.softFill(bow, SHADOW, 0.18, 7))
  art.fill(bow, '#151112')
  const plastic = art.linearGradient('x1="0" y1="0" x2="1" y2=".7"', [
    [0, '#5a5254'],
    [0.4, '#342e30'],
    [1, '#1c1819'],
  ])
  art.clipped(bow, () => {
    art.movedBy(-3, -3, () => art.fill(bow, plastic))
    art.softFill('M690 470L752 452L800 340L812 340L770 470L700 504Z', '#0c0a0b', 0.5, 6)
  })
  art.stroke('M740 267C786 264 812 278 817 318', '#d9cfca', 4.5, { opacity: 0.8 })
  art.stroke('M817 336C816 366 806 398 792 426', '#a89d9a', 3, { opacity: 0.45 })
}

/** The jug with what is in it: clear walls with an edge to each side, thick glass at its foot. */
function jug(art: Canvas, accent: Color): void {
  const { x, top, foot, wide, slim } = JUG
  const outline = `M${x - wide} ${top}H${x + wide}L${x + slim} ${foot - 14}Q${x + slim - 2} ${foot + 8} ${x + slim - 18} ${foot + 8}Q${x} ${foot + 22} ${x - slim + 18} ${foot + 8}Q${x - slim + 2} ${foot + 8} ${x - slim} ${foot - 14}Z`
  art.fill(outline, '#f6efe4', 0.42)
  art.clipped(outline, () => {
    const half = halfAt(LEVEL)
    filmOnWall(art, accent)
    blendedSmoothie(art, { x, level: LEVEL, foot: foot + 20, half, color: accent })
    const walls = across(art, [
      [0, '#fffdf5', 0.7],
      [0.045, '#fffdf5', 0.25],
      [0.06, SHADOW, 0.36],
      [0.16, SHADOW, 0.06],
      [0.24, '#ffffff', 0.24],
      [0.27, '#ffffff', 0],
      [0.7, SHADOW, 0],
      [0.76, SHADOW, 0.14],
      [0.94, SHADOW, 0.4],
      [0.955, '#fffdf5', 0.2],
      [1, '#fffdf5', 0.55],
    ])
    art.fill(outline, walls)
    art.fill(
      `M${x - slim - 10} ${foot - 12}Q${x} ${foot + 8} ${x + slim + 10} ${foot - 12}V${foot + 30}H${x - slim - 10}Z`,
      '#e9efe0',
      0.5,
    )
  })
  edges(art)
  art.stroke(outline, '#fffdf5', 5, { opacity: 0.85 })
}

/** What splashed up the wall and runs back. */
function filmOnWall(art: Canvas, accent: Color): void {
  const { x } = JUG
  const film = `M${x - 160} 340V276Q${x - 128} 262 ${x - 112} 286Q${x - 92} 306 ${x - 66} 282Q${x - 34} 258 ${x - 10} 288Q${x + 16} 312 ${x + 44} 280Q${x + 78} 250 ${x + 102} 284Q${x + 124} 300 ${x + 160} 268V340Z`
  art.fill(film, tint(accent, 0.3), 0.4)
  const drops = [
    [-96, 262, 7],
    [-40, 250, 5],
    [60, 262, 6],
    [112, 256, 8],
    [20, 270, 4],
  ] as const
  for (const [dx, y, radius] of drops) {
    art.fill(ellipse(x + dx, y, radius * 0.8, radius), mix(accent, '#ffffff', 0.1), 0.75)
    art.fill(ellipse(x + dx - 2, y - 2, radius * 0.25, radius * 0.3), '#ffffff', 0.8)
  }
}

/** The window in the jug, its two upright edges, and the marks. */
function edges(art: Canvas): void {
  const { x } = JUG
  art.fill(`M${x - 124} 244H${x - 92}L${x - 74} 536H${x - 94}Z`, '#ffffff', 0.42)
  art.fill(`M${x - 80} 246H${x - 72}L${x - 56} 470H${x - 62}Z`, '#ffffff', 0.34)
  art.stroke(`M${x + 98} 244L${x + 76} 540`, '#ffffff', 4, { opacity: 0.4 })
  const marks = [300, 346, 392, 438, 484].map(
    (y, index) => `M${num(x + 84 - (y - 300) * 0.07)} ${y}h${index % 2 ? -20 : -38}`,
  )
  art.stroke(marks.join(''), '#fffdf5', 5, { opacity: 0.9 })
  foamAt(art, x, LEVEL, halfAt(LEVEL) - 8)
}

/** A lid with a soft edge that seals the jug, a clear cap in its middle. */
function lid(art: Canvas): void {
  const { x } = JUG
  const seal = roundedRect(x - 156, 208, 312, 30, 12)
  art.fill(seal, shade(BLACK, 0.3))
  const top = `M${x - 162} 204Q${x - 160} 178 ${x - 132} 176H${x + 132}Q${x + 160} 178 ${x + 162} 204Q${x + 160} 220 ${x + 146} 220H${x - 146}Q${x - 160} 220 ${x - 162} 204Z`
  art.fill(top, matte(art, BLACK))
  art.fill(
    `M${x - 150} 190Q${x - 146} 182 ${x - 130} 182H${x + 60}Q${x - 80} 188 ${x - 150} 198Z`,
    '#ffffff',
    0.3,
  )
  art.stroke(`M${x - 150} 212H${x + 150}`, '#000000', 4, { opacity: 0.4 })
  const cap = `M${x - 58} 178L${x - 50} 142Q${x - 48} 134 ${x - 38} 134H${x + 38}Q${x + 48} 134 ${x + 50} 142L${x + 58} 178Z`
  art.fill(
    cap,
    across(art, [
      [0, '#5a5052'],
      [0.2, '#a39a98'],
      [0.36, '#6a6062'],
      [1, '#241e20'],
    ]),
  )
  art.stroke(`M${x - 44} 142H${x + 30}`, '#ffffff', 5, { opacity: 0.6 })
}
