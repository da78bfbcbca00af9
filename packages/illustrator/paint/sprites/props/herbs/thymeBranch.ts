import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { strewn } from '../shapes.ts'
import { type Heap, type Shoot, smallLeaves, stems, type Twig, twig } from './smallLeaves.ts'

/** The color of old stems. */
export const OLD_STEM = '#8a5a3c'

/** How its leaves lie. */
export const LEAF = { width: 0.62, height: 5 }

/** Leaves in pairs along a twig, each pair across the last, and a tuft at its tip. */
export function thymeLeaves(
  art: Canvas,
  { at, size }: Twig,
  { from, leaf }: { from: number; leaf: number },
): Shoot[] {
  const { random } = art
  const leafAt = (share: number, lean: number, length: number): Shoot => {
    const { x, y, angle } = at(share)
    return { x, y, angle: angle + lean, size: length }
  }
  const count = Math.max(2, Math.round((size * (1 - from)) / (leaf * 0.74)))
  const pairs = Array.from({ length: count }, (_, index) => {
    const share = from + ((1 - from) * (index + 0.4)) / count + random.jitter(0.012)
    const across = index % 2 ? { lean: 0.6, long: 0.62 } : { lean: 1.02, long: 1 }
    return [-1, 1].map((side) => {
      const lean = side * across.lean * (1.1 - share * 0.35) + random.jitter(0.22)
      const length = leaf * across.long * (1.12 - 0.4 * share)
      return leafAt(share, lean, length * random.range(0.84, 1.14))
    })
  })
  const tip = [-0.55, 0.5, 0].map((lean) => leafAt(0.97, lean + random.jitter(0.15), leaf * 0.7))
  return [...pairs.flat(), ...tip]
}

/** A long sprig of thyme: a woody stem, shoots at both its sides; `size` is its length, `x`, `y` its foot. */
export function thymeBranch(art: Canvas, shoot: Shoot, color: Color, from = 0.2): void {
  const { random } = art
  const main = twig(shoot, random.jitter(0.2))
  const first = random.pick([-1, 1])
  const shoots = [0.34, 0.5, 0.66, 0.8].map((share, index) => {
    const side = index % 2 ? -first : first
    const { angle, ...foot } = main.at(share + random.jitter(0.04))
    const size = shoot.size * (0.4 - 0.3 * share) * random.range(0.8, 1.2)
    return twig({ ...foot, size, angle: angle + side * random.range(0.4, 0.66) }, -side * 0.16)
  })
  stems(art, [main], mix(color, OLD_STEM, 0.6), 5)
  stems(art, shoots, mix(color, OLD_STEM, 0.3), 3.4)
  const leaves = shoots.flatMap((side) => thymeLeaves(art, side, { from: 0.3, leaf: 18 }))
  smallLeaves(art, [...leaves, ...thymeLeaves(art, main, { from, leaf: 23 })], color, LEAF)
}

/** Leaves without their stems: a heap within `radius`, and those that strayed from it. */
export function thymeHeap(
  art: Canvas,
  { x, y, color }: Heap,
  radius: number,
  strays: number,
): void {
  const { random } = art
  const strewnLeaves = (reach: number, count: number) =>
    strewn(random, x, y, reach, count).map(([u, v]): Shoot => {
      const angle = random.angle()
      const [dx, dy] = turnedPoint([-9, 0], angle, u, v)
      return { x: dx, y: dy, size: random.range(15, 23), angle }
    })
  smallLeaves(art, strewnLeaves(radius * 1.7, strays), color, LEAF)
  art.fill(
    closed(blob(random, x, y, radius * 0.9, radius * 0.84, { wobble: 0.14 })),
    shade(color, 0.46),
  )
  for (const [share, tone] of [
    [1, shade(color, 0.14)],
    [0.8, color],
    [0.52, tint(color, 0.12)],
  ] as const) {
    const count = Math.round((share * radius) ** 2 / 58)
    smallLeaves(art, strewnLeaves(radius * share, count), tone, {
      ...LEAF,
      height: 7,
      shadowOpacity: 0.4,
    })
  }
}
