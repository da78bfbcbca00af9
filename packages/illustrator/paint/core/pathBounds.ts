import type { Path, Point } from './contour.ts'

/** The box around something, in units of the sheet. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A command letter, or a number; flags of arcs are numbers of their own here. */
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** How many numbers follow each command. */
const LENGTHS = new Map(
  Object.entries({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }),
)

/**
 * A box that holds a path, at most as much larger as its control points and the radii of its arcs.
 * @throws when the path has something else in it than SVG's commands and their numbers
 */
export function boundsOf(path: Path): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const reach = ([x, y]: Point, around = 0) => {
    box.left = Math.min(box.left, x - around)
    box.top = Math.min(box.top, y - around)
    box.right = Math.max(box.right, x + around)
    box.bottom = Math.max(box.bottom, y + around)
  }
  walk(path, reach)
  return box
}

/** What numbers after a whole command mean, where that is not the same once more. */
const REPEATED = new Map([
  ['m', 'l'],
  ['M', 'L'],
])

type Reach = (point: Point, around?: number) => void

/** Tells every point that shapes the path. */
function walk(path: Path, reach: Reach): void {
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      at = start
      continue
    }
    const points = pointsOf(kind, numbers, command === kind ? at : undefined, at)
    const around = kind === 'a' ? roundness(numbers, at, points[0] ?? at) : 0
    for (const point of points) reach(point, around)
    at = points.at(-1) ?? at
    if (kind === 'm') start = at
  }
}

/** The points of a command, on the sheet; those of relative ones are counted from `origin`. */
function pointsOf(kind: string, numbers: number[], origin: Point | undefined, at: Point): Point[] {
  const [x, y] = origin ?? [0, 0]
  const [first = 0] = numbers
  if (kind === 'h') return [[x + first, at[1]]]
  if (kind === 'v') return [[at[0], y + first]]
  const pairs = kind === 'a' ? numbers.slice(5) : numbers
  return Array.from({ length: pairs.length / 2 }, (_, index): Point => {
    const [dx = 0, dy = 0] = pairs.slice(index * 2)
    return [x + dx, y + dy]
  })
}

/** How far an arc may bulge around its end: its diameter, which SVG widens to reach from end to end. */
function roundness([rx = 0, ry = 0]: number[], from: Point, to: Point): number {
  return Math.max(2 * rx, 2 * ry, Math.hypot(to[0] - from[0], to[1] - from[1]))
}

interface Command {
  command: string
  numbers: number[]
}

/** The commands of a path, each with its own letter, even where SVG lets it be left out. */
function* commandsOf(path: Path): Generator<Command> {
  const tokens = path.match(TOKEN) ?? []
  let command = ''
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] ?? ''
    const isNamed = /[a-z]/i.test(token)
    command = isNamed ? token : (REPEATED.get(command) ?? command)
    const from = isNamed ? index + 1 : index
    const length = LENGTHS.get(command.toLowerCase()) ?? Number.NaN
    const numbers = tokens.slice(from, from + length).map(Number)
    index = from + length
    if (
      !(index > from - Number(isNamed)) ||
      numbers.length < length ||
      numbers.some(Number.isNaN)
    ) {
      throw new Error(`“${command}” is not whole in the path that begins “${path.slice(0, 80)}”`)
    }
    yield { command, numbers }
  }
}
