import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, roundedRect, turned } from '../../core/contour.ts'
import { glass, matte } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { pairs } from './pairs.ts'
import { footShadow, gleam, roundLabel } from './parts.ts'

/** A brown apothecary bottle with a black cap; its beans and a flower of theirs lie before it. */
export function vanilla(art: Canvas, { color, accent, has }: ProductLook): void {
  const place = has('beans') ? 'translate(560 784) scale(1.12) translate(-600 -776)' : ''
  art.group(`transform="${place}"`, () => bottle(art, color, accent))
  if (!has('beans')) return
  vanillaBeans(art)
  art.softFill(ellipse(872, 800, 110, 18), SHADOW, 0.4, 12)
  orchid(art, { x: 860, y: 730, size: 112, color: '#e9e0a0', angle: 0.2 })
}

function bottle(art: Canvas, color: Color, accent: Color): void {
  footShadow(art, 600, 130)
  const outline =
    'M546 340V392C540 420 468 424 464 486V748Q464 776 492 776H708Q736 776 736 748V486C732 424 660 420 654 392V340Z'
  art.fill(outline, glass(art, color))
  const amber = art.radialGradient('cx=".62" cy=".36" r=".5"', [
    [0, '#e08a3a', 0.6],
    [1, '#e08a3a', 0],
  ])
  art.fill(outline, amber)
  gleam(art, 'M484 500C490 450 540 446 556 412V350H568V420C556 452 508 464 504 504V744H486Z', 0.5)
  roundLabel(art, [464, 516, 272, 212])
  art.stroke(roundedRect(480, 530, 240, 184, 6), accent, 4, { opacity: 0.8 })
  orchid(art, { x: 600, y: 594, size: 56, color: '#d9c25a', angle: 0 })
  art.movedBy(505, 656, () => art.stroke(LETTERS, '#4a2a1c', 7))
  art.fill(roundedRect(532, 250, 136, 96, 12), matte(art, '#26211f'))
  const ridges = Array.from({ length: 11 }, (_, index) => `M${544 + index * 11.5} 262V334`)
  art.stroke(ridges.join(''), '#4d4542', 3, { opacity: 0.8 })
  art.fill(ellipse(600, 252, 66, 10), '#4d4542')
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

function vanillaBeans(art: Canvas): void {
  const beans = [
    open(pairs('250,842 400,812 560,806 720,826 880,812 960,786')),
    open(pairs('286,806 430,826 580,838 740,812 900,840 1010,832')),
    open(pairs('330,826 480,796 640,824 800,842 940,818')),
  ]
  for (const [index, bean] of beans.entries()) {
    const width = 19 - index * 2
    art.movedBy(6, 9, () => art.stroke(bean, SHADOW, width, { opacity: 0.3 }))
    art.stroke(bean, '#1f120d', width)
    art.movedBy(-1, -3, () => art.stroke(bean, '#4a2a1c', width * 0.5))
    art.movedBy(0, -5, () => art.stroke(bean, '#a87858', 2.5, { opacity: 0.8 }))
  }
}
