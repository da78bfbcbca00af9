/** A place on a line of sight: how near the eye, and how deep inside a body, below 0 outside. */
export interface OnSight {
  near: number
  thick: number
}

/** Where a line of sight is searched: from the nearest place away, in so many steps. */
interface Search {
  from: number
  step: number
  steps: number
}

/**
 * Where a line of sight meets a body, or where it comes nearest to it; `thick` is the most on the line,
 * which goes evenly through 0 at the body's outline.
 */
export function meet<Place extends OnSight>(
  at: (near: number) => Place,
  { from, step, steps }: Search,
): Place {
  const places = Array.from({ length: steps }, (_, index) => at(from - step * index))
  const deepest = places.reduce((best, place) => (place.thick > best.thick ? place : best))
  const { thick } = deepestAround(at, deepest, step)
  const first = places.find((place) => place.thick > 0)
  if (!first) return { ...deepest, thick }
  let [inside, outside] = [first.near, first.near + step]
  for (let halving = 0; halving < 6; halving += 1) {
    const middle = (inside + outside) / 2
    if (at(middle).thick > 0) inside = middle
    else outside = middle
  }
  return { ...at(inside), thick }
}

/** The deepest place near one, searched closer and closer. */
function deepestAround<Place extends OnSight>(
  at: (near: number) => Place,
  start: Place,
  step: number,
): Place {
  let best = start
  for (let reach = step / 2; reach > step / 40; reach /= 2) {
    for (const place of [at(best.near - reach), at(best.near + reach)]) {
      if (place.thick > best.thick) best = place
    }
  }
  return best
}
