import type { larder as words } from '../../../language/words/stageProps/larder.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  num,
  type Point,
  polygon,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import { across, matte } from '../materials.ts'
import { onionHalf } from '../products/cutOnion.ts'
import { heapPoints } from '../products/morsels.ts'
import { CREAM, footShadow, gleam } from '../products/parts.ts'
import { heapedBeans, roastOf } from '../products/roastedBeans.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawStageProp } from '../types.ts'
import { eggs } from './eggs/eggs.ts'

type Spot = Colors & { x: number; y: number }

/** A loaf with two slices cut from it. */
function bread(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 130, y)
  const slice = (left: number) =>
    `M${num(left)} ${y}V${y - 72}C${num(left - 26)} ${y - 96} ${num(left - 6)} ${y - 140} ${num(left + 42)} ${y - 140}C${num(left + 92)} ${y - 140} ${num(left + 112)} ${y - 96} ${num(left + 86)} ${y - 72}V${y}Z`
  art.fill(
    `M${num(x - 128)} ${y}V${y - 72}C${num(x - 154)} ${y - 96} ${num(x - 134)} ${y - 140} ${num(x - 86)} ${y - 140}H${num(x + 50)}C${num(x + 100)} ${y - 140} ${num(x + 120)} ${y - 96} ${num(x + 94)} ${y - 72}V${y}Z`,
    matte(art, shade(color, 0.12)),
  )
  gleam(
    art,
    `M${num(x - 100)} ${y - 126}H${num(x + 10)}Q${num(x - 60)} ${y - 116} ${num(x - 116)} ${y - 96}Z`,
    0.4,
  )
  art.stroke(
    `M${num(x - 90)} ${y - 132}q20 14 16 34M${num(x - 40)} ${y - 134}q20 14 16 36`,
    tint(color, 0.6),
    8,
    { opacity: 0.8 },
  )
  art.fill(slice(x + 16), shade(color, 0.3))
  art.fill(slice(x + 10), shade(color, 0.06))
  art.group(
    `transform="translate(${num((x + 53) * 0.13)} ${num(y * 0.11)}) scale(.87 .89)"`,
    () => {
      art.fill(slice(x + 10), '#f3dfb0')
    },
  )
  const crumb = Array.from({ length: 22 }, (): Point => [
    x + 53 + art.random.jitter(34),
    y - 62 + art.random.jitter(46),
  ])
  art.specks(crumb, '#d8b878', 6, { opacity: 0.8 })
  const fallen = Array.from({ length: 10 }, (): Point => [
    x + art.random.jitter(140),
    y + 10 + art.random.jitter(7),
  ])
  art.specks(fallen, '#e6c187', 7)
}

/** Coffee beans on the table. */
function coffeebeans(art: Canvas, { x, y, color }: Spot): void {
  art.softFill(ellipse(x, y + 8, 120, 12), SHADOW, 0.5, 8)
  heapedBeans(
    art,
    { x, foot: y + 22, half: 128, height: 84, size: 14, count: 84 },
    roastOf(art, color),
  )
}

/** A small heap of flour. */
function flour(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 110, y)
  art.fill(
    `M${num(x - 130)} ${y + 4}Q${num(x - 50)} ${y - 62} ${num(x)} ${y - 66}Q${num(x + 60)} ${y - 62} ${num(x + 130)} ${y + 4}Q${num(x)} ${y + 22} ${num(x - 130)} ${y + 4}Z`,
    shade(color, 0.14),
  )
  art.fill(
    `M${num(x - 118)} ${y}Q${num(x - 46)} ${y - 58} ${num(x - 4)} ${y - 62}Q${num(x + 10)} ${y - 20} ${num(x - 60)} ${y + 8}Z`,
    CREAM,
  )
  const dust = heapPoints(art, { x, y: y + 14, half: 180, height: 20 }, 70)
  art.specks(dust, CREAM, 6, { opacity: 0.9 })
  art.rotated(-0.5, x + 40, y - 50, () => {
    art.fill(roundedRect(x + 10, y - 66, 130, 18, 9), '#b9803f')
    art.fill(ellipse(x + 4, y - 52, 40, 20), shade('#b9803f', 0.2))
  })
}

/** A wedge of cheese with holes. */
function cheese(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 120, y)
  const at = (u: number, v: number): Point => [x + u, y + v]
  art.fill(polygon([at(-120, 0), at(96, 0), at(96, -134), at(-120, -42)]), color)
  art.fill(polygon([at(96, -134), at(128, -122), at(128, 0), at(96, 0)]), shade(color, 0.22))
  art.fill(polygon([at(-120, -42), at(96, -134), at(128, -122), at(-74, -36)]), tint(color, 0.5))
  art.stroke(`M${num(x + 96)} ${y - 134}L${num(x + 128)} ${y - 122}V${y}`, '#c9512f', 7, {
    opacity: 0.85,
  })
  for (const [u, v, r] of [
    [-46, -30, 15],
    [24, -64, 22],
    [60, -22, 13],
    [-6, -16, 8],
    [74, -96, 10],
  ] as const) {
    art.fill(ellipse(x + u, y + v, r, r * 0.78), shade(color, 0.34))
    art.fill(ellipse(x + u + 2, y + v + 3, r * 0.82, r * 0.6), shade(color, 0.14))
  }
}

/** Half an onion and its whole neighbour. */
function onion(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 92, y)
  const round = blob(art.random, x - 14, y - 62, 74, 62, { points: 12, wobble: 0.02 })
  art.fill(closed(round), shade(color, 0.34))
  art.fill(
    closed(shrunk(round, 0.9, -5, -6)),
    across(art, [
      [0, tint(color, 0.3)],
      [0.5, color],
      [1, shade(color, 0.2)],
    ]),
  )
  art.stroke(
    `M${num(x - 20)} ${y - 122}q-6-22 4-40M${num(x - 12)} ${y - 122}q8-18 18-26`,
    shade(color, 0.2),
    8,
  )
  const skins = [-44, -16, 14].map(
    (u) =>
      `M${num(x - 16)} ${y - 118}C${num(x + u * 1.3 - 16)} ${y - 90} ${num(x + u * 1.3 - 16)} ${y - 36} ${num(x - 14)} ${y - 4}`,
  )
  art.stroke(skins.join(''), shade(color, 0.34), 3, { opacity: 0.5 })
  art.fill(ellipse(x - 44, y - 84, 12, 20), CREAM, 0.6)
  art.fill(ellipse(x + 76, y + 2, 54, 10), SHADOW, 0.3)
  // It leans on its neighbour, its root down.
  onionHalf(art, { x: x + 74, y: y - 42, size: 47, angle: 1.28, color: shade(color, 0.06) })
}

/** Sticks of butter on their paper. */
function butter(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 120, y)
  art.fill(
    `M${num(x - 140)} ${y - 4}L${num(x - 104)} ${y - 44}H${num(x + 120)}L${num(x + 146)} ${y - 2}Q${num(x)} ${y + 14} ${num(x - 140)} ${y - 4}Z`,
    '#e9dfcb',
  )
  art.fill(
    polygon([
      [x - 96, y - 92],
      [x + 70, y - 92],
      [x + 70, y - 14],
      [x - 96, y - 14],
    ]),
    color,
  )
  art.fill(
    polygon([
      [x - 96, y - 92],
      [x - 66, y - 116],
      [x + 100, y - 116],
      [x + 70, y - 92],
    ]),
    tint(color, 0.5),
  )
  art.fill(
    polygon([
      [x + 70, y - 92],
      [x + 100, y - 116],
      [x + 100, y - 38],
      [x + 70, y - 14],
    ]),
    shade(color, 0.18),
  )
  art.stroke(
    `M${num(x - 50)} ${y - 90}V${y - 16}M${num(x - 6)} ${y - 90}V${y - 16}`,
    shade(color, 0.2),
    3,
    { opacity: 0.5 },
  )
}

export const larder = {
  eggs,
  bread,
  coffeebeans,
  flour,
  cheese,
  onion,
  butter,
} satisfies Record<keyof typeof words, DrawStageProp>
