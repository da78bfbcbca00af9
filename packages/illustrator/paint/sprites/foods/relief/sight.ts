/** Where a line of sight is searched: from the nearest place away, in so many steps. */
interface Search {
  from: number
  step: number
  steps: number
}

/** Where a line of sight met a body: how near the eye that is, and the most that is inside on the line. */
export interface Met {
  near: number
  /** Below 0 where it misses the body; it goes evenly through 0 at the outline. */
  thick: number
}

/** How deep in a body a place on a line of sight is, below 0 outside. */
type ThickAt = (near: number) => number

/** Where a line of sight meets a body, or where it comes nearest to it. */
export function meet(thickAt: ThickAt, { from, step, steps }: Search): Met {
  let [best, deepest, first] = [from, -Infinity, NaN]
  for (let index = 0; index < steps; index += 1) {
    const near = from - step * index
    const thick = thickAt(near)
    if (thick > deepest) [best, deepest] = [near, thick]
    if (thick > 0 && Number.isNaN(first)) first = near
    // Well inside: the outline is far from here.
    if (thick > CLEAR) break
  }
  if (Math.abs(deepest) < CLEAR) [best, deepest] = deepestAround(thickAt, best, deepest, step)
  if (deepest <= 0) return { near: best, thick: deepest }
  return { near: surface(thickAt, Number.isNaN(first) ? best : first, step), thick: deepest }
}

/** So far inside or outside, an outline need not be found more exactly. */
const CLEAR = 0.1

/** The place between outside and inside where a body begins. */
function surface(thickAt: ThickAt, first: number, step: number): number {
  let [inside, outside] = [first, first + step]
  for (let halving = 0; halving < 5; halving += 1) {
    const middle = (inside + outside) / 2
    if (thickAt(middle) > 0) inside = middle
    else outside = middle
  }
  return inside
}

/** The deepest place near one, searched closer and closer, and how deep it is. */
function deepestAround(
  thickAt: ThickAt,
  start: number,
  depth: number,
  step: number,
): [near: number, thick: number] {
  let [best, deepest] = [start, depth]
  for (let reach = step / 2; reach > step / 20; reach /= 2) {
    for (const near of [best - reach, best + reach]) {
      const thick = thickAt(near)
      if (thick > deepest) [best, deepest] = [near, thick]
    }
  }
  return [best, deepest]
}
