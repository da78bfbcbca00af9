import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, roundedRect } from '../../core/contour.ts'
import { slice } from '../foods/countryLoaf.ts'
import { enamel, glass, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { leaf } from './morsels.ts'
import { pairs } from './pairs.ts'
import { footShadow, gleam, print, roundLabel } from './parts.ts'

/** A tall dark bottle of oil with a steel spout, a dish of the oil and bread before it. */
export function oliveoil(art: Canvas, { color, accent, has }: ProductLook): void {
  const place = has('dish') ? 'translate(440 780) scale(.92) translate(-600 -776)' : ''
  art.group(`transform="${place}"`, () => bottle(art, color, accent))
  if (!has('dish')) return
  oilDish(art)
  olives(art)
}

function bottle(art: Canvas, color: Color, accent: Color): void {
  footShadow(art, 600, 120)
  art.fill(
    'M554 262V352C554 396 486 410 480 462V748Q480 776 508 776H692Q720 776 720 748V462C714 410 646 396 646 352V262Z',
    glass(art, color),
  )
  const neck = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#d9c86a', 0],
    [0.5, '#d9c86a', 0.22],
    [1, '#d9c86a', 0],
  ])
  art.fill('M560 300H640V360C650 400 706 420 712 470H488C494 420 550 400 560 360Z', neck)
  gleam(art, 'M500 474C504 430 562 412 562 358V290H574V364C572 418 522 440 520 480V744H504Z', 0.46)
  gleam(art, 'M694 480H702V740H694Z', 0.3)
  roundLabel(art, [480, 494, 240, 224])
  art.stroke('M480 512H720M480 700H720', accent, 5, { opacity: 0.9 })
  branch(art)
  print(art, [
    [600, 676, 120],
    [600, 688, 70],
  ])
  spout(art)
}

/** An olive branch on the label: leaves in pairs, two olives that hang from it. */
function branch(art: Canvas): void {
  const stem = open(pairs('516,640 560,606 612,580 680,548'))
  art.stroke(stem, '#5f5a2a', 5)
  const leaves: readonly (readonly [number, number, number])[] = [
    [540, 622, -1.7],
    [548, 616, 0.3],
    [584, 594, -1.6],
    [600, 586, 0.34],
    [632, 572, -1.5],
    [648, 564, 0.2],
    [676, 550, -0.6],
  ]
  for (const [index, [x, y, angle]] of leaves.entries()) {
    leaf(art, { x, y, size: 56, angle, color: index % 2 ? '#7f9040' : '#61752f' }, 0.36)
  }
  for (const [x, y, tone] of [
    [572, 636, '#4f5f24'],
    [622, 618, '#6b7a30'],
  ] as const) {
    art.stroke(`M${x + 4} ${y - 40}L${x} ${y - 20}`, '#5f5a2a', 3)
    art.fill(ellipse(x, y, 19, 25), shade(tone, 0.3))
    art.fill(ellipse(x - 2, y - 3, 16, 21), tone)
    art.fill(ellipse(x - 7, y - 11, 5, 7), '#dfe6a8', 0.9)
  }
}

/** A pourer of bent steel in its stopper. */
function spout(art: Canvas): void {
  art.fill(roundedRect(546, 234, 108, 42, 10), matte(art, '#2b2620'))
  art.stroke('M552 246H648', '#6a625a', 3, { opacity: 0.8 })
  const tube: Point[] = [
    [582, 236],
    [582, 190],
    [590, 152],
    [616, 120],
    [656, 96],
    [670, 112],
    [636, 140],
    [618, 166],
    [616, 200],
    [616, 236],
  ]
  art.fill(closed(tube), steel(art))
  art.stroke(open(pairs('592,226 592,188 600,158 622,132')), '#ffffff', 5, { opacity: 0.9 })
  art.fill(ellipse(664, 104, 8, 11), '#4a4440')
  art.fill(roundedRect(574, 222, 50, 14, 5), steel(art, '#b7afa5'))
}

function oilDish(art: Canvas): void {
  art.softFill(ellipse(800, 806, 250, 16), SHADOW, 0.5, 12)
  slice(art, { x: 950, y: 632, size: 146, angle: 0.34, color: '#f3dcae' })
  const bowl = 'M560 690H1020C1010 764 920 806 866 808H714C660 806 570 764 560 690Z'
  art.fill(bowl, enamel(art, '#f4ead8'))
  gleam(art, 'M590 714C600 756 640 786 684 798C650 770 630 740 626 714Z', 0.6)
  art.fill(ellipse(790, 690, 231, 50), '#d9ccb4')
  art.fill(ellipse(788, 687, 228, 48), '#fffaf0')
  art.fill(ellipse(790, 694, 206, 39), shade('#f4ead8', 0.26))
  const oil = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#f0e27a'],
    [0.4, '#cdb42e'],
    [1, '#7f7014'],
  ])
  art.fill(ellipse(792, 700, 194, 32), oil)
  art.fill(ellipse(730, 692, 62, 8), '#fffbd0', 0.85)
  art.fill(ellipse(850, 710, 34, 5), '#fffbd0', 0.6)
  dunked(art)
}

/** A torn piece of bread with one end in the oil. */
function dunked(art: Canvas): void {
  const crust = pairs('826,704 822,640 838,584 880,556 930,560 950,590 938,640 912,690 890,708')
  art.fill(closed(crust.map(([x, y]): Point => [x + 6, y + 8])), '#5a3a10', 0.35)
  art.fill(closed(crust), '#a5642a')
  const crumb = closed(
    pairs('834,702 832,646 848,598 880,574 912,580 920,604 906,650 892,694 878,706'),
  )
  art.fill(crumb, '#f6e3b8')
  art.clipped(crumb, () => {
    const holes = pairs('862,612 890,600 876,640 852,656 898,632 866,676 888,664')
    for (const [index, [x, y]] of holes.entries()) {
      art.fill(ellipse(x, y, 8 + (index % 3) * 3, 5 + (index % 2) * 3), '#d0a868', 0.8)
    }
    art.fill('M820 672L910 664V712H820Z', '#c9ac34', 0.6)
  })
  art.stroke('M822 706Q858 716 894 708', '#fff6b0', 4, { opacity: 0.8 })
}

function olives(art: Canvas): void {
  for (const [x, y, tone] of [
    [560, 812, '#6f7a2e'],
    [506, 824, '#3f2a3a'],
    [1066, 820, '#6f7a2e'],
  ] as const) {
    art.softFill(ellipse(x + 8, y + 20, 34, 7), SHADOW, 0.5, 6)
    art.fill(ellipse(x, y, 32, 25), shade(tone, 0.36))
    art.fill(ellipse(x - 2, y - 3, 28, 21), tone)
    art.fill(ellipse(x - 9, y - 10, 10, 5), tint(tone, 0.8), 0.9)
  }
}
