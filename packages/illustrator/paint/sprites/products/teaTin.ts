import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path } from '../../core/contour.ts'
import { across, enamel, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { leaf } from './morsels.ts'
import { footShadow } from './parts.ts'

/** The middle of the tin, half its width, and how far its round edges are bowed. */
const TIN = { x: 560, half: 130, bow: 17 } as const

/** A line around the near side at a height. */
function around(y: number, half: number = TIN.half): Path {
  return `M${TIN.x - half} ${y}Q${TIN.x} ${y + TIN.bow * 2} ${TIN.x + half} ${y}`
}

/** What of the near side lies between two heights. */
function belt(top: number, bottom: number, half: number = TIN.half): Path {
  const [left, right] = [TIN.x - half, TIN.x + half]
  return `${around(top, half)}L${right} ${bottom}Q${TIN.x} ${bottom + TIN.bow * 2} ${left} ${bottom}Z`
}

/** A round tin of tea with a brass lid, a paper lantern on its label. */
export function teaTin(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 564, 156)
  art.softFill(ellipse(600, 772, 150, 14), SHADOW, 0.4, 10)
  art.fill(belt(372, 756), enamel(art, color))
  for (const y of [404, 736]) ring(art, y, accent)
  label(art, accent)
  lid(art, accent)
  const shine = 'M452 396L466 399V760L452 757Z'
  art.fill(shine, '#ffffff', 0.22)
}

/** A gold ring pressed into the wall. */
function ring(art: Canvas, y: number, accent: Color): void {
  art.movedBy(0, 4, () => art.stroke(around(y), SHADOW, 6, { opacity: 0.4 }))
  art.stroke(around(y), metal(art, accent), 7)
}

/** Brass that runs across the whole tin. */
function metal(art: Canvas, accent: Color): Color {
  return art.linearGradient('gradientUnits="userSpaceOnUse" x1="430" x2="690" y1="0" y2="0"', [
    [0, shade(accent, 0.5)],
    [0.16, tint(accent, 0.7)],
    [0.5, accent],
    [1, shade(accent, 0.6)],
  ])
}

function lid(art: Canvas, accent: Color): void {
  const half = TIN.half + 9
  art.movedBy(0, 9, () => art.fill(belt(330, 372, half), SHADOW, 0.4))
  art.fill(belt(296, 368, half), wood(art, accent))
  art.stroke(around(366, half), shade(accent, 0.5), 5)
  art.movedBy(0, -5, () => art.stroke(around(366, half), tint(accent, 0.5), 3, { opacity: 0.6 }))
  const top = art.linearGradient('x1="0" x2="1" y1="0" y2=".4"', [
    [0, tint(accent, 0.35)],
    [0.4, tint(accent, 0.75)],
    [1, shade(accent, 0.1)],
  ])
  art.fill(ellipse(TIN.x, 296, half, TIN.bow), shade(accent, 0.2))
  art.fill(ellipse(TIN.x, 294, half - 3, TIN.bow - 2), top)
  art.stroke(ellipse(TIN.x, 294, half - 26, TIN.bow - 6), shade(accent, 0.3), 3, { opacity: 0.5 })
  art.fill('M440 316L456 320V364L440 360Z', '#fffaf0', 0.55)
}

/** Cream paper around the tin: a lantern that glows, a leaf at either side, the word. */
function label(art: Canvas, accent: Color): void {
  const cream = '#fbf0d8'
  const paper = across(art, [
    [0, shade(cream, 0.42)],
    [0.14, cream],
    [0.3, '#fffaf0'],
    [0.62, cream],
    [1, shade(cream, 0.45)],
  ])
  art.fill(belt(430, 708), paper)
  for (const y of [438, 700]) art.stroke(around(y), accent, 4, { opacity: 0.9 })
  const glow = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0, '#ffb84a', 0.75],
    [0.55, '#ffc870', 0.35],
    [1, '#ffdc9a', 0],
  ])
  art.fill(ellipse(560, 548, 118, 104), glow)
  for (const side of [-1, 1]) sprig(art, side)
  lantern(art, accent)
  word(art)
}

/** Two tea leaves and a bud that reach up beside the lantern. */
function sprig(art: Canvas, side: number): void {
  const turned = (angle: number) => (side < 0 ? Math.PI - angle : angle)
  const foot = { x: 560 + side * 14, y: 652 }
  art.stroke(`M${foot.x} ${foot.y}q${side * 46} -2 ${side * 70} -44`, '#3f6a34', 5)
  const leaves = [
    [22, -4, 56, 0.2],
    [44, -16, 54, -0.2],
    [68, -40, 50, -1.0],
  ] as const
  for (const [dx, dy, size, angle] of leaves) {
    const at = { x: foot.x + side * dx, y: foot.y + dy, size, angle: turned(angle) }
    leaf(art, { ...at, color: '#4f8a3f' }, 0.5)
  }
}

/** How wide the lantern is at shares of its height. */
const RIBS = [-0.72, -0.44, -0.15, 0.15, 0.44, 0.72] as const

/** A round paper lantern, lit from within, with its brass caps and its tassel. */
function lantern(art: Canvas, accent: Color): void {
  const [x, y, rx, ry] = [560, 546, 66, 62]
  const dark = '#2f2a22'
  art.stroke(`M${x} ${y - ry - 32}V${y - ry - 8}`, dark, 4)
  art.stroke(`M${x - 16} ${y - ry - 10}Q${x} ${y - ry - 38} ${x + 16} ${y - ry - 10}`, dark, 4)
  const body = ellipse(x, y, rx, ry)
  art.fill(
    body,
    art.radialGradient('cx=".46" cy=".52" r=".6"', [
      [0, '#ffd76a'],
      [0.34, '#ff9a3c'],
      [0.7, '#e2401f'],
      [1, '#a81f12'],
    ]),
  )
  art.clipped(body, () => {
    for (const share of RIBS) {
      const half = rx * Math.sqrt(1 - share * share)
      const line = `M${num(x - half)} ${num(y + share * ry)}Q${x} ${num(y + share * ry + 12)} ${num(x + half)} ${num(y + share * ry)}`
      art.stroke(line, '#8a1a10', 3, { opacity: 0.7 })
      art.movedBy(0, 3, () => art.stroke(line, '#ffd08a', 2, { opacity: 0.5 }))
    }
    art.fill(ellipse(x - 26, y - 18, 10, 26), '#fff6dc', 0.5)
  })
  art.stroke(body, '#8a1a10', 3)
  for (const [top, half] of [
    [y - ry - 7, 30],
    [y + ry - 6, 28],
  ] as const) {
    art.fill(`M${x - half} ${top}h${half * 2}v12h${-half * 2}Z`, dark)
    art.fill(`M${x - half + 2} ${top + 2}h${half * 2 - 4}v4h${-half * 2 + 4}Z`, accent)
  }
  const tassel = [-6, -2, 2, 6].map((u) => `M${x} ${y + ry + 8}L${x + u} ${y + ry + 38}`)
  art.stroke(tassel.join(''), mix(accent, '#c9401f', 0.6), 3)
  art.fill(ellipse(x, y + ry + 11, 5, 6), accent)
}

/** TEA, in wide capitals that follow the round of the tin. */
function word(art: Canvas): void {
  const letters = [
    'M508 672H538M523 672V700',
    'M576 675H552V703H576M552 689H573',
    'M586 701L600 673L614 701M591 692H609',
  ]
  art.stroke(letters.join(''), '#3a2a1c', 6)
}
