import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, type Path, type Point, polygon } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { lettering } from './lettering.ts'
import { pairs } from './pairs.ts'
import { heapedFlakes } from './saltFlakes.ts'

/** Its two sides that show, each drawn flat and laid where it belongs: both run back from one edge. */
const FRONT = 'matrix(1 .11 0 1 262 262)'
const SIDE = 'matrix(1 -.3 0 1 546 293)'
const WIDE = 284
const NARROW = 142
const HIGH = 506

/** A carton of salt on its corner, its top open: its flaps, and the salt to the brim. */
export function saltCarton(art: Canvas, color: Color, accent: Color): void {
  art.softFill('M262 772L546 802L700 758L800 770L600 820Z', SHADOW, 0.5, 10)
  flapsBehind(art, color)
  art.fill(polygon(pairs('262,262 546,293 688,250 404,222')), shade(color, 0.62))
  art.clipped(polygon(pairs('268,262 546,291 680,251 684,150 268,150')), () => {
    art.fill('M276 268Q400 216 470 222Q600 224 676 254L546 296Z', '#e9e4e2')
    heapedFlakes(art, { x: 478, foot: 292, half: 206, height: 84, count: 170 })
  })
  art.group(`transform="${FRONT}"`, () => front(art, color, accent))
  art.group(`transform="${SIDE}"`, () => side(art, color, accent))
  flapBefore(art, color)
  art.stroke('M546 296V798', tint(color, 0.7), 3, { opacity: 0.7 })
}

/** The flaps behind and to the left stand open; we see their bare insides. */
function flapsBehind(art: Canvas, color: Color): void {
  const bare = '#e6d8bd'
  art.fill(polygon(pairs('404,224 688,252 712,170 436,142')), shade(bare, 0.16))
  art.fill(polygon(pairs('404,224 688,252 690,240 408,212')), SHADOW, 0.3)
  art.fill(polygon(pairs('436,142 712,170 714,164 438,136')), tint(color, 0.4))
  art.fill(polygon(pairs('262,264 404,224 366,150 214,194')), tint(bare, 0.3))
  art.fill(polygon(pairs('262,264 404,224 398,212 254,252')), SHADOW, 0.2)
}

/** The flap to the right is folded outwards, over the side it shades. */
function flapBefore(art: Canvas, color: Color): void {
  art.softFill(polygon(pairs('548,300 690,256 700,330 556,378')), SHADOW, 0.4, 8)
  const bare = art.linearGradient('x1="0" y1="0" x2=".3" y2="1"', [
    [0, '#cdbd9f'],
    [1, '#a8967a'],
  ])
  art.fill(polygon(pairs('546,293 688,250 712,312 566,360')), bare)
  art.stroke('M566 360L712 312', tint(color, 0.3), 4)
  art.stroke('M546 293L688 250', '#f3ead6', 4, { opacity: 0.9 })
  art.stroke('M262 262L546 293', '#f3ead6', 4, { opacity: 0.9 })
}

/** The crest of the sea, from one side of the carton to the other. */
function waves(width: number, top: number, from: number): Path {
  const steps = Math.ceil(width / 71) + 1
  return `M${from} ${top}${`q17.75-22 35.5 0t35.5 0`.repeat(steps)}V${HIGH + 10}H${from}Z`
}

function sea(art: Canvas, width: number, accent: Color): void {
  const sheet: Path = `M0 0H${width}V${HIGH}H0Z`
  art.clipped(sheet, () => {
    art.fill(waves(width, 394, -6), tint(accent, 0.5))
    art.fill(waves(width, 424, -24), accent)
    art.fill(waves(width, 458, -2), shade(accent, 0.3))
    art.movedBy(0, -5, () => {
      const foam = `M-24 424${`q17.75-22 35.5 0t35.5 0`.repeat(5)}`
      art.stroke(foam, '#ffffff', 4, { opacity: 0.75 })
    })
  })
}

function front(art: Canvas, color: Color, accent: Color): void {
  const sheet: Path = `M0 0H${WIDE}V${HIGH}H0Z`
  const card = across(art, [
    [0, tint(color, 0.12)],
    [0.3, tint(color, 0.4)],
    [0.7, color],
    [1, shade(color, 0.1)],
  ])
  art.fill(sheet, card)
  sea(art, WIDE, accent)
  badge(art, accent)
  lettering(art, 'SEA', { x: 142, top: 254, height: 34, color: shade(accent, 0.5), weight: 0.15 })
  lettering(art, 'SALT', { x: 142, top: 306, height: 60, color: shade(accent, 0.5), weight: 0.17 })
  art.softFill(`M0 ${HIGH - 26}H${WIDE}V${HIGH}H0Z`, SHADOW, 0.18, 10)
  art.fill(`M0 0H${WIDE}V16H0Z`, SHADOW, 0.1)
}

/** A path of the crystal on the badge, given for a crystal of size 1. */
function onBadge(text: string): Path {
  return polygon(pairs(text).map(([u, v]): Point => [142 + u * 62, 140 + v * 62]))
}

/** A crystal before the sun. */
function badge(art: Canvas, accent: Color): void {
  art.fill(circle(142, 136, 96), tint(accent, 0.8))
  art.stroke(circle(142, 136, 84), tint(accent, 0.3), 3)
  art.fill(ellipse(146, 196, 34, 6), shade(accent, 0.3), 0.35)
  art.fill(onBadge('-1,-.24 0,.3 0,.92'), '#ffffff')
  art.fill(onBadge('1,-.24 0,.3 0,.92'), tint(accent, 0.24))
  art.fill(onBadge('-1,-.24 0,-.78 1,-.24 0,.3'), tint(accent, 0.7))
  art.fill(onBadge('-.68,-.24 0,-.6 .68,-.24 0,.12'), tint(accent, 0.36))
  art.fill(onBadge('-.36,-.24 0,-.43 .36,-.24 0,-.05'), shade(accent, 0.16))
  art.stroke(
    onBadge('-1,-.24 0,-.78 1,-.24 0,.3') +
      onBadge('-1,-.24 0,.3 0,.92') +
      onBadge('1,-.24 0,.3 0,.92'),
    shade(accent, 0.3),
    3,
  )
  art.stroke('M100 158L142 182M184 158L142 182', shade(accent, 0.2), 2.4, { opacity: 0.6 })
}

/** The side that is turned from the light: the sea goes round the corner, small print above it. */
function side(art: Canvas, color: Color, accent: Color): void {
  const sheet: Path = `M0 0H${NARROW}V${HIGH}H0Z`
  art.fill(sheet, shade(color, 0.2))
  sea(art, NARROW, shade(accent, 0.16))
  const lines = [150, 168, 186, 222, 240, 258, 276]
    .map((y, index) => `M26 ${y}h${index % 3 === 2 ? 50 : 90}`)
    .join('')
  art.stroke(lines, shade(accent, 0.5), 4, { opacity: 0.5 })
  const dark = across(art, [
    [0, SHADOW, 0.08],
    [1, SHADOW, 0.3],
  ])
  art.fill(sheet, dark)
}
