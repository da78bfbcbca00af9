import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, moved, open, type Path, type Point } from '../../core/contour.ts'
import { openingOf, type SoupBowl } from './soupBowl.ts'

const STEEL = '#d3d3cc'

/** The handle's line from its neck over the rim, in shares of the bowl's radius, and half its breadth. */
const HANDLE = [
  [0.42, -0.06, 0.034],
  [0.58, -0.185, 0.026],
  [0.82, -0.345, 0.028],
  [1.16, -0.54, 0.04],
  [1.56, -0.75, 0.056],
] as const

/** From the neck into the soup, and across: the way the spoon goes in. */
const INTO: Point = [-0.74, 0.67]
const ACROSS: Point = [0.5, 0.42]

/** Half the breadth of the spoon's bowl on its way into the soup; the rest of it is under. */
const SHOULDERS = [
  [0, 0.036],
  [0.035, 0.06],
  [0.075, 0.115],
  [0.125, 0.172],
  [0.19, 0.22],
  [0.27, 0.24],
  [0.34, 0.23],
] as const

type Put = (points: readonly Point[]) => Point[]

/** A point of the spoon's bowl: how far in, how far aside. */
function onHead(far: number, aside: number): Point {
  const [x, y] = HANDLE[0]
  return [x + INTO[0] * far + ACROSS[0] * aside, y + INTO[1] * far + ACROSS[1] * aside]
}

/** One side of the spoon's bowl, from its neck to where the soup closes over it. */
function sideOf(sign: number, share = 1): Point[] {
  return SHOULDERS.map(([far, half]) => onHead(far, half * sign * share))
}

/** Where the soup stands against the spoon: it bows towards the eye. */
function waterline(share: number, bowed: number): Point[] {
  const [far, half] = SHOULDERS[SHOULDERS.length - 1] ?? [0, 0]
  return [-1, -0.5, 0, 0.5, 1].map((side) =>
    onHead(far + bowed * (1 - side * side), half * side * share),
  )
}

/**
 * A spoon that leans on the rim and dips into a thick soup, which closes over half of its bowl; its
 * shadow falls `within` the opening.
 */
export function spoonInSoup(
  art: Canvas,
  bowl: SoupBowl,
  soup: Color,
  within: Path = openingOf(bowl),
): void {
  const { x, y, size } = bowl
  const put: Put = (points) => points.map(([u, v]): Point => [x + u * size, y + v * size])
  const edge = (sign: number) =>
    put(HANDLE.map(([u, v, half]): Point => [u + half * sign * 0.6, v + half * sign * 0.8]))
  const handle = closed([...edge(-1), ...edge(1).toReversed()])
  const head = closed(put([...sideOf(-1), ...waterline(1, 0.05), ...sideOf(1).toReversed()]))
  art.clipped(within, () => {
    const dark = shade(soup, 0.82)
    art.movedBy(size * 0.06, size * 0.1, () => art.softFill(handle, dark, 0.36, size * 0.014))
    art.movedBy(size * 0.035, size * 0.04, () => art.softFill(head, dark, 0.55, size * 0.02))
  })
  art.movedBy(size * 0.014, size * 0.024, () => art.fill(handle, shade(STEEL, 0.7)))
  art.fill(handle, steel(art))
  const shine = HANDLE.slice(1).map(([u, v]): Point => [u - 0.006, v - 0.008])
  art.stroke(open(put(shine)), '#ffffff', size * 0.014, { opacity: 0.9 })
  spoonHead(art, { put, head, soup, size })
}

interface Head {
  put: Put
  head: string
  soup: Color
  size: number
}

/** What shows of the spoon's bowl: its rim, its hollow in shade, the soup that stands in and around it. */
function spoonHead(art: Canvas, { put, head, soup, size }: Head): void {
  art.fill(head, steel(art))
  art.stroke(head, shade(STEEL, 0.7), size * 0.008, { opacity: 0.7 })
  const inner = [
    ...sideOf(-0.84).slice(1),
    ...waterline(0.84, 0.04),
    ...sideOf(0.84).slice(1).toReversed(),
  ]
  const hollow = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, shade(STEEL, 0.66)],
    [0.5, shade(STEEL, 0.3)],
    [1, tint(STEEL, 0.6)],
  ])
  art.fill(closed(put(inner)), hollow)
  const filled = [
    ...waterline(0.84, 0.05),
    onHead(0.265, 0.16),
    onHead(0.21, 0),
    onHead(0.265, -0.16),
  ]
  art.fill(closed(put(filled)), mix(soup, shade(soup, 0.5), 0.4))
  const pooled = closed(put(filled.map(([u, v]): Point => [u - 0.004, v + 0.012])))
  art.fill(pooled, soup)
  const wet = put(waterline(0.99, 0.055))
  art.stroke(open(moved(wet, size * 0.006, size * 0.02)), shade(soup, 0.5), size * 0.024, {
    opacity: 0.4,
  })
  art.stroke(open(wet), soup, size * 0.04)
  const lit = moved(wet.slice(1, 4), -size * 0.002, -size * 0.004)
  art.stroke(open(lit), tint(soup, 0.6), size * 0.01, { opacity: 0.7 })
}

/** Light on polished steel. */
function steel(art: Canvas): Color {
  return art.linearGradient('x1="0" y1="0" x2=".6" y2="1"', [
    [0, '#ffffff'],
    [0.3, tint(STEEL, 0.4)],
    [0.55, shade(STEEL, 0.3)],
    [0.75, STEEL],
    [1, shade(STEEL, 0.5)],
  ])
}
