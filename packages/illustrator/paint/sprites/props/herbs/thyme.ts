import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, turnedPoint } from '../../../core/contour.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { tie } from '../twine.ts'
import { leafTone } from '../leaves.ts'
import { strewn } from '../shapes.ts'
import { filling, smallDish } from '../smallDish.ts'
import { beside, inward } from '../spots.ts'
import { woodenRound } from '../boards.ts'
import { pot } from './potAndGlass.ts'
import { type Shoot, smallLeaves, stems, twig } from './smallLeaves.ts'
import { LEAF, thymeHeap, thymeLeaves, thymeBranch, OLD_STEM } from './thymeBranch.ts'

/** Three sprigs that lie across each other. */
function loose(art: Canvas, spot: PropSpot): void {
  const heading = inward(spot)
  for (const [along, across, size, turn] of [
    [-120, 44, 240, -0.26],
    [-150, -40, 275, 0.16],
    [-112, 10, 225, 0.42],
  ] as const) {
    const [x, y] = beside(spot, along, across)
    const angle = heading + turn + art.random.jitter(0.14)
    thymeBranch(art, { x, y, size, angle }, leafTone(art, spot.color))
  }
}

/** A bunch tied with string; `accent` is the string. */
function bunch(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot) + random.jitter(0.12)
  const ends = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = beside(spot, -76, (index - 4) * 4.5)
    const angle = heading + Math.PI + (4 - index) * 0.11 + random.jitter(0.08)
    return twig({ x, y, size: random.range(64, 92), angle }, 0)
  })
  stems(art, ends, mix(spot.color, OLD_STEM, 0.6), 5.5)
  for (const fan of [-3.4, 3.3, -2, 2.1, -0.9, 1.1, 0.1]) {
    const [x, y] = beside(spot, -86, fan * 5)
    const angle = heading + fan * 0.13 + random.jitter(0.06)
    const size = random.range(168, 205) - Math.abs(fan) * 10
    thymeBranch(art, { x, y, size, angle }, leafTone(art, spot.color), 0.16)
  }
  const [x, y] = beside(spot, -68)
  tie(art, { x, y, size: 25, angle: heading, color: spot.accent })
}

/** A small dish of its leaves and a sprig across the rim; `accent` is the dish. */
function dish(art: Canvas, spot: PropSpot): void {
  const heading = inward(spot)
  const [x, y] = beside(spot, -24, -6)
  const opening = smallDish(art, { x, y, rx: 106, ry: 106 }, spot.accent, 17)
  const floor = filling(art, opening, shade(spot.color, 0.5), 3)
  thymeHeap(art, { x: floor.x, y: floor.y, color: spot.color }, 78, 0)
  const [u, v] = beside(spot, -108, 92)
  const angle = heading - 0.42 + art.random.jitter(0.1)
  thymeBranch(art, { x: u, y: v, size: 220, angle }, tint(spot.color, 0.08), 0.14)
}

/** Sprigs on a round of wood, and leaves stripped from one of them. */
function onWood(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot)
  const [left, top] = beside(spot, -26)
  woodenRound(art, { x: left, y: top, rx: 120, ry: 120 })
  const [x, y] = beside(spot, 8, -42)
  const bare = [
    [-126, -22, 166, 0.16],
    [-118, 8, 144, -0.5],
  ] as const
  const stripped = bare.map(([u, v, size, turn]) => {
    const [px, py] = beside(spot, u, v)
    return twig({ x: px, y: py, size, angle: heading + turn }, random.jitter(0.2))
  })
  stems(art, stripped, mix(spot.color, OLD_STEM, 0.6), 5)
  thymeHeap(art, { x, y, color: tint(spot.color, 0.06) }, 42, 22)
  for (const [u, v, size, turn] of [
    [-146, 58, 226, 0.02],
    [-140, 28, 208, 0.3],
  ] as const) {
    const [px, py] = beside(spot, u, v)
    const angle = heading + turn + random.jitter(0.1)
    thymeBranch(art, { x: px, y: py, size, angle }, leafTone(art, spot.color))
  }
}

/** A plant in flower in its pot. */
function potted(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { color } = spot
  const [x, y] = beside(spot, -24)
  const soil = pot(art, { x, y, rx: 96, ry: 96 })
  art.fill(closed(blob(random, soil.x, soil.y, 66)), shade(color, 0.6))
  for (const [foot, reach, count, tone] of [
    [30, 92, 12, -0.14],
    [26, 66, 9, 0.02],
    [12, 44, 7, 0.14],
    [2, 26, 4, 0.22],
  ] as const) {
    const start = random.angle()
    const colored = tone < 0 ? shade(color, -tone) : tint(color, tone)
    for (let index = 0; index < count; index += 1) {
      const angle = start + (index / count) * Math.PI * 2 + random.jitter(0.24)
      const [u, v] = turnedPoint([foot, 0], angle, soil.x, soil.y)
      const shoot = {
        x: u,
        y: v,
        size: reach * random.range(0.8, 1.12),
        angle: angle + random.jitter(0.3),
      }
      const main = twig(shoot, random.jitter(0.3))
      stems(art, [main], mix(color, OLD_STEM, 0.4), 4)
      smallLeaves(
        art,
        thymeLeaves(art, main, { from: 0.06, leaf: 22 }),
        leafTone(art, colored),
        LEAF,
      )
      if (random.next() < 0.36) flowers(art, main.at(0.9))
    }
  }
}

/** A head of small flowers at the tip of a shoot. */
function flowers(art: Canvas, { x, y }: { x: number; y: number }): void {
  const { random } = art
  const petals = strewn(random, x, y, 14, 6).flatMap(([u, v]) => {
    const turn = random.angle()
    return [0, 1, 2, 3].map((index): Shoot => {
      return { x: u, y: v, size: 9.5, angle: turn + index * 1.57 + random.jitter(0.3) }
    })
  })
  smallLeaves(art, petals, '#c39ac6', { width: 0.9, height: 4 })
}

/** Thyme as it is bought, grows, or is made ready. */
export const thyme = inTurn<PropSpot>(loose, bunch, dish, onWood, potted)
