import type { drinks as words } from '../../../language/words/props/drinks.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, ellipse, open, type Point, turned } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { glazed, gleam, hollowed, innerShadow, inset, type Oval, path } from '../vessels/ceramic.ts'
import { filling, smallDish } from './smallDish.ts'
import { curve, shaped, symmetric } from './shapes.ts'
import { inward } from './spots.ts'

/** A cup's handle, on the side away from the dish. */
function cupHandle(art: Canvas, { x, y, rx }: Oval, color: Color, angle: number): void {
  const line: Point[] = [
    [rx - 8, -26],
    [rx + 34, -30],
    [rx + 50, 0],
    [rx + 34, 30],
    [rx - 8, 26],
  ]
  const loop = open(turned(line, angle, x, y))
  art.movedBy(12, 18, () => art.stroke(loop, SHADOW, 19, { opacity: 0.3 }))
  art.stroke(loop, shade(color, 0.38), 19)
  art.movedBy(-2, -3, () => art.stroke(loop, color, 13))
  art.movedBy(-4, -6, () => art.stroke(loop, tint(color, 0.7), 3, { opacity: 0.6 }))
}

/** A cup of coffee on its saucer, a leaf poured in its foam; `accent` is the coffee. */
function coffee(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const saucer = { x, y, rx: 138, ry: 138 }
  art.dropShadow(path(saucer), 18, 28, 0.36)
  art.fill(path(saucer), shade(color, 0.34))
  art.fill(path(inset(saucer, 3, -2, -3)), color)
  hollowed(art, path(inset(saucer, 3, -2, -3)), 0.16, 0.4)
  art.stroke(path(inset(saucer, 34)), shade(color, 0.24), 4, { opacity: 0.5 })
  gleam(art, inset(saucer, 9), 4.5)
  const cup = { x: x - 2, y: y - 3, rx: 92, ry: 92 }
  cupHandle(art, cup, color, inward(spot) + Math.PI * 0.62)
  const surface = filling(art, smallDish(art, cup, color, 11), accent, 3)
  const crema = '#d9a868'
  art.fill(path(inset(surface, 4)), crema, 0.9)
  art.stroke(path(inset(surface, 5)), shade(accent, 0.1), 6, { opacity: 0.6 })
  latteLeaf(art, surface, crema)
  innerShadow(art, path(surface), 14, 0.28)
}

/** A leaf poured in milk foam, parted by a line of `crema`. */
function latteLeaf(art: Canvas, { x, y }: Oval, crema: Color): void {
  const angle = -0.7
  const foam = '#fbeed6'
  for (const [reach, wide] of [
    [30, 44],
    [10, 40],
    [-10, 32],
    [-28, 22],
  ] as const) {
    const frond: Point[] = [
      [reach - 26, 0],
      [reach - 2, -wide * 0.75],
      [reach + 4, -wide * 0.6],
      [reach - 6, 0],
      [reach + 4, wide * 0.6],
      [reach - 2, wide * 0.75],
    ]
    art.fill(closed(turned(frond, angle, x, y)), foam)
  }
  const spine = turned(
    [
      [-52, 0],
      [44, 0],
    ],
    angle,
    x,
    y,
  )
  art.stroke(open(spine), crema, 3.4)
}

/** A glass seen from above: wall, liquid, the light on its rim. */
function glass(art: Canvas, rim: Oval, liquid: Color): Oval {
  art.dropShadow(path(rim), 18, 30, 0.26)
  const caustic = { x: rim.x + 44, y: rim.y + 66, rx: rim.rx * 0.62, ry: rim.ry * 0.5 }
  art.group('filter="url(#soft14)"', () => art.fill(path(caustic), tint(liquid, 0.6), 0.55))
  art.fill(path(rim), '#f3f1e6', 0.55)
  art.stroke(path(inset(rim, 2)), '#ffffff', 4, { opacity: 0.85 })
  art.stroke(path(inset(rim, 9)), shade(liquid, 0.4), 3, { opacity: 0.45 })
  const surface = inset(rim, 14, 1, 2)
  art.fill(path(surface), liquid)
  hollowed(art, path(surface), 0.3, 0.45)
  gleam(art, inset(rim, 6), 5, 0.95)
  return surface
}

/** A glass of tea with a slice of lemon; `accent` is the tea. */
function tea(art: Canvas, { x, y, accent, color }: PropSpot): void {
  const surface = glass(art, { x, y, rx: 104, ry: 104 }, accent)
  const [u, v] = [surface.x + 12, surface.y + 12]
  art.shadow(circle(u, v, 52), 5, 0.26)
  art.fill(circle(u, v, 52), shade(color, 0.08))
  art.fill(circle(u, v, 46), '#fdf3d2')
  const turn = art.random.angle()
  const cells = Array.from({ length: 8 }, (_, index) => {
    const cell: Point[] = [
      [8, 0],
      [36, -11],
      [41, 0],
      [36, 11],
    ]
    return closed(turned(cell, turn + (index * Math.PI) / 4, u, v))
  })
  art.fill(cells.join(''), tint(color, 0.2))
  const bubbles = [-0.6, -0.2, 0.3].map((t) =>
    circle(surface.x - Math.cos(t) * 74, surface.y + Math.sin(t) * 74, 5),
  )
  art.stroke(bubbles.join(''), tint(accent, 0.7), 2.4, { opacity: 0.8 })
}

/** A jug of milk from above, its lip and its handle; `accent` is the milk. */
function milk(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const jug = { x, y, rx: 106, ry: 106 }
  const angle = inward(spot) + 0.5
  cupHandle(art, jug, color, angle + Math.PI)
  const lip: Point[] = [
    [74, -66],
    [116, -34],
    [142, 0],
    [116, 34],
    [74, 66],
  ]
  const spout = closed(turned(lip, angle, x, y))
  art.dropShadow(spout, 14, 22, 0.3)
  art.fill(spout, shade(color, 0.36))
  art.movedBy(-2, -3, () => art.fill(spout, color))
  const surface = filling(art, smallDish(art, jug, color, 12), accent, 6)
  const pour: Point[] = [
    [80, -46],
    [108, -26],
    [132, 0],
    [108, 26],
    [80, 46],
    [90, 0],
  ]
  const channel = closed(turned(pour, angle, x, y))
  art.fill(channel, tint(color, 0.25))
  hollowed(art, channel, 0.3, 0.3)
  const rings = [0.42, 0.68].map((share) => path(inset(surface, surface.rx * share, 4, 5)))
  art.stroke(rings.join(''), shade(accent, 0.14), 3.4, { opacity: 0.5 })
  const ring = open([
    [surface.x - 52, surface.y - 24],
    [surface.x - 34, surface.y - 48],
    [surface.x - 6, surface.y - 60],
  ])
  art.stroke(ring, '#ffffff', 6, { opacity: 0.8 })
}

/** An open jar of honey with its wooden dipper; `accent` is the honey. */
function honey(art: Canvas, spot: PropSpot): void {
  const { x, y, accent } = spot
  const surface = glass(art, { x, y, rx: 104, ry: 104 }, accent)
  const glow = art.radialGradient('cx=".66" cy=".7" r=".5"', [
    [0, '#ffe7a0', 0.9],
    [1, '#ffe7a0', 0],
  ])
  art.fill(path(surface), glow)
  dipper(art, spot, inward(spot) + 0.4)
  glazed(art, path(surface), 0.16, 0.1)
}

/** A grooved honey dipper, its head in the honey. */
function dipper(art: Canvas, { x, y, color, accent }: PropSpot, angle: number): void {
  const piece = { x: x + Math.cos(angle) * 46, y: y + Math.sin(angle) * 46, size: 74, angle }
  const stick = shaped(
    symmetric([
      [-0.1, -0.1],
      [1.1, -0.09],
      [1.16, -0.13],
      [1.26, 0],
    ]),
    piece,
  )
  art.body(stick, color, { height: 14, lit: 0.9, shaded: 0.34, offset: 0.02 })
  const head = shaped(
    symmetric([
      [-0.98, 0],
      [-0.9, -0.3],
      [-0.5, -0.46],
      [-0.1, -0.3],
      [0, 0],
    ]),
    piece,
  )
  art.body(head, color, { height: 10, lit: 0.92, shaded: 0.34 })
  const grooves = [-0.76, -0.56, -0.36, -0.18].map((u) => {
    const half = 0.44 - Math.abs(u + 0.48) * 0.5
    return curve(piece, [u, -half], [u + 0.05, 0], [u, half])
  })
  art.stroke(grooves.join(''), shade(accent, 0.36), 6)
  art.movedBy(2, 1, () => art.stroke(grooves.join(''), tint(accent, 0.45), 2.6, { opacity: 0.8 }))
  const [dx, dy] = shaped([[-0.5, 0.1]], piece)[0] ?? [x, y]
  art.fill(ellipse(dx, dy, 26, 17), accent, 0.6)
}

export const drinks = {
  coffee,
  tea,
  milk,
  honey,
} satisfies Record<keyof typeof words, DrawProp>
