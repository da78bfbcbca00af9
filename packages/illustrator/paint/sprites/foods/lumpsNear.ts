/** Something that stands out of a surface: where it is, and how far it reaches. */
interface Reaching {
  x: number
  y: number
  rx: number
  ry: number
}

/** The size of a cell in which they are kept, in units of the sheet. */
const CELL = 24

const cellOf = (value: number) => Math.floor(value / CELL)

/**
 * Those of many lumps that may reach a place: to ask all of them at each place would take too long.
 * @param share how much farther than their size they reach, where their edge strays
 */
export function lumpsNear<Lump extends Reaching>(
  lumps: readonly Lump[],
  share = 1,
): (x: number, y: number) => readonly Lump[] {
  const cells = new Map<string, Lump[]>()
  for (const lump of lumps) {
    const [rx, ry] = [lump.rx * share, lump.ry * share]
    for (let column = cellOf(lump.x - rx); column <= cellOf(lump.x + rx); column += 1) {
      for (let row = cellOf(lump.y - ry); row <= cellOf(lump.y + ry); row += 1) {
        const key = `${column} ${row}`
        const kept = cells.get(key)
        if (kept) kept.push(lump)
        else cells.set(key, [lump])
      }
    }
  }
  return (x, y) => cells.get(`${cellOf(x)} ${cellOf(y)}`) ?? []
}
