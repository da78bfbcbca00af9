import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, pack, type Path, type Point } from '../../core/contour.ts'
import { patches } from '../foods/touches.ts'
import { enamel } from '../materials.ts'
import { pairs } from './pairs.ts'
import { gleam } from './parts.ts'

const CRUMB = '#f6e2b4'
const CRUST = '#b06a2c'
/** The dish, seen from a little above. */
const DISH = { x: 764, y: 690, rx: 226, ry: 54 } as const

/** A dish of oil; bread torn from the loaf behind it lies over its rim, one end in the oil. */
export function breadAndOil(art: Canvas): void {
  art.softFill(ellipse(DISH.x + 20, 806, 236, 16), SHADOW, 0.5, 12)
  art.group('transform="translate(882 716) scale(1.24 1.38) translate(-900 -716)"', () =>
    loafEnd(art),
  )
  dish(art)
  dunked(art)
  crumbs(art)
}

/** The rest of the loaf, its torn end towards us. */
function loafEnd(art: Canvas): void {
  art.softFill('M800 700H1030V728H800Z', SHADOW, 0.5, 10)
  const crust = closed(
    pairs(
      '812,706 796,640 806,574 842,534 900,520 958,534 996,574 1012,640 1000,696 960,716 880,718',
    ),
  )
  const baked = art.radialGradient('cx=".42" cy=".12" r=".95"', [
    [0, '#eaae5e'],
    [0.3, CRUST],
    [0.68, shade(CRUST, 0.42)],
    [1, shade(CRUST, 0.75)],
  ])
  art.fill(crust, baked)
  art.clipped(crust, () => {
    const flour = { x: 930, y: 570, rx: 70, ry: 40, count: 50, grain: 7 }
    art.fill(patches(art, flour), '#fff1d8', 0.45)
    art.fill(patches(art, { ...flour, y: 640, ry: 60, count: 26 }), shade(CRUST, 0.7), 0.4)
    art.fill('M900 520C940 546 962 590 968 640C950 600 924 560 884 530Z', '#f0c684')
    art.stroke('M904 520C946 546 968 592 972 640', shade(CRUST, 0.75), 7)
  })
  const face = pairs(
    '800,700 790,640 800,580 830,544 868,540 898,568 908,626 900,684 872,712 830,716',
  )
  art.fill(closed(moved(face, 5, 3)), shade(CRUST, 0.6))
  art.fill(closed(face), '#d79a50')
  const crumb = pairs(
    '808,694 800,640 810,588 834,556 864,552 888,576 896,628 888,680 866,702 832,704',
  )
  art.fill(closed(crumb), CRUMB)
  art.clipped(closed(crumb), () => {
    openCrumb(art, { x: 850, y: 630, rx: 44, ry: 74, count: 24, size: 10 })
    art.softFill('M790 690H920V730H790Z', SHADOW, 0.3, 14)
  })
}

interface Holes {
  x: number
  y: number
  rx: number
  ry: number
  count: number
  size: number
}

/** The bubbles of a slow dough, each dark above and with a lit lower lip. */
function openCrumb(art: Canvas, { x, y, rx, ry, count, size }: Holes): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, rx, count, { ry, tries: 4 })) {
    const reach = size * random.range(0.35, 1.05)
    const look = { wobble: 0.24, points: 8, angle: random.jitter(0.9) }
    const outline = blob(random, u, v, reach, reach * random.range(0.5, 0.8), look)
    art.fill(closed(moved(outline, 1, 3)), '#fff6de')
    art.fill(closed(outline), '#b98a4a', 0.85)
    art.fill(closed(moved(outline, 1.5, 2.5)), '#dcb676', 0.7)
  }
}

/** Deep enough for a pool of oil; dark where it is deep, the window on its surface. */
function dish(art: Canvas): void {
  const { x, y, rx, ry } = DISH
  const wall: Path = `M${x - rx} ${y}C${x - rx + 10} 764 ${x - 120} 806 ${x - 80} 808H${x + 80}C${x + 120} 806 ${x + rx - 10} 764 ${x + rx} ${y}Z`
  art.fill(wall, enamel(art, '#f4ead8'))
  art.clipped(wall, () =>
    art.softFill(`M${x - rx} 830V790Q${x} 826 ${x + rx} 740V830Z`, SHADOW, 0.3, 18),
  )
  gleam(
    art,
    `M${x - 196} 720C${x - 186} 756 ${x - 150} 784 ${x - 110} 796C${x - 140} 770 ${x - 160} 744 ${x - 166} 722Z`,
    0.6,
  )
  art.fill(ellipse(x + 1, y + 3, rx + 1, ry), '#d0c0a4')
  art.fill(ellipse(x - 1, y - 2, rx - 1, ry - 2), '#fffaf0')
  art.fill(ellipse(x, y + 4, rx - 18, ry - 10), '#dccdb0')
  art.fill(ellipse(x + 2, y + 8, rx - 28, ry - 14), '#4c4a0c')
  const oil = art.radialGradient('cx=".34" cy=".34" r=".8"', [
    [0, '#f4e478'],
    [0.3, '#d8bf34'],
    [0.7, '#a08e1a'],
    [1, '#6b6410'],
  ])
  art.fill(ellipse(x + 2, y + 10, rx - 32, ry - 18), oil)
  art.fill(closed(blob(art.random, x - 86, y - 2, 62, 9, { angle: -0.06 })), '#fffbd6', 0.9)
  art.fill(ellipse(x - 20, y + 32, 46, 4), '#fff3a8', 0.7)
  art.stroke(`M${x - 160} ${y + 22}Q${x - 90} ${y + 46} ${x + 10} ${y + 45}`, '#f6e88a', 3, {
    opacity: 0.7,
  })
  for (const [u, v, size] of [
    [-40, 20, 9],
    [-62, 28, 5],
    [-14, 12, 5],
    [-120, 16, 6],
  ] as const) {
    art.stroke(ellipse(x + u, y + v, size, size * 0.45), '#fff6b8', 2.2, { opacity: 0.8 })
  }
}

/** A torn piece over the rim: its far end dry, its near one dark with oil. */
function dunked(art: Canvas): void {
  const piece = pairs(
    '742,712 746,680 780,652 826,628 880,606 930,584 972,580 1000,600 1008,634 992,660 948,680 900,704 850,722 790,730',
  )
  // On the rim and the oil beneath it.
  art.softFill(closed(moved(piece, 12, 26)), '#2f2606', 0.42, 8)
  art.fill(closed(moved(piece, 3, 16)), shade(CRUST, 0.6))
  art.fill(closed(moved(piece, 2, 9)), shade(CRUST, 0.3))
  art.fill(closed(piece), '#c98640')
  const crumb = pairs(
    '752,710 756,684 786,660 830,640 884,618 932,600 966,598 986,612 990,632 976,648 938,668 892,692 846,710 792,718',
  )
  const lit = art.linearGradient('x1="0" y1="1" x2="1" y2="0"', [
    [0, '#b79a2a'],
    [0.26, '#d9bd58'],
    [0.42, CRUMB],
    [0.8, tint(CRUMB, 0.5)],
    [1, shade(CRUMB, 0.1)],
  ])
  art.fill(closed(crumb), lit)
  art.clipped(closed(crumb), () => {
    for (const [x, y, size] of [
      [900, 650, 12],
      [945, 626, 10],
      [846, 672, 12],
      [800, 690, 10],
    ] as const) {
      openCrumb(art, { x, y, rx: 40, ry: 24, count: 8, size })
    }
    art.fill('M740 740V690Q790 690 820 734Z', '#8a7c14', 0.5)
  })
  toastedEdge(art)
  art.stroke('M738 712Q766 738 846 730', '#fff6b4', 4, { opacity: 0.85 })
  art.fill(ellipse(760, 700, 15, 4), '#fffbd6', 0.8)
}

/** The crust along its far side, blistered and browned. */
function toastedEdge(art: Canvas): void {
  const rim = closed(
    pairs(
      '778,652 826,626 880,603 930,581 974,577 1004,598 1012,634 1000,654 992,634 988,612 964,596 930,598 884,616 832,638 790,658',
    ),
  )
  const crust: Color = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#d08a42'],
    [0.5, CRUST],
    [1, shade(CRUST, 0.6)],
  ])
  art.fill(rim, crust)
  art.clipped(rim, () => {
    art.fill(
      patches(art, { x: 900, y: 606, rx: 120, ry: 44, count: 60, grain: 9 }),
      shade(CRUST, 0.6),
      0.5,
    )
    art.fill(patches(art, { x: 900, y: 600, rx: 120, ry: 44, count: 40, grain: 6 }), '#f3c680', 0.7)
  })
}

function crumbs(art: Canvas): void {
  const { random } = art
  const places: Point[] = pairs('566,806 590,818 608,800 948,806 972,796 986,812 926,820 640,822')
  for (const [x, y] of places) {
    const size = random.range(3, 7)
    art.fill(ellipse(x + 2, y + 4, size, size * 0.5), SHADOW, 0.4)
    art.fill(
      closed(blob(random, x, y, size, size * 0.7, { points: 6, wobble: 0.3 })),
      random.pick([CRUMB, '#c98640', '#e6c187']),
    )
  }
}
