import type { Canvas } from '../../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import { num, open, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece, PropSpot } from '../../types.ts'

/** Where something grows and which way: `size` is its length, `x` and `y` its foot. */
export type Shoot = Omit<Piece, 'color'>

/** Where leaves without their stems lie in a heap. */
export type Heap = Pick<PropSpot, 'x' | 'y' | 'color'>

/** A small leaf: from its foot, which way, how long. */
export interface SmallLeaf extends Shoot {
  /** How far its tip bends to its right, as a share of its length. */
  bend?: number
}

interface Foliage {
  /** The width of a leaf, as a share of its length. */
  width: number
  /** How high the leaves lie, in units of the sheet. */
  height: number
  shadowOpacity?: number
}

/** The outline of a leaf between two shares of its width: from its foot to its tip, and back. */
function outline(leaf: SmallLeaf, width: number, upper: number, lower: number): Path {
  const { x, y, size, angle, bend = 0 } = leaf
  const at = (u: number, v: number): string => {
    const point: Point = [u * size, (v * width + bend * u * u) * size]
    return turnedPoint(point, angle, x, y).map(num).join(' ')
  }
  const there = `C${at(0.2, upper * 0.62)} ${at(0.74, upper * 0.72)} ${at(1, 0)}`
  return `M${at(0, 0)}${there}C${at(0.74, lower * 0.72)} ${at(0.2, lower * 0.62)} ${at(0, 0)}Z`
}

/** How much a leaf turns towards the light at the upper left, from -1 to 1. */
function lightOn({ angle }: Shoot): number {
  return -0.55 * Math.cos(angle) - 0.83 * Math.sin(angle)
}

/**
 * Leaves too small for veins, many at once: their shadow, those in the shade, those in the light.
 * One half of each is lit.
 */
export function smallLeaves(
  art: Canvas,
  leaves: readonly SmallLeaf[],
  color: Color,
  look: Foliage,
): void {
  if (leaves.length === 0) return
  const { width, height, shadowOpacity = 0.3 } = look
  art.shadow(leaves.map((leaf) => outline(leaf, width, -1, 1)).join(''), height, shadowOpacity)
  const toned = leaves.map((leaf) => ({
    leaf,
    light: lightOn(leaf) * 0.7 + art.random.jitter(0.75),
  }))
  for (const [from, to, dark, half] of [
    [-2, -0.35, shade(color, 0.36), shade(color, 0.16)],
    [-0.35, 0.4, shade(color, 0.1), tint(color, 0.14)],
    [0.4, 2, tint(color, 0.1), tint(color, 0.42)],
  ] as const) {
    const some = toned.filter(({ light }) => light >= from && light < to).map(({ leaf }) => leaf)
    art.fill(some.map((leaf) => outline(leaf, width, -1, 1)).join(''), dark)
    const lit = some.map((leaf) => outline(leaf, width, litSide(leaf.angle) * 0.86, 0.04))
    art.fill(lit.join(''), half)
  }
}

/** A stem from its foot to its tip, bent; `at` is a share of the way along it. */
export interface Twig extends Shoot {
  at: (share: number) => { x: number; y: number; angle: number }
  line: Path
}

/** @param bend how far its tip strays, as a share of its length */
export function twig(shoot: Shoot, bend: number): Twig {
  const { x, y, size, angle } = shoot
  const at = (share: number) => {
    const [u, v] = turnedPoint([share * size, bend * size * share * share], angle, x, y)
    return { x: u, y: v, angle: angle + Math.atan(2 * bend * share) }
  }
  const points = [0, 0.33, 0.66, 1].map((share): Point => [at(share).x, at(share).y])
  return { ...shoot, at, line: open(points) }
}

/** Stems: their shadow, their dark side, the light along them. */
export function stems(art: Canvas, twigs: readonly Twig[], color: Color, width: number): void {
  const lines = twigs.map(({ line }) => line).join('')
  art.movedBy(width * 0.7, width * 1.1, () => art.stroke(lines, SHADOW, width, { opacity: 0.3 }))
  art.stroke(lines, shade(color, 0.34), width)
  art.movedBy(-width * 0.14, -width * 0.2, () => art.stroke(lines, tint(color, 0.12), width * 0.5))
}
