import type { Canvas } from '../../../core/canvas.ts'
import { mix, tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { marbleSlab } from '../boards.ts'
import { tie } from '../twine.ts'
import { leafTone } from '../leaves.ts'
import { beside, inward } from '../spots.ts'
import { BARK, needleHeap, rosemaryFlowers, rosemaryBranch } from './rosemaryBranch.ts'
import { stems, twig } from './smallLeaves.ts'
import { paperBefore, paperBehind } from './wrapping.ts'

/** Two sprigs across each other. */
function loose(art: Canvas, spot: PropSpot): void {
  for (const [along, across, size, turn] of [
    [-168, -44, 280, 0.12],
    [-154, 40, 246, -0.34],
  ] as const) {
    const [x, y] = beside(spot, along, across)
    const angle = inward(spot) + turn + art.random.jitter(0.14)
    rosemaryBranch(art, { x, y, size, angle }, leafTone(art, spot.color))
  }
}

/** A bunch tied with string; `accent` is the string. */
function bunch(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot) + random.jitter(0.12)
  const ends = [-12, -4, 4, 11].map((across) => {
    const [x, y] = beside(spot, -76, across)
    const size = random.range(60, 90)
    return twig({ x, y, size, angle: heading + Math.PI - across * 0.03 }, 0)
  })
  stems(art, ends, mix(spot.color, BARK, 0.7), 8)
  for (const fan of [-2.4, 2.3, -1.2, 1.3, 0]) {
    const [x, y] = beside(spot, -92, fan * 6)
    const angle = heading + fan * 0.15 + random.jitter(0.05)
    const size = random.range(172, 196) - Math.abs(fan) * 14
    rosemaryBranch(art, { x, y, size, angle }, leafTone(art, spot.color), { from: 0.2 })
  }
  const [x, y] = beside(spot, -66)
  tie(art, { x, y, size: 26, angle: heading, color: spot.accent })
}

/** A branch in flower. */
function flowering(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot) + random.jitter(0.1)
  const [x, y] = beside(spot, -160, 10)
  const trunk = twig({ x, y, size: 290, angle: heading }, 0.1)
  for (const [share, turn, size] of [
    [0.3, -0.62, 168],
    [0.34, 0.66, 150],
    [0.52, -0.5, 130],
    [0.56, 0.5, 124],
  ] as const) {
    const { angle, ...foot } = trunk.at(share)
    const shoot = { ...foot, size, angle: angle + turn + random.jitter(0.1) }
    const side = rosemaryBranch(art, shoot, leafTone(art, spot.color), { length: 42 })
    rosemaryFlowers(art, side, 2)
  }
  const main = rosemaryBranch(art, { x, y, size: 290, angle: heading }, tint(spot.color, 0.08))
  rosemaryFlowers(art, main, 4)
}

/** Sprigs in paper, as a greengrocer wraps them. */
function inPaper(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const [x, y] = beside(spot, -38)
  const cone = { x, y, size: 122, angle: inward(spot) + random.jitter(0.1) }
  paperBehind(art, cone)
  for (const fan of [-2, 2.1, -1, 1.1, 0]) {
    const [u, v] = beside(spot, -88, fan * 10)
    const angle = cone.angle + fan * 0.13 + random.jitter(0.05)
    const size = random.range(200, 222) - Math.abs(fan) * 14
    rosemaryBranch(art, { x: u, y: v, size, angle }, leafTone(art, spot.color), { from: 0.3 })
  }
  paperBefore(art, cone)
}

/** Needles stripped from a sprig and one that still has its own, on marble. */
function onMarble(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const heading = inward(spot)
  const [x, y] = beside(spot, -34)
  marbleSlab(art, { x, y, size: 100, angle: 0.2 + random.jitter(0.16) })
  const [u, v] = beside(spot, -16, -36)
  needleHeap(art, { x: u, y: v, color: spot.color })
  const [px, py] = beside(spot, -150, 46)
  const sprig = { x: px, y: py, size: 262, angle: heading - 0.02 + random.jitter(0.08) }
  rosemaryBranch(art, sprig, tint(spot.color, 0.06), { from: 0.3 })
}

/** Rosemary as it is bought, blooms, or is made ready. */
export const rosemary = inTurn<PropSpot>(loose, bunch, flowering, inPaper, onMarble)
