import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, pack, type Point, roundedRect, turned } from '../../core/contour.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { leaf } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam } from './parts.ts'

/** A glass pitcher of tea with ice and lemon, two full glasses before it. */
export function icedtea(art: Canvas, { color, has }: ProductLook): void {
  const place = has('glasses') ? 'translate(-128 -6) scale(1.02)' : ''
  art.group(`transform="${place}"`, () => pitcher(art, color))
  if (!has('glasses')) return
  tumbler(art, { x: 956, foot: 784, color })
  tumbler(art, { x: 770, foot: 826, color })
}

function pitcher(art: Canvas, color: Color): void {
  footShadow(art, 580, 150)
  art.stroke('M734 350C880 330 880 640 722 640', '#f5f4ea', 34, { opacity: 0.6 })
  art.stroke('M734 336C878 316 878 654 722 656', CREAM, 5, { opacity: 0.9 })
  art.stroke('M734 366C848 350 848 612 724 622', CREAM, 4, { opacity: 0.6 })
  const glass = 'M412 250L380 216H752L736 740Q734 776 700 776H464Q430 776 428 740Z'
  clearGlass(art, glass, () => {
    tea(art, { x: 580, top: 318, bottom: 790, half: 190 }, color)
    slice(art, { x: 492, y: 506, size: 78, angle: -0.3, flat: 0.62 }, color, 0.4)
    slice(art, { x: 664, y: 590, size: 84, angle: 0.5, flat: 0.8 }, color, 0.24)
    slice(art, { x: 524, y: 676, size: 88, angle: 0.1, flat: 0.9 }, color, 0)
    slice(art, { x: 676, y: 726, size: 70, angle: -0.6, flat: 0.45 }, color, 0.3)
    const cubes: readonly (readonly [number, number, number, number])[] = [
      [462, 352, 0.3, 92],
      [560, 336, -0.2, 98],
      [672, 356, 0.5, 90],
      [520, 430, -0.5, 86],
      [634, 446, 0.16, 94],
      [706, 468, 0.7, 74],
    ]
    for (const cube of cubes) ice(art, cube)
    bubbles(art, 580, 540, 140)
  })
  for (const [x, y, angle] of [
    [540, 316, -2.2],
    [566, 310, -1.2],
    [552, 318, -0.3],
    [548, 316, -2.9],
  ] as const) {
    leaf(art, { x, y, size: 82, angle, color: '#4f8a3c' }, 0.56)
  }
  art.fill(ellipse(566, 224, 184, 17), CREAM, 0.3)
  art.stroke(ellipse(566, 224, 184, 17), CREAM, 6, { opacity: 0.9 })
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
  const glow = art.radialGradient('cx=".36" cy=".5" r=".5"', [
    [0, '#ffd88a', 0.5],
    [1, '#ffd88a', 0],
  ])
  art.fill(roundedRect(x - half, top, half * 2, bottom - top, 0), glow)
  art.fill(ellipse(x, top, half, half * 0.1), tint(color, 0.45))
  art.stroke(ellipse(x, top, half, half * 0.1), shade(color, 0.1), 3, { opacity: 0.6 })
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
      for (let index = 0; index < 9; index += 1) {
        const turn = (index / 9) * Math.PI * 2
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

/** A cube of ice: clear faces, bright edges, a cloud in its middle. */
function ice(art: Canvas, [x, y, angle, size]: readonly [number, number, number, number]): void {
  const half = size / 2
  art.rotated(angle, x, y, () => {
    art.fill(roundedRect(x - half, y - half, size, size, 14), '#fff4dc', 0.42)
    art.fill(roundedRect(x - half, y - half, size, size * 0.3, 12), '#ffffff', 0.42)
    art.fill(roundedRect(x + half * 0.42, y - half, size * 0.29, size, 12), SHADOW, 0.1)
    art.fill(ellipse(x - half * 0.1, y + half * 0.16, half * 0.4, half * 0.34), '#ffffff', 0.35)
    art.stroke(roundedRect(x - half, y - half, size, size, 14), '#ffffff', 4, { opacity: 0.75 })
    art.stroke(`M${num(x - half * 0.7)} ${num(y - half * 0.74)}h${num(size * 0.5)}`, '#ffffff', 7, {
      opacity: 0.9,
    })
  })
}

function bubbles(art: Canvas, x: number, y: number, reach: number): void {
  const places = pack(art.random, x, y, reach, 24, { ry: reach * 1.4, box: true, tries: 2 })
  art.specks(places, '#fff3d4', 6, { opacity: 0.5 })
}

/** Drops of water on cold glass. */
function dew(art: Canvas, x: number, y: number, reach: number): void {
  const places = pack(art.random, x, y, reach, 18, { ry: reach * 1.3, box: true, tries: 3 })
  art.movedBy(1, 3, () => art.specks(places, '#5a2a10', 6, { opacity: 0.25 }))
  art.specks(places, '#fffaf0', 5, { opacity: 0.6 })
}

function tumbler(art: Canvas, { x, foot, color }: { x: number; foot: number; color: Color }): void {
  footShadow(art, x, 78, foot)
  const y = (up: number) => foot - up
  const outline = `M${x - 94} ${y(316)}H${x + 94}L${x + 76} ${y(24)}Q${x + 74} ${foot} ${x + 54} ${foot}H${x - 54}Q${x - 74} ${foot} ${x - 76} ${y(24)}Z`
  clearGlass(art, outline, () => {
    tea(art, { x, top: y(258), bottom: foot + 6, half: 96 }, color)
    slice(art, { x: x + 22, y: y(74), size: 54, angle: 0.3, flat: 0.8 }, color, 0.16)
    ice(art, [x - 36, y(236), 0.2, 76])
    ice(art, [x + 42, y(222), -0.35, 72])
    ice(art, [x - 22, y(150), -0.2, 70])
    bubbles(art, x, y(130), 60)
  })
  art.stroke(ellipse(x, y(316), 94, 12), '#fffdf5', 5, { opacity: 0.9 })
  gleam(art, `M${x - 76} ${y(296)}h18l10 256h-12Z`, 0.5)
  dew(art, x, y(130), 62)
  slice(art, { x: x + 84, y: y(322), size: 50, angle: 0.2, flat: 1 }, color, 0)
}
