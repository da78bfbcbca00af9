import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { circle, pack, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { basilLeaf } from '../../products/basilLeaf.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { leafTone } from '../leaves.ts'
import { filling, smallDish } from '../smallDish.ts'
import { beside, inward } from '../spots.ts'
import { paddle } from '../boards.ts'
import { pot } from './potAndGlass.ts'
import { type Shoot, stems, twig } from './smallLeaves.ts'

/** The color of its stalks. */
const STALK = '#a9c069'
/** The color of young leaves. */
const YOUNG = '#a9d15c'

/** A leaf from its foot. */
function grown(art: Canvas, shoot: Shoot, color: Color, behind = false): void {
  const { random } = art
  const look = { droop: random.range(-0.2, 0.6), wide: random.range(0.6, 0.74), behind }
  basilLeaf(art, { ...shoot, ...look, color: leafTone(art, color) })
}

/** The tip of a stem from above: leaves in crossed pairs, smaller and paler towards its heart. */
function tip(art: Canvas, { x, y, size, angle }: Shoot, color: Color): void {
  const { random } = art
  for (const [ring, share] of [1, 0.82, 0.5, 0.28].entries()) {
    for (const side of [0, Math.PI]) {
      const turn = angle + side + ring * 1.45 + random.jitter(0.2)
      const [u, v] = turnedPoint([size * 0.05, 0], turn, x, y)
      const leaf = { x: u, y: v, size: size * share * random.range(0.9, 1.1), angle: turn }
      grown(art, leaf, ring === 0 ? color : mix(color, YOUNG, ring * 0.14))
    }
  }
}

/** A tip and a leaf that fell from it. */
function loose(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot)
  const [u, v] = beside(spot, -70, 86)
  grown(art, { x: u, y: v, size: 112, angle: heading + 0.5 + random.jitter(0.3) }, spot.color)
  const [x, y] = beside(spot, -6, -12)
  tip(art, { x, y, size: 122, angle: heading + random.jitter(0.5) }, spot.color)
}

/** A plant in its pot. */
function potted(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const [x, y] = beside(spot, -38)
  const soil = pot(art, { x, y, rx: 92, ry: 92 })
  art.fill(circle(soil.x, soil.y, 64), shade(spot.color, 0.6))
  const start = random.angle()
  for (let index = 0; index < 9; index += 1) {
    const angle = start + (index / 9) * Math.PI * 2 + random.jitter(0.2)
    const [u, v] = turnedPoint([18, 0], angle, soil.x, soil.y)
    const leaf = { x: u, y: v, size: random.range(82, 98), angle: angle + random.jitter(0.4) }
    grown(art, leaf, shade(spot.color, 0.22), index % 2 > 0)
  }
  for (const [index, size] of [92, 98, 94].entries()) {
    const angle = start + (index / 3) * Math.PI * 2 + random.jitter(0.3)
    const [u, v] = turnedPoint([38, 0], angle, soil.x, soil.y)
    const tone = v < soil.y ? mix(spot.color, YOUNG, 0.12) : spot.color
    tip(art, { x: u, y: v, size, angle: random.angle() }, tone)
  }
  tip(art, { x: soil.x - 4, y: soil.y - 8, size: 100, angle: start }, mix(spot.color, YOUNG, 0.16))
}

/** Two stems that lie across each other, their leaves in pairs. */
function cut(art: Canvas, spot: PropSpot): void {
  const { random } = art
  for (const [along, across, size, turn] of [
    [-180, 34, 226, -0.36],
    [-186, -30, 246, 0.22],
  ] as const) {
    const [x, y] = beside(spot, along, across)
    const angle = inward(spot) + turn + random.jitter(0.1)
    const stem = twig({ x, y, size, angle }, random.jitter(0.14))
    stems(art, [stem], mix(spot.color, STALK, 0.6), 9)
    for (const [share, long] of [
      [0.36, 104],
      [0.62, 92],
      [0.84, 70],
    ] as const) {
      const foot = stem.at(share)
      for (const side of [-1, 1]) {
        const lean = side * (1.12 - share * 0.3) + random.jitter(0.2)
        const leaf = { x: foot.x, y: foot.y, size: long * random.range(0.88, 1.1) }
        grown(art, { ...leaf, angle: foot.angle + lean }, spot.color)
      }
    }
    const head = stem.at(0.98)
    tip(art, { x: head.x, y: head.y, size: 82, angle: head.angle }, mix(spot.color, YOUNG, 0.14))
  }
}

/** A small dish full of leaves; `accent` is the dish. */
function dish(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const [x, y] = beside(spot, -26)
  const opening = smallDish(art, { x, y, rx: 110, ry: 110 }, spot.accent, 17)
  const floor = filling(art, opening, shade(spot.color, 0.55), 3)
  for (const [reach, count, tone] of [
    [62, 10, 0.2],
    [54, 7, 0],
    [30, 3, -0.12],
  ] as const) {
    const color = tone > 0 ? shade(spot.color, tone) : tint(spot.color, -tone)
    for (const [u, v] of pack(random, floor.x, floor.y, reach, count)) {
      const size = random.range(84, 108)
      const angle = random.angle()
      const [fx, fy] = turnedPoint([-size * 0.5, 0], angle, u, v)
      grown(art, { x: fx, y: fy, size, angle }, color)
    }
  }
}

/** Leaves picked from their stem, on a board. */
function picked(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot)
  const [x, y] = beside(spot, -40)
  paddle(art, { x, y, size: 118, angle: heading + Math.PI + 0.34 + random.jitter(0.14) })
  const [sx, sy] = beside(spot, -150, -64)
  const stem = twig({ x: sx, y: sy, size: 190, angle: heading + 0.1 }, 0.12)
  stems(art, [stem], mix(spot.color, STALK, 0.6), 8)
  for (const [along, across, turn, long] of [
    [-118, 34, -0.5, 108],
    [-30, -34, 1.2, 96],
    [-92, 76, 0.2, 112],
    [34, 20, 2.5, 104],
    [-58, -8, -0.7, 116],
    [-34, 44, 0.5, 98],
  ] as const) {
    const [u, v] = beside(spot, along, across)
    const angle = heading + turn + random.jitter(0.3)
    grown(art, { x: u, y: v, size: long, angle }, spot.color)
  }
}

/** Basil as it grows, is bought, or is made ready. */
export const basil = inTurn<PropSpot>(loose, potted, cut, dish, picked)
