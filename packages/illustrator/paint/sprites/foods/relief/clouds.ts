import type { Random } from '../../../../language/random.ts'

/** A number from -0.5 to 0.5 that goes softly from place to place; 1 is the size of its clouds. */
export type Clouds = (u: number, v: number) => number

/** Clouds of two sizes; the same random gives the same sky. */
export function cloudsOf(random: Random): Clouds {
  const seed = random.whole(1, 9000)
  return (u, v) => (softly(u, v, seed) + softly(u * 2.1, v * 2.1, seed + 7) * 0.5) / 1.5 - 0.5
}

function valueAt(i: number, j: number, seed: number): number {
  let value = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10)

function softly(u: number, v: number, seed: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [ease(u - i), ease(v - j)]
  const top = valueAt(i, j, seed) * (1 - a) + valueAt(i + 1, j, seed) * a
  const foot = valueAt(i, j + 1, seed) * (1 - a) + valueAt(i + 1, j + 1, seed) * a
  return top * (1 - b) + foot * b
}

/** How far a place is from the seam between two plates of a crackled crust: 0 on the seam. */
export function platesOf(random: Random): Clouds {
  const seed = random.whole(1, 9000)
  return (u, v) => {
    const [i, j] = [Math.floor(u), Math.floor(v)]
    let [nearest, next] = [9, 9]
    for (let spot = 0; spot < 9; spot += 1) {
      const [a, b] = [i + (spot % 3) - 1, j + Math.floor(spot / 3) - 1]
      const away = Math.hypot(a + valueAt(a, b, seed) - u, b + valueAt(a, b, seed + 3) - v)
      if (away < nearest) [nearest, next] = [away, nearest]
      else if (away < next) next = away
    }
    return next - nearest
  }
}

/** The larger of two, their seam rounded over `round`. */
export function softMax(first: number, second: number, round: number): number {
  const share = Math.max(0, round - Math.abs(first - second)) / round
  return Math.max(first, second) + share * share * round * 0.25
}

/** The smaller of two, their edge rounded over `round`. */
export function softMin(first: number, second: number, round: number): number {
  return -softMax(-first, -second, round)
}
