import { type Point, pack, turned, turnedPoint } from './core/contour.ts'
import type { Random } from '../language/random.ts'
import type { PieceFood } from '../language/words/types.ts'
import type { Area } from './sprites/types.ts'

interface Spot {
  x: number
  y: number
  angle: number
}

interface Order {
  food: PieceFood
  /** The size of one piece, in units of the sheet. */
  size: number
  count: number
  /** Where they are to lie. */
  center: Point
  /** The hour they were sent to, or the middle; everywhere when it is left out. */
  at?: number | 'c'
  /** They lie in clumps, as the spoon left them. */
  clumped?: boolean
}

/** Things no larger than this, as a share of the radius, need no order of drawing. */
const SMALL = 0.1

/** Where each piece of a food lies and how it is turned, in the order in which they are drawn. */
export function placePieces(random: Random, area: Area, order: Order): Spot[] {
  const points = pointsOf(random, area, order)
  // Nearer ones overlap those behind them.
  if (order.food.placed === 'scatter' && order.food.size > SMALL) {
    points.sort(([, first], [, second]) => first - second)
  }
  const bundled = order.food.placed === 'bundle'
  return points.map(([x, y]) => {
    return { x, y, angle: bundled ? -0.34 + random.jitter(0.09) : random.angle() }
  })
}

function pointsOf(random: Random, area: Area, order: Order): Point[] {
  switch (order.food.placed) {
    case 'one':
      return [order.center]
    case 'fan':
      return inLine(order, order.food.step ?? 0.66)
    case 'row':
      return inLine(order, order.food.step ?? 1.15)
    case 'stack':
      return alongSteps(order, ([x, y], index) => [
        x + index * order.size * 0.62,
        y + index * order.size * 0.13 + order.size * 0.1,
      ])
    case 'bundle':
      return alongSteps(order, ([x, y], index) => [
        x + index * area.radius * 0.035 + random.jitter(12),
        y + index * area.radius * 0.085,
      ])
    case 'grid':
      // Sent to one place, they lie as they fall.
      return order.at === undefined ? inGrid(area, order.count) : scattered(random, area, order)
    case 'scatter':
      return scattered(random, area, order)
  }
}

/** Points counted from the middle outwards: -1, 0, 1 for three. */
function alongSteps({ center, count }: Order, place: (center: Point, index: number) => Point) {
  return Array.from({ length: count }, (_, index) => place(center, index - (count - 1) / 2))
}

function inLine(order: Order, step: number): Point[] {
  const { at, size } = order
  const angle = typeof at === 'number' ? (at / 12) * Math.PI * 2 : -0.55
  return alongSteps(order, ([x, y], index) => [
    x + Math.cos(angle) * index * size * step,
    y + Math.sin(angle) * index * size * step,
  ])
}

function inGrid(area: Area, count: number): Point[] {
  const width = area.round ? area.radius * 1.5 : area.width
  const height = area.round ? area.radius * 1.5 : area.height
  const columns = width > height * 1.25 && count > 9 ? 4 : 3
  const rows = Math.ceil(count / columns)
  const points = Array.from({ length: count }, (_, index): Point => {
    const column = (index % columns) - (columns - 1) / 2
    const row = Math.floor(index / columns) - (rows - 1) / 2
    return [(column * width * 0.98) / columns, (row * height * 0.98) / rows]
  })
  return turned(points, area.angle, area.x, area.y)
}

/** How far from their middle pieces scattered towards an hour lie, as a share of the radius. */
export function heapReach(pieceSize: number, count: number): number {
  return Math.max(0.26, Math.min(0.5, Math.sqrt(count) * pieceSize * 0.95))
}

/** Things no larger than this, as a share of the radius, fall from a hand: thick here, thin there. */
const GARNISH = 0.13
const HANDFUL = 30
/** Things larger than this are laid one beside the other. */
const LARGE = 0.18
/** So few tries leave pieces of food as uneven as they are when they are served. */
const UNEVEN = 7
const CLUMPED = 2
/** How many fall together, and how far from their middle, as a share of the place. */
const PINCH = { pieces: 4, reach: 0.44 } as const

function strewn(
  random: Random,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  count: number,
): Point[] {
  const pinches = pack(random, 0, 0, 0.86, Math.ceil(count / PINCH.pieces), { tries: 5 })
  return Array.from({ length: count }, (_, index): Point => {
    const [u, v] = pinches[Math.floor(index / PINCH.pieces)] ?? [0, 0]
    const turn = random.angle()
    const reach = PINCH.reach * random.next()
    const [px, py] = [u + Math.cos(turn) * reach, v + Math.sin(turn) * reach]
    const inside = Math.max(1, Math.hypot(px, py))
    return [x + (px / inside) * rx, y + (py / inside) * ry]
  })
}

function scattered(random: Random, area: Area, order: Order): Point[] {
  const { food, size, count, center, at, clumped } = order
  const [x, y] = center
  if (at !== undefined && count === 1) return [center]
  if (at !== undefined) {
    return pack(random, x, y, area.radius * heapReach(size / area.radius, count), count)
  }
  if (area.round) {
    const margin = area.radius * Math.min(0.66, food.size * 1.02 + 0.04)
    const [rx, ry] = [area.width / 2 - margin, area.height / 2 - margin]
    if (!clumped && food.size <= GARNISH && count <= HANDFUL)
      return strewn(random, { x, y, rx, ry }, count)
    const tries = clumped ? CLUMPED : food.size > LARGE ? 18 : UNEVEN
    return pack(random, x, y, rx, count, { ry, tries })
  }
  const halfWidth = (area.width / 2) * (1 - food.size * 0.5)
  const halfHeight = (area.height / 2) * (1 - food.size * 0.8)
  const points = pack(random, 0, 0, halfWidth, count, { ry: halfHeight, box: true })
  return points.map((point) => turnedPoint(point, area.angle, area.x, area.y))
}
