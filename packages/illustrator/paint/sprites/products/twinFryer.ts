import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { matte, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { gleam, knob, screen } from './parts.ts'
import { roastedFloret } from './roastedBroccoli.ts'

/** So far back on the table, and so much smaller, that an open drawer stays in the picture. */
const BACK = 'transform="translate(590 686) scale(.9) translate(-600 -788)"'

/** A wide air fryer with two drawers, seen from a little above. */
export function twinairfryer(art: Canvas, look: ProductLook): void {
  art.group(look.has('open') ? BACK : '', () => twinDrawers(art, look))
}

function twinDrawers(art: Canvas, { color, accent, has }: ProductLook): void {
  art.softFill(ellipse(600, 788, 306, 10), SHADOW, 0.55, 12)
  art.fill(roundedRect(346, 752, 78, 36, 9) + roundedRect(776, 752, 78, 36, 9), '#171113')
  art.fill(roundedRect(350, 776, 70, 5, 2) + roundedRect(780, 776, 70, 5, 2), '#5a5250')
  art.fill(
    'M290 400C290 330 330 300 400 300H800C870 300 910 330 910 400L902 746Q900 770 876 770H324Q300 770 298 746Z',
    matte(art, color),
  )
  top(art, color)
  art.fill(roundedRect(330, 366, 540, 84, 22), shade(color, 0.6))
  art.stroke('M346 371H854', tint(color, 0.4), 2.5, { opacity: 0.5 })
  screen(art, [372, 380, 150, 56], '200°', '#f3b56a')
  screen(art, [678, 380, 150, 56], '18:00', '#f3b56a')
  knob(art, [600, 408, 32], accent, 0.5)
  art.stroke('M600 470V770', shade(color, 0.6), 7)
  drawerFront(art, [318, 478, 268, 276], { color, accent })
  if (has('open')) openDrawer(art, { color, accent })
  else drawerFront(art, [614, 478, 268, 276], { color, accent })
}

/** The top of the machine, which the light meets first, and the light on its shoulders. */
function top(art: Canvas, color: Color): void {
  const lit = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, tint(color, 0.1)],
    [0.3, tint(color, 0.5)],
    [1, tint(color, 0.14)],
  ])
  art.fill(
    'M312 352C326 316 356 303 400 303H800C844 303 874 316 888 352C860 332 836 328 800 328H400C364 328 340 332 312 352Z',
    lit,
    0.6,
  )
  art.stroke('M300 420C302 366 330 330 400 329H800', tint(color, 0.6), 3, { opacity: 0.4 })
  gleam(art, 'M303 440L311 700Q314 730 322 742Q312 600 312 440Z', 0.16)
}

function drawerFront(
  art: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  { color, accent }: { color: Color; accent: Color },
): void {
  art.fill(roundedRect(x, y, width, height, 28), shade(color, 0.5))
  art.fill(roundedRect(x + 4, y + 4, width - 10, height - 10, 26), matte(art, tint(color, 0.08)))
  gleam(
    art,
    `M${x + 16} ${y + 34}Q${x + 16} ${y + 16} ${x + 34} ${y + 14}H${x + width * 0.6}Q${x + 60} ${y + 22} ${x + 30} ${y + 60}L${x + 16} ${y + 70}Z`,
    0.14,
  )
  const middle = x + width / 2
  art.fill(roundedRect(middle - 62, y + 74, 124, 40, 20), SHADOW, 0.45)
  art.fill(roundedRect(middle - 64, y + 62, 124, 40, 20), wood(art, accent))
  gleam(art, `M${middle - 48} ${y + 70}h80v6h-80Z`, 0.5)
}

/** A drawer pulled towards us: all of it is nearer, so it is larger and lower; its rims run back into the dark. */
function openDrawer(art: Canvas, look: { color: Color; accent: Color }): void {
  const { color } = look
  const cavity = roundedRect(614, 478, 268, 276, 28)
  art.fill(cavity, '#0f0a0b')
  art.stroke('M642 482H854', tint(color, 0.3), 3, { opacity: 0.6 })
  art.softFill(ellipse(800, 946, 164, 9), SHADOW, 0.6, 16)
  basket(art, color)
  art.clipped(cavity, () => art.softFill(roundedRect(614, 466, 268, 30, 0), '#0f0a0b', 0.75, 14))
  // Its front has a thickness, which the light meets from above.
  art.fill('M620 628Q620 600 648 600H908Q938 600 938 628V662H620Z', tint(color, 0.42))
  art.fill('M624 632Q626 609 652 608H904Q930 609 934 632V662H624Z', tint(color, 0.16))
  art.group('transform="translate(616 613) scale(1.2 1.12) translate(-614 -478)"', () => {
    drawerFront(art, [614, 478, 268, 276], look)
  })
}

/** The basket: its left wall in the shade, its right one in the light, broccoli heaped between them. */
function basket(art: Canvas, color: Color): void {
  const steelDark = mix(color, '#6a5f5c', 0.4)
  art.fill('M630 506H866L930 618V680H624Z', '#191213')
  art.fill('M866 506L930 618V680H890L846 520Z', shade(steelDark, 0.2))
  art.fill('M630 506L624 618V680H652L650 520Z', shade(steelDark, 0.6))
  // They rise over its rims, never through its walls.
  art.clipped('M636 680L640 488H850L874 516L926 610V680Z', () => {
    for (const place of FLORETS) floret(art, place)
  })
  art.stroke('M868 500L931 612', tint(steelDark, 0.5), 8)
  art.stroke('M632 500L626 612', tint(steelDark, 0.3), 8)
}

/** The heap, from the far florets in the dark to the near ones: they lie on each other and on the walls. */
const FLORETS = [
  { x: 680, y: 552, size: 92, angle: -0.3, dark: 0.42 },
  { x: 764, y: 544, size: 100, angle: 0.1, dark: 0.36 },
  { x: 846, y: 556, size: 92, angle: 0.4, dark: 0.36 },
  { x: 720, y: 562, size: 112, angle: -2.5, dark: 0.06 },
  { x: 872, y: 582, size: 104, angle: 0.5, dark: 0.06 },
  { x: 784, y: 572, size: 116, angle: 0.2, dark: 0.04 },
  { x: 828, y: 588, size: 112, angle: -2.75, dark: 0 },
  { x: 676, y: 614, size: 116, angle: -0.3, dark: 0 },
  { x: 758, y: 618, size: 132, angle: 0.12, dark: 0 },
  { x: 872, y: 632, size: 112, angle: 0.4, dark: 0.04 },
] as const

function floret(art: Canvas, { x, y, size, angle, dark }: (typeof FLORETS)[number]): void {
  const { random } = art
  const green = random.pick(['#62a838', '#74b444', '#589a32', '#82b84c'])
  art.softFill(ellipse(x, y - size * 0.24, size * 0.62, size * 0.46), '#0f1408', 0.6, 12)
  roastedFloret(art, {
    x,
    y,
    size: size * random.range(0.96, 1.06),
    angle: angle + random.jitter(0.14),
    color: mix(green, '#0c1a0c', dark),
  })
}
