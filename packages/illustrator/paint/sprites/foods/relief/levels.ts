import type { Path, Point } from '../../../core/contour.ts'

/** Numbers on a grid of square cells. */
export interface Grid {
  x: number
  y: number
  cell: number
  columns: number
  rows: number
  values: Float32Array
}

/** The outlines of all that is higher than `level`, as one path to be filled by `evenodd`. */
export function levelPath(grid: Grid, level: number): Path {
  const next = links(grid, level)
  const loops: string[] = []
  for (const start of next.keys()) {
    const loop: number[] = []
    let side: number | undefined = start
    while (side !== undefined && next.has(side)) {
      loop.push(side)
      const following: number | undefined = next.get(side)
      next.delete(side)
      side = following
    }
    if (loop.length >= FEWEST_SIDES) loops.push(pathOf(grid, level, loop))
  }
  return loops.join('')
}

/** Beyond its edge a grid is low: each outline closes. */
function valueAt({ columns, rows, values }: Grid, column: number, row: number): number {
  const isInside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1
  return isInside ? (values[row * columns + column] ?? -1e3) : -1e3
}

/** 1 where a grid is higher than `level`, 0 elsewhere and all along its edge. */
function highSpots({ columns, rows, values }: Grid, level: number): Uint8Array {
  const high = new Uint8Array(columns * rows)
  for (let row = 1; row < rows - 1; row += 1) {
    const last = (row + 1) * columns - 1
    for (let spot = row * columns + 1; spot < last; spot += 1) {
      if ((values[spot] ?? 0) > level) high[spot] = 1
    }
  }
  return high
}

/** From each side of a cell that an outline crosses to the next one. */
function links(grid: Grid, level: number): Map<number, number> {
  const { columns, rows } = grid
  const next = new Map<number, number>()
  const high = highSpots(grid, level)
  for (let spot = 0; spot < columns * (rows - 1) - 1; spot += 1) {
    const below = spot + columns
    const [a, b] = [high[spot] ?? 0, high[spot + 1] ?? 0]
    const [c, d] = [high[below + 1] ?? 0, high[below] ?? 0]
    const count = a + b + c + d
    if (count === 0 || count === 4) continue
    linkCell([a, b, c, d], [spot * 2, spot * 2 + 3, below * 2, spot * 2 + 1], next)
  }
  return next
}

/** Around one cell, clockwise: where an outline leaves what is high, it goes on where that begins again. */
function linkCell(high: readonly number[], sides: readonly number[], next: Map<number, number>) {
  for (let corner = 0; corner < 4; corner += 1) {
    if (!high[corner] || high[(corner + 1) % 4]) continue
    for (let step = 1; step < 4; step += 1) {
      const back = (corner + step) % 4
      if (high[back] || !high[(back + 1) % 4]) continue
      next.set(sides[corner] ?? 0, sides[back] ?? 0)
      break
    }
  }
}

/** Loops of fewer sides than this are specks that nobody sees. */
const FEWEST_SIDES = 7

/** Numbers relative to the point before are short. */
function pathOf(grid: Grid, level: number, loop: readonly number[]): Path {
  let [fromX, fromY] = [0, 0]
  return `${straightened(loop.map((side) => crossing(grid, level, side)))
    .map(([x, y], index) => {
      const step = `${index === 0 ? 'M' : 'l'}${(x - fromX) / 10} ${(y - fromY) / 10}`
      ;[fromX, fromY] = [x, y]
      return step
    })
    .join('')}z`
}

/** How far a line may stray from its points, in tenths of a unit. */
const STRAY = 4

/** Without the points that lie on the line between their neighbors: most of an outline's length. */
function straightened(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  let skipped: Point[] = []
  for (const [index, point] of points.entries()) {
    const from = kept.at(-1)
    const following = points[index + 1]
    const passed = [...skipped, point]
    if (from && following && passed.length < 8 && isNearLine(passed, from, following)) {
      skipped = passed
      continue
    }
    kept.push(point)
    skipped = []
  }
  return kept
}

function isNearLine(points: readonly Point[], [x1, y1]: Point, [x2, y2]: Point): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  if (length === 0) return false
  return points.every(([x, y]) => Math.abs((x - x1) * dy - (y - y1) * dx) < STRAY * length)
}

/** Where on the side of a cell the level is, in tenths of a unit. */
function crossing(grid: Grid, level: number, side: number): Point {
  const spot = side >> 1
  const [column, row] = [spot % grid.columns, Math.floor(spot / grid.columns)]
  const isUpright = side % 2 === 1
  const first = Math.max(valueAt(grid, column, row), level - 1)
  const second = Math.max(
    valueAt(grid, column + (isUpright ? 0 : 1), row + (isUpright ? 1 : 0)),
    level - 1,
  )
  const share = first === second ? 0.5 : (level - first) / (second - first)
  const x = grid.x + (column + (isUpright ? 0 : share)) * grid.cell
  const y = grid.y + (row + (isUpright ? share : 0)) * grid.cell
  return [Math.round(x * 10), Math.round(y * 10)]
}
