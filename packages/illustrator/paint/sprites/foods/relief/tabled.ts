/** A number for a place of a plane. */
type AtPlace = (x: number, y: number) => number

/**
 * The same function over a square around the middle, computed once on a grid and read between its
 * places: a body is asked the same many times along each line of sight.
 * @param reach half the side of the square; beyond it, what is at its edge
 */
export function tabled(at: AtPlace, reach: number, cell: number): AtPlace {
  const last = Math.ceil((2 * reach) / cell)
  const line = last + 1
  const values = new Float32Array(line * line)
  for (let spot = 0; spot < values.length; spot += 1) {
    values[spot] = at((spot % line) * cell - reach, Math.floor(spot / line) * cell - reach)
  }
  return (x, y) => {
    const u = Math.min(last - 0.001, Math.max(0, (x + reach) / cell))
    const v = Math.min(last - 0.001, Math.max(0, (y + reach) / cell))
    const spot = Math.floor(v) * line + Math.floor(u)
    const [a, b] = [u % 1, v % 1]
    const near = (values[spot] ?? 0) * (1 - a) + (values[spot + 1] ?? 0) * a
    const far = (values[spot + line] ?? 0) * (1 - a) + (values[spot + line + 1] ?? 0) * a
    return near * (1 - b) + far * b
  }
}
