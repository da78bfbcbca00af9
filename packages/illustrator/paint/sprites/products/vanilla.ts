import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, roundedRect, turned } from '../../core/contour.ts'
import { across, glass, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { pairs } from './pairs.ts'
import { footShadow, gleam, roundLabel } from './parts.ts'

/** A brown apothecary bottle with a black cap; a spoon of it, its beans and a flower of theirs lie before it. */
export function vanilla(art: Canvas, { color, accent, has }: ProductLook): void {
  const place = has('beans') ? 'translate(560 744) scale(1.08) translate(-600 -776)' : ''
  art.group(`transform="${place}"`, () => bottle(art, color, accent))
  if (!has('beans')) return
  spoonful(art, color)
  vanillaPods(art)
  art.softFill(ellipse(878, 776, 104, 20), SHADOW, 0.4, 12)
  orchid(art, { x: 872, y: 712, size: 104, color: '#efe6b4', angle: 0.2 })
}

const GLASS =
  'M546 340V388C540 416 464 424 464 492V744Q464 776 496 776H704Q736 776 736 744V492C736 424 660 416 654 388V340Z'

function bottle(art: Canvas, color: Color, accent: Color): void {
  art.softFill('M470 760H740L900 782L860 800H500Z', SHADOW, 0.4, 14)
  art.softFill(ellipse(790, 784, 84, 9), '#f0a04a', 0.6, 12)
  footShadow(art, 600, 132)
  art.fill(GLASS, glass(art, mix(color, '#c8752a', 0.55)))
  art.clipped(GLASS, () => held(art, color))
  art.stroke('M549 342V389C543 418 467 426 467 493V744Q467 773 496 773', '#ffd9a0', 4, {
    opacity: 0.5,
  })
  gleam(art, 'M486 506C492 452 542 448 560 412V352H574V418C560 452 512 466 508 508H486Z', 0.72)
  gleam(art, 'M486 730H508V752Q497 758 490 748Z', 0.5)
  art.stroke('M722 500C720 452 672 438 648 404', '#ffe2b4', 5, { opacity: 0.55 })
  roundLabel(art, [464, 516, 272, 212])
  art.stroke(roundedRect(480, 530, 240, 184, 6), accent, 4, { opacity: 0.8 })
  art.stroke(roundedRect(488, 538, 224, 168, 4), accent, 1.6, { opacity: 0.6 })
  orchid(art, { x: 600, y: 596, size: 54, color: '#d9c25a', angle: 0 })
  art.movedBy(505, 654, () => art.stroke(LETTERS, '#4a2a1c', 7))
  art.clipped(GLASS, () => art.softFill('M706 510H760V734H706Z', SHADOW, 0.22, 14))
  cap(art)
}

/** What is in it, up to the shoulder, and the thick glass of its foot. */
function held(art: Canvas, color: Color): void {
  const deep = across(art, [
    [0, shade(color, 0.72)],
    [0.2, shade(color, 0.2)],
    [0.42, mix(color, '#a85a1e', 0.35)],
    [0.72, shade(color, 0.3)],
    [1, shade(color, 0.76)],
  ])
  art.fill('M440 462H760V780H440Z', deep)
  art.fill(ellipse(600, 462, 132, 13), mix(color, '#d98a3c', 0.55))
  art.stroke('M472 462C500 480 700 480 728 462', shade(color, 0.6), 3, { opacity: 0.6 })
  const glowing = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0, '#f8a648', 0.75],
    [1, '#f0983e', 0],
  ])
  art.fill(ellipse(664, 492, 74, 42), glowing)
  art.fill(ellipse(640, 752, 100, 24), glowing)
  art.stroke('M478 764C520 770 680 770 722 764', '#f2b66a', 4, { opacity: 0.6 })
  art.fill('M540 340H660V366H540Z', SHADOW, 0.3)
}

function cap(art: Canvas): void {
  art.fill(roundedRect(538, 330, 124, 20, 8), '#191413')
  art.fill(roundedRect(532, 254, 136, 84, 10), matte(art, '#2c2624'))
  const ridges = Array.from({ length: 15 }, (_, index) => `M${541 + index * 8.4} 270V330`)
  art.stroke(ridges.join(''), '#171211', 3, { opacity: 0.7 })
  const lit = Array.from({ length: 5 }, (_, index) => `M${552 + index * 8.4} 270V328`)
  art.stroke(lit.join(''), '#8d827b', 2.4, { opacity: 0.75 })
  art.fill(ellipse(600, 256, 68, 13), '#3c3532')
  art.fill(ellipse(598, 254, 60, 9), '#57504c')
}

/** A measuring spoon filled to the brim. */
function spoonful(art: Canvas, color: Color): void {
  const metal = across(art, [
    [0, '#8d8680'],
    [0.3, '#f4efe6'],
    [0.6, '#b4aca2'],
    [1, '#e9e2d6'],
  ])
  art.softFill(ellipse(440, 806, 84, 24), SHADOW, 0.5, 10)
  art.softFill('M250 800H390V814H250Z', SHADOW, 0.4, 6)
  art.fill('M226 782Q216 782 216 789T226 796L384 806V788Z', metal)
  art.fill(ellipse(434, 796, 76, 31), '#7d756e')
  art.fill(ellipse(434, 794, 76, 29), metal)
  const pool = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, shade(color, 0.62)],
    [0.6, shade(color, 0.24)],
    [1, mix(color, '#e0893a', 0.6)],
  ])
  art.fill(ellipse(435, 795, 66, 23), pool)
  art.fill(ellipse(412, 787, 20, 5), '#fff4e0', 0.85)
  art.stroke('M386 806C410 820 470 818 492 800', '#f2b66a', 3, { opacity: 0.7 })
}

/** The word on the label, in capitals, 190 wide. */
const LETTERS =
  'M0 0L13 38L26 0M32 38L45 0L58 38M37 25H53M68 38V0L92 38V0M104 0V38M116 0V38H134M142 0V38H160M164 38L177 0L190 38M169 25H185'

/** An orchid of vanilla: five narrow petals and the lip in their middle; `size` is a petal's length. */
function orchid(
  art: Canvas,
  { x, y, size, color, angle }: { x: number; y: number; size: number; color: Color; angle: number },
): void {
  for (const [index, turn] of [0.55, 2.6, -0.5, -2.64, -1.57].entries()) {
    const petal: Point[] = [
      [0, 0],
      [size * 0.3, -size * 0.13],
      [size * 0.7, -size * 0.15],
      [size, -size * 0.02],
      [size * 0.72, size * 0.14],
      [size * 0.3, size * 0.12],
    ]
    const place = (points: readonly Point[]) => turned(points, turn + angle, x, y)
    art.shadow(closed(place(petal)), size * 0.06, 0.3)
    art.fill(closed(place(petal)), shade(color, index % 2 ? 0.16 : 0.08))
    const lit = petal.map(([u, v]): Point => [u * 0.94, v > 0 ? v * 0.1 : v * 0.86])
    art.fill(closed(place(lit)), tint(color, 0.5))
    const rib = place([
      [size * 0.1, 0],
      [size * 0.86, 0],
    ])
    art.stroke(open(rib), mix(color, '#7a8a3a', 0.5), size * 0.02, { opacity: 0.6 })
  }
  const lip: Point[] = [
    [-0.16, -0.16],
    [0.16, -0.16],
    [0.3, 0.26],
    [0.2, 0.44],
    [0.08, 0.38],
    [0, 0.5],
    [-0.1, 0.38],
    [-0.22, 0.44],
    [-0.3, 0.26],
  ]
  const trumpet = lip.map(([u, v]): Point => [x + u * size, y + v * size])
  art.fill(closed(trumpet), shade('#f0c860', 0.2))
  art.movedBy(-1, -2, () => art.fill(closed(trumpet), '#fbeeb0'))
  art.fill(ellipse(x, y + size * 0.14, size * 0.13, size * 0.2), '#d98a2a', 0.8)
  art.fill(ellipse(x, y - size * 0.08, size * 0.11, size * 0.09), '#fff8d8')
}

/** Pods: from where the stem was to the tip, each bent another way. */
const PODS = [
  '600,764 690,756 790,766 890,758 980,736 1046,704',
  '640,818 730,800 820,772 910,766 990,774 1052,760',
  '566,800 650,810 760,806 870,820 970,816 1040,798 1058,784',
] as const

function vanillaPods(art: Canvas): void {
  for (const [index, line] of PODS.entries()) pod(art, pairs(line), 13 - index)
}

/** A cured pod: flat, oily, wrinkled along its length, hooked at one end. */
function pod(art: Canvas, line: readonly Point[], half: number): void {
  const path = closed(sideways(line, half))
  art.movedBy(5, 11, () => art.softFill(path, SHADOW, 0.5, 6))
  art.fill(path, '#1d0f0a')
  art.movedBy(-1, -2.5, () => art.fill(closed(sideways(line, half * 0.78)), '#44261a'))
  art.movedBy(-1, -half * 0.45, () => art.fill(closed(sideways(line, half * 0.34)), '#7a4a32'))
  const wrinkles = [0.42, -0.1].map((share) =>
    open(line.slice(0, -1).map(([x, y]): Point => [x, y + half * share])),
  )
  art.stroke(wrinkles.join(''), '#150a06', 2, { opacity: 0.7 })
  const shine = open(line.slice(1, -2).map(([x, y]): Point => [x, y - half * 0.52]))
  art.stroke(shine, '#e0b48c', 2.6, { opacity: 0.75 })
}

/** The outline around a line: thin at its stem, full, then slim towards its tip. */
function sideways(line: readonly Point[], half: number): Point[] {
  const wide = (share: number) =>
    half * (0.36 + 0.64 * Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.72)))
  const last = line.length - 1
  const edge = (sign: number) =>
    line.map(([x, y], index): Point => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[Math.min(last, index + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const aside = sign * wide(index / last)
      return [x - ((by - ay) / length) * aside, y + ((bx - ax) / length) * aside]
    })
  return [...edge(-1), ...edge(1).toReversed()]
}
