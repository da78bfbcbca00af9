import type { salt as words } from '../../../language/words/products/salt.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse, type Path, type Point } from '../../core/contour.ts'
import { across } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { footShadow, gleam } from './parts.ts'
import { saltCarton } from './saltCarton.ts'
import { flake, heapedFlakes, pyramid } from './saltFlakes.ts'

/** A carton of salt and, before it, a shallow black bowl with a heap of flakes. */
function saltbox(art: Canvas, { color, accent, has }: ProductLook): void {
  if (!has('bowl')) {
    art.movedBy(110, 0, () => saltCarton(art, color, accent))
    return
  }
  saltCarton(art, color, accent)
  art.softFill('M600 640Q700 600 712 700L720 800H560Z', SHADOW, 0.22, 20)
  saltBowl(art)
  strewn(art)
}

/** The bowl's mouth, seen from a little above. */
const MOUTH = { x: 800, y: 716, rx: 206, ry: 38 } as const
const WALL: Path =
  'M594 716A206 38 0 0 0 1006 716C1000 772 946 818 890 832Q800 842 710 832C654 818 600 772 594 716Z'

function saltBowl(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  footShadow(art, x + 6, 150, 834)
  art.fill(ellipse(x, y, rx, ry), '#5a5352')
  art.fill(ellipse(x, y + 3, rx - 9, ry - 6), '#171314')
  const white = across(art, [
    [0, '#f7f2ea'],
    [0.45, '#e6e0e2'],
    [1, '#a39bb0'],
  ])
  art.fill(
    'M622 728Q690 656 742 616Q772 586 806 584Q846 588 876 624Q930 664 982 728Q800 770 622 728Z',
    white,
  )
  heapedFlakes(art, { x: 802, foot: 742, half: 188, height: 168, count: 460 })
  const stoneware = across(art, [
    [0, '#1b1617'],
    [0.14, '#6a615f'],
    [0.24, '#4a4241'],
    [0.5, '#2f2828'],
    [0.85, '#171213'],
    [1, '#2c2525'],
  ])
  art.fill(WALL, stoneware)
  art.clipped(WALL, () => {
    const specks = Array.from({ length: 60 }, (): Point => [
      art.random.range(600, 1000),
      art.random.range(736, 834),
    ])
    art.specks(specks, '#a89c94', 2.4, { opacity: 0.4 })
    gleam(art, 'M634 752C648 790 684 814 722 824C694 802 674 780 666 756Z', 0.34)
    art.softFill('M700 840Q800 812 930 836V850H700Z', '#c98a66', 0.28, 8)
  })
  art.fill(
    `M${x - rx - 1} ${y}A${rx + 1} ${ry + 1} 0 0 0 ${x + rx + 1} ${y}L${x + rx - 10} ${y - 1}A${rx - 10} ${ry - 6} 0 0 1 ${x - rx + 10} ${y - 1}Z`,
    '#7a706c',
  )
  art.stroke(`M${x - rx + 14} ${y + 10}Q${x - 90} ${y + 36} ${x} ${y + 35}`, '#d8ccc0', 3, {
    opacity: 0.7,
  })
}

/** A pinch that fell beside the bowl: mostly fine, no two heaps alike. */
function strewn(art: Canvas): void {
  const { random } = art
  for (const [x, y, reach, count] of [
    [560, 838, 60, 26],
    [650, 848, 40, 12],
    [930, 848, 80, 22],
    [1040, 830, 40, 12],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const spot: Point = [x + random.jitter(reach), y + random.jitter(9)]
      flake(art, spot, random.range(2.5, 7), 0.9)
    }
  }
  for (const [x, y, turn] of [
    [548, 830, 0.3],
    [590, 842, -0.4],
    [944, 842, 0.2],
  ] as const) {
    pyramid(art, [x, y], 14, turn)
  }
}

export const salt = {
  saltbox,
} satisfies Record<keyof typeof words, DrawProduct>
