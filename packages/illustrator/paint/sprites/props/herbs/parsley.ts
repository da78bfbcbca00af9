import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade } from '../../../core/color.ts'
import { closed, blob, turnedPoint } from '../../../core/contour.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { tie } from '../twine.ts'
import { leafTone } from '../leaves.ts'
import { filling, smallDish } from '../smallDish.ts'
import { beside, inward } from '../spots.ts'
import { paddle } from '../boards.ts'
import { tumbler } from './potAndGlass.ts'
import { choppedParsley, flatParsleyLeaf, parsleySprig, STALK, YOUNG } from './parsleySprig.ts'
import { stems, twig } from './smallLeaves.ts'

/** Two stalks across each other. */
function loose(art: Canvas, spot: PropSpot): void {
  for (const [along, across, size, turn] of [
    [-178, 52, 200, -0.3],
    [-186, -34, 224, 0.16],
  ] as const) {
    const [x, y] = beside(spot, along, across)
    const angle = inward(spot) + turn + art.random.jitter(0.12)
    parsleySprig(art, { x, y, size, angle }, leafTone(art, spot.color))
  }
}

/** A bunch tied with string; `accent` is the string. */
function bunch(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot) + random.jitter(0.12)
  const [x, y] = beside(spot, -76)
  const stalks = Array.from({ length: 13 }, (_, index) => {
    const fan = index - 6
    const [u, v] = turnedPoint([0, fan * 4], heading, x, y)
    const size = random.range(64, 100)
    const out = twig({ x: u, y: v, size, angle: heading + Math.PI - fan * 0.08 }, 0)
    return [out, twig({ x: u, y: v, size: 110, angle: heading + fan * 0.12 }, fan * 0.02)]
  })
  stems(art, stalks.flat(), mix(spot.color, STALK, 0.6), 7)
  for (const [reach, count, wide, tone] of [
    [96, 6, 0.84, shade(spot.color, 0.28)],
    [66, 6, 0.74, shade(spot.color, 0.1)],
    [44, 5, 0.54, spot.color],
    [74, 4, 0.3, mix(spot.color, YOUNG, 0.16)],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const turn = heading + ((index + 0.5) / count - 0.5) * 2 * wide + random.jitter(0.12)
      const [u, v] = turnedPoint([reach + random.jitter(14), 0], turn, x, y)
      const leaf = { x: u, y: v, size: random.range(72, 92), angle: turn + random.jitter(0.5) }
      flatParsleyLeaf(art, leaf, leafTone(art, tone))
    }
  }
  const [kx, ky] = turnedPoint([8, 0], heading, x, y)
  tie(art, { x: kx, y: ky, size: 29, angle: heading, color: spot.accent })
}

/** A small dish of it, chopped, a leaf on top; `accent` is the dish. */
function dish(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const [x, y] = beside(spot, -26)
  const opening = smallDish(art, { x, y, rx: 108, ry: 108 }, spot.accent, 17)
  const floor = filling(art, opening, shade(spot.color, 0.5), 3)
  choppedParsley(art, { x: floor.x, y: floor.y, color: spot.color }, 78, 0)
  const angle = inward(spot) + random.jitter(0.5)
  const [u, v] = turnedPoint([-6, 24], angle, floor.x, floor.y)
  flatParsleyLeaf(art, { x: u, y: v, size: 88, angle }, mix(spot.color, YOUNG, 0.1))
}

/** Chopped on a board, with a stalk that still has its leaves. */
function chopped(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot)
  const [x, y] = beside(spot, -40)
  paddle(art, { x, y, size: 118, angle: heading + Math.PI - 0.4 + random.jitter(0.14) })
  const [u, v] = beside(spot, 0, 26)
  choppedParsley(art, { x: u, y: v, color: spot.color }, 50, 34)
  const [px, py] = beside(spot, -190, -52)
  const sprig = { x: px, y: py, size: 160, angle: heading - 0.06 + random.jitter(0.08) }
  parsleySprig(art, sprig, spot.color)
}

/** Stalks in a glass of water. */
function inWater(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const [x, y] = beside(spot, -34)
  const mouth = tumbler(art, { x, y, rx: 72, ry: 72 }, mix(spot.color, STALK, 0.5))
  art.fill(closed(blob(random, mouth.x, mouth.y, 48)), shade(spot.color, 0.5))
  const start = random.angle()
  for (const [reach, count, size, tone] of [
    [30, 8, 72, shade(spot.color, 0.26)],
    [20, 6, 68, spot.color],
    [6, 4, 60, mix(spot.color, YOUNG, 0.12)],
    [-10, 3, 50, mix(spot.color, YOUNG, 0.16)],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const turn = start + reach + (index / count) * Math.PI * 2 + random.jitter(0.25)
      const [u, v] = turnedPoint([reach, 0], turn, mouth.x, mouth.y - 6)
      const leaf = {
        x: u,
        y: v,
        size: size * random.range(0.86, 1.12),
        angle: turn + random.jitter(0.4),
      }
      flatParsleyLeaf(art, leaf, leafTone(art, tone))
    }
  }
}

/** Parsley as it is bought, kept, or is made ready. */
export const parsley = inTurn<PropSpot>(loose, bunch, dish, chopped, inWater)
