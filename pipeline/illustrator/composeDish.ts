import type { Canvas } from './core/canvas.ts'
import { roundedRect, type Point } from './core/contour.ts'
import { heapReach, placePieces } from './placePieces.ts'
import { drawSunlight } from './words/light.ts'
import { atHour } from './words/areas.ts'
import type {
  Area,
  BaseFood,
  Colors,
  DustFood,
  Food,
  Ground,
  PieceFood,
  Place,
  Prop,
  Vessel,
} from './words/types.ts'

/** A word of the vocabulary with the colours its line gives it. */
export interface Painted<Word extends Colors> {
  word: Word
  colors: Colors
}

export interface FoodOnPlate {
  food: Food
  color?: string
  /** The hour of the clock towards which it lies, or the middle; everywhere when it is left out. */
  at?: number | 'c'
  count?: number
  /** How much larger than usual. */
  scale: number
}

/** What a line of art says of a dish seen from above. */
export interface Dish {
  ground: Painted<Ground>
  vessel: Painted<Vessel>
  foods: FoodOnPlate[]
  props: (Painted<Prop> & { place: Place })[]
}

const SPOTS: Record<Place, Point> = {
  n: [600, 34],
  ne: [1095, 130],
  e: [1110, 450],
  se: [1085, 775],
  s: [600, 874],
  sw: [115, 775],
  w: [90, 450],
  nw: [110, 125],
}

/** Draws a dish: the table, what lies under the vessel, the vessel, the food, the rest, the light. */
export function composeDish(art: Canvas, { ground, vessel, foods, props }: Dish): void {
  ground.word.draw(art, ground.colors)
  for (const prop of props) if (prop.word.under) drawProp(art, prop)
  const area = vessel.word.draw(art, vessel.colors)
  for (const food of foods) drawFood(art, area, food)
  for (const prop of props) if (!prop.word.under) drawProp(art, prop)
  drawSunlight(art)
}

/** Draws something beside the dish at the edge it was sent to. */
export function drawProp(art: Canvas, { word, colors, place }: Dish['props'][number]): void {
  const [x, y] = SPOTS[place]
  const stray = () => art.random.jitter(12)
  word.draw(art, { ...colors, place, x: x + stray(), y: y + stray() })
}

/** Draws one food of a line where it belongs in the area. */
export function drawFood(art: Canvas, area: Area, order: FoodOnPlate): void {
  switch (order.food.placed) {
    case 'base':
      return drawBase(art, area, order, order.food)
    case 'dust':
      return drawDust(art, area, order, order.food)
    default:
      return drawPieces(art, area, order, order.food)
  }
}

function drawBase(art: Canvas, area: Area, { color, at, scale }: FoodOnPlate, food: BaseFood) {
  const look = { color: color ?? food.color, scale: food.size * scale }
  const [x, y] = centerOf(area, at, food.size)
  if (area.round) return food.draw(art, { ...area, x, y }, look)
  const left = area.x - area.width / 2
  const top = area.y - area.height / 2
  const inside = roundedRect(left, top, area.width, area.height, 60)
  const reach = { ...area, radius: Math.hypot(area.width, area.height) / 2 }
  art.rotated(area.angle, area.x, area.y, () => {
    art.clipped(inside, () => food.draw(art, reach, look))
  })
}

function drawDust(art: Canvas, area: Area, order: FoodOnPlate, food: DustFood) {
  const { color, at, count = food.count, scale } = order
  const [x, y] = centerOf(area, at, food.size)
  const radius = area.radius * (at === undefined ? food.size : 0.35) * scale
  food.draw(art, { x, y, radius, count, color: color ?? food.color })
}

function drawPieces(art: Canvas, area: Area, order: FoodOnPlate, food: PieceFood) {
  const { color, at, count = food.count, scale } = order
  const size = area.radius * food.size * scale
  const spread = food.placed === 'scatter' ? heapReach(size / area.radius, count) : food.size
  const center = centerOf(area, at, spread)
  const spots = placePieces(art.random, area, { food, size, count, center, at })
  for (const { x, y, angle } of spots) {
    const stray = food.placed === 'scatter' ? art.random.range(0.9, 1.1) : 1
    food.draw(art, { x, y, angle, size: size * stray, color: color ?? food.color })
  }
}

/** The middle of a food that reaches `spread` around it, as a share of the radius: within the rim. */
function centerOf(area: Area, at: FoodOnPlate['at'], spread: number): Point {
  if (at === undefined || at === 'c') return [area.x, area.y]
  return atHour(area, at, Math.min(0.6, 0.98 - Math.min(0.5, spread)))
}
