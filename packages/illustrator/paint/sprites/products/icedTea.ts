import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, pack, type Point, roundedRect, turned } from '../../core/contour.ts'
import { across, down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { iceCube, type IceCube } from './iceCube.ts'
import { mintSprig } from './mintSprig.ts'
import { clearGlass, CREAM, footShadow, gleam } from './parts.ts'

/** A glass pitcher of tea with ice and lemon, a full glass before it. */
export function icedtea(art: Canvas, { color, has }: ProductLook): void {
  const place = has('glasses') ? 'translate(-128 -6) scale(1.02)' : ''
  art.group(`transform="${place}"`, () => pitcher(art, color))
  if (!has('glasses')) return
  art.group('transform="translate(856 834) scale(1.2) translate(-886 -826)"', () =>
    tumbler(art, { x: 886, foot: 826, color }),
  )
}

/** The ice in the pitcher, the far cubes first: where it has drifted and how each has rolled. */
const PITCHER_ICE: readonly IceCube[] = [
  { x: 458, y: 352, size: 70, yaw: 0.5, roll: 0.2, out: 0.55 },
  { x: 652, y: 350, size: 78, yaw: 1.1, roll: -0.3, out: 0.6 },
  { x: 560, y: 372, size: 58, yaw: 0.2, roll: 0.5, out: 0.25 },
  { x: 708, y: 412, size: 62, yaw: 0.8, roll: 0.4 },
  { x: 478, y: 428, size: 76, yaw: 0.9, roll: -0.5, out: 0.1 },
  { x: 602, y: 440, size: 86, yaw: 0.4, roll: 0.16, out: 0.1 },
  { x: 690, y: 506, size: 54, yaw: 1.3, roll: -0.2 },
]

/** The handle: a rod of clear glass, dark where it bends the light, white where the window is in it. */
function handle(art: Canvas): void {
  const outer = 'M732 322C898 296 900 668 720 664'
  const middle = 'M732 342C872 322 872 642 722 644'
  const inner = 'M732 362C846 346 846 618 724 624'
  art.movedBy(5, 9, () => art.stroke(middle, SHADOW, 40, { opacity: 0.08 }))
  art.stroke(middle, '#dfeae2', 40, { opacity: 0.7 })
  art.stroke(outer, '#4f7a72', 5, { opacity: 0.55 })
  art.stroke(inner, '#4f7a72', 5, { opacity: 0.5 })
  art.stroke('M736 354C860 336 860 630 724 634', '#7fa39a', 9, { opacity: 0.34 })
  art.movedBy(-3, 2, () => art.stroke(outer, '#ffffff', 4, { opacity: 0.9 }))
  art.stroke('M752 334C846 326 868 430 850 530', '#ffffff', 9, { opacity: 0.85 })
  art.stroke('M806 600C784 626 756 634 738 636', '#ffffff', 6, { opacity: 0.7 })
  // Where it is joined to the wall.
  art.fill(ellipse(734, 342, 12, 28), '#f4f7ee', 0.7)
  art.fill(ellipse(724, 643, 11, 26), '#f4f7ee', 0.6)
}

function pitcher(art: Canvas, color: Color): void {
  footShadow(art, 580, 150)
  lightThrough(art, { x: 690, y: 784, reach: 130 }, color)
  handle(art)
  const glass = 'M412 250L380 216H752L736 740Q734 776 700 776H464Q430 776 428 740Z'
  const mint = art.captured(() =>
    mintSprig(art, { x: 560, y: 410, size: 190, angle: -0.12, color: '#3f8a42' }),
  )
  clearGlass(art, glass, () => {
    tea(art, { x: 580, top: 318, bottom: 790, half: 190 }, color)
    slice(art, { x: 474, y: 520, size: 84, angle: -0.5, flat: 0.5 }, color, 0.4)
    slice(art, { x: 668, y: 592, size: 88, angle: 0.7, flat: 0.66 }, color, 0.34)
    slice(art, { x: 530, y: 684, size: 92, angle: -0.2, flat: 0.86 }, color, 0.06)
    steeped(art, { x: 580, top: 318, bottom: 790, half: 190 }, color)
    for (const cube of PITCHER_ICE.slice(0, 3)) iceCube(art, cube, color)
    art.raw(mint)
    for (const cube of PITCHER_ICE.slice(3)) iceCube(art, cube, color)
    bubbles(art, 580, 540, 140)
  })
  art.fill(ellipse(566, 224, 184, 17), CREAM, 0.3)
  art.stroke(glass, '#4f7a72', 3, { opacity: 0.4 })
  art.stroke(ellipse(566, 224, 184, 17), '#4f7a72', 9, { opacity: 0.3 })
  art.stroke(ellipse(566, 224, 184, 17), CREAM, 6, { opacity: 0.9 })
  // Its top stands over the far rim, in front of which the near one goes.
  art.clipped('M300 60H860V236Q566 246 300 236Z', () => art.raw(mint))
  gleam(art, 'M440 270H470L474 740H458Z', 0.42)
  art.stroke('M716 290L708 700', CREAM, 6, { opacity: 0.4 })
  dew(art, 580, 560, 150)
}

/** Tea that is clear at its top and deep below, the light of the window through it. */
function tea(
  art: Canvas,
  { x, top, bottom, half }: { x: number; top: number; bottom: number; half: number },
  color: Color,
): void {
  const depth = down(art, [
    [0, mix(color, '#f6c070', 0.45)],
    [0.35, color],
    [1, shade(color, 0.44)],
  ])
  art.fill(roundedRect(x - half, top, half * 2, bottom - top, 0), depth)
  const glow = art.radialGradient('cx=".62" cy=".58" r=".56"', [
    [0, '#ffd27a', 0.85],
    [0.4, '#ffb94e', 0.5],
    [1, '#ffb94e', 0],
  ])
  art.fill(roundedRect(x - half, top, half * 2, bottom - top, 0), glow)
  art.fill(ellipse(x, top, half, half * 0.1), tint(color, 0.45))
  art.stroke(ellipse(x, top, half, half * 0.1), shade(color, 0.1), 3, { opacity: 0.6 })
}

/** The sun that the tea lets through lies on the table, within its shadow. */
function lightThrough(
  art: Canvas,
  { x, y, reach }: { x: number; y: number; reach: number },
  color: Color,
): void {
  art.softFill(ellipse(x, y, reach, reach * 0.1), tint(color, 0.15), 0.6, reach * 0.1)
  const bright = ellipse(x + reach * 0.2, y - reach * 0.01, reach * 0.4, reach * 0.03)
  art.softFill(bright, '#ffd98c', 0.7, reach * 0.05)
}

/** The tea before what swims in it: darker towards the bottom and both walls. */
function steeped(
  art: Canvas,
  { x, top, bottom, half }: { x: number; top: number; bottom: number; half: number },
  color: Color,
): void {
  const body = roundedRect(x - half, top, half * 2, bottom - top, 0)
  const deep = shade(color, 0.5)
  art.fill(
    body,
    down(art, [
      [0.55, deep, 0],
      [1, deep, 0.5],
    ]),
  )
  art.fill(
    body,
    across(art, [
      [0, deep, 0.5],
      [0.3, deep, 0.04],
      [0.8, deep, 0],
      [1, deep, 0.55],
    ]),
  )
}

interface Slice {
  x: number
  y: number
  size: number
  angle: number
  /** How it is turned to us: 1 shows it as a circle. */
  flat: number
}

/** A slice of lemon: rind, pith, segments with their skins; deeper in the tea it takes its color. */
function slice(art: Canvas, spot: Slice, drink: Color, deep: number): void {
  const { x, y, size, angle, flat } = spot
  const toned = (color: Color) => mix(color, drink, deep)
  const degrees = num((angle * 180) / Math.PI)
  art.group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${degrees}) scale(1 ${flat})"`,
    () => {
      art.fill(ellipse(4, 12, size, size), toned('#b9791c'), 0.8)
      art.fill(ellipse(0, 0, size, size), toned('#eebc2c'))
      art.fill(ellipse(-1, -2, size * 0.9, size * 0.9), toned('#fff6d4'))
      const parts = art.random.pick([8, 9, 10])
      const start = art.random.angle()
      for (let index = 0; index < parts; index += 1) {
        const turn = start + ((index + art.random.jitter(0.1)) / parts) * Math.PI * 2
        const segment: Point[] = [
          [size * 0.1, 0],
          [size * 0.6, -size * 0.22],
          [size * 0.8, -size * 0.16],
          [size * 0.82, size * 0.14],
          [size * 0.62, size * 0.21],
        ]
        art.fill(closed(turned(segment, turn)), toned(index % 3 ? '#f6d04a' : '#f0c238'))
        const gloss: Point[] = [
          [size * 0.5, -size * 0.1],
          [size * 0.74, -size * 0.08],
          [size * 0.7, 0],
        ]
        art.fill(closed(turned(gloss, turn)), toned('#fff0a8'), 0.8)
      }
      art.fill(ellipse(0, 0, size * 0.07, size * 0.07), toned('#fff6d4'))
    },
  )
}

function bubbles(art: Canvas, x: number, y: number, reach: number): void {
  const places = pack(art.random, x, y, reach, 13, { ry: reach * 1.4, box: true, tries: 2 })
  art.specks(places, '#fff3d4', 6, { opacity: 0.5 })
}

/** Drops of water on cold glass: many fine ones, a few large, of which some have run. */
function dew(art: Canvas, x: number, y: number, reach: number): void {
  const { random } = art
  const fine = pack(random, x, y, reach, 30, { ry: reach * 1.3, box: true, tries: 3 })
  art.specks(fine, '#fffaf0', 3, { opacity: 0.5 })
  for (const [u, v] of pack(random, x, y, reach, 9, { ry: reach * 1.2, box: true, tries: 4 })) {
    const size = random.range(3.5, 8)
    if (random.next() < 0.4)
      art.stroke(`M${num(u)} ${num(v)}v${num(-size * 7)}`, '#fffaf0', 2, { opacity: 0.3 })
    art.fill(ellipse(u + 1, v + 2, size, size * 1.2), '#5a2a10', 0.3)
    art.fill(ellipse(u, v, size, size * 1.15), '#ffe9c4', 0.45)
    art.fill(ellipse(u - size * 0.3, v - size * 0.4, size * 0.34, size * 0.34), '#ffffff', 0.95)
  }
}

function tumbler(art: Canvas, { x, foot, color }: { x: number; foot: number; color: Color }): void {
  footShadow(art, x, 78, foot)
  lightThrough(art, { x: x + 64, y: foot + 2, reach: 80 }, color)
  const y = (up: number) => foot - up
  const outline = `M${x - 94} ${y(316)}H${x + 94}L${x + 76} ${y(24)}Q${x + 74} ${foot} ${x + 54} ${foot}H${x - 54}Q${x - 74} ${foot} ${x - 76} ${y(24)}Z`
  clearGlass(art, outline, () => {
    tea(art, { x, top: y(258), bottom: foot + 6, half: 96 }, color)
    slice(art, { x: x + 18, y: y(76), size: 54, angle: 0.5, flat: 0.7 }, color, 0.3)
    steeped(art, { x, top: y(258), bottom: foot + 6, half: 96 }, color)
    for (const [u, up, size, out] of [
      [40, 226, 64, 0.5],
      [-40, 214, 68, 0.4],
      [26, 158, 58, 0],
    ] as const) {
      const [yaw, roll] = [art.random.range(0.3, 1.2), art.random.jitter(0.5)]
      iceCube(art, { x: x + u, y: y(up), size, yaw, roll, out }, color)
    }
    bubbles(art, x, y(130), 60)
  })
  art.stroke(ellipse(x, y(316), 94, 12), '#fffdf5', 5, { opacity: 0.9 })
  gleam(art, `M${x - 76} ${y(296)}h18l10 256h-12Z`, 0.5)
  dew(art, x, y(130), 62)
  onRim(art, { x: x + 88, y: y(320), outline }, color)
}

/** A slice stuck on the rim of a glass by the slit that was cut into it: its inner half shows through the glass. */
function onRim(
  art: Canvas,
  { x, y, outline }: { x: number; y: number; outline: string },
  color: Color,
): void {
  art.movedBy(7, 3, () => art.fill(ellipse(x, y, 41, 44), '#c98a1c'))
  slice(art, { x, y, size: 42, angle: 0.3, flat: 1 }, color, 0)
  art.clipped(outline, () => {
    art.fill(ellipse(x, y, 46, 46), '#f1efdf', 0.5)
    art.stroke(ellipse(x, y, 41, 41), '#d9a52a', 4, { opacity: 0.5 })
  })
  // The slit stands over the rim, which shows in it.
  art.fill(
    `M${num(x + 1)} ${num(y + 6)}L${num(x - 2)} ${num(y + 42)}H${num(x + 7)}Z`,
    '#8a5a16',
    0.75,
  )
  art.stroke(`M${num(x + 3)} ${num(y + 20)}L${num(x + 3)} ${num(y + 41)}`, CREAM, 3, {
    opacity: 0.8,
  })
}
