import type { ColoredGround, Dish, FoodOnPlate, PlacedProp } from '../language/art.ts'
import { foods as foodWords, isBase, isDust } from '../language/vocabulary.ts'
import type { Color } from '../language/paints.ts'
import type { BaseFood, DustFood, PieceFood, Place } from '../language/words/types.ts'
import type { Canvas } from './core/canvas.ts'
import { pointInView, riseIn } from './core/camera.ts'
import { num, roundedRect, type Point } from './core/contour.ts'
import { heapReach, placePieces } from './placePieces.ts'
import { sprites } from './sprites.ts'
import { drawSunk } from './sunk.ts'
import { atHour } from './sprites/areas.ts'
import { drawSunlight } from './sprites/light.ts'
import type { Area, DrawBase, DrawDust, DrawPiece, Piece } from './sprites/types.ts'

/** Where props lie in the picture, from -1 at its left or upper edge to 1 at the other. */
const SPOTS: Record<Place, Point> = {
  n: [0, -0.96],
  ne: [0.86, -0.75],
  e: [0.91, 0],
  se: [0.85, 0.76],
  s: [0, 0.97],
  sw: [-0.85, 0.76],
  w: [-0.91, 0],
  nw: [-0.86, -0.76],
}

/** Draws a dish: the table in its light, what lies under the vessel, the vessel, the food, the rest. */
export function composeDish(art: Canvas, { ground, vessel, foods, props }: Dish): void {
  drawTable(art, ground)
  for (const prop of props) if (prop.word.under) drawProp(art, prop)
  let area = sprites.vessels[vessel.name](art, vessel.colors)
  for (const [index, food] of foods.entries()) {
    drawFood(art, area, food, liquidIn(foods.slice(0, index)))
    area = topOf(art, area, food)
  }
  for (const prop of props) if (!prop.word.under) drawProp(art, prop)
}

/** Where food lies after this one: on top of it, if it has one. */
function topOf(art: Canvas, area: Area, { name, scale }: FoodOnPlate): Area {
  if (isBase(name) || isDust(name)) return area
  const { size, top = 0 }: PieceFood = foodWords[name]
  return { ...area, y: area.y - area.radius * size * scale * top * riseIn(art.camera) }
}

/** How much larger than the sheet a table is, so that it goes on where a camera sees beyond. */
const TABLE = { scale: 1.4, turn: 0.12 } as const

/** A table that reaches beyond what a camera shows, in the light of a window. */
export function drawTable(art: Canvas, ground: Pick<ColoredGround, 'name' | 'colors'>): void {
  const { random } = art
  const degrees = num((random.jitter(TABLE.turn) * 180) / Math.PI)
  const place = `translate(600 450) rotate(${degrees}) scale(${TABLE.scale}) translate(-600 -450)`
  art.group(`transform="${place}"`, () => {
    drawGround(art, ground)
    drawSunlight(art)
  })
}

/** Fills the sheet with what everything stands on. */
export function drawGround(art: Canvas, { name, colors }: Pick<ColoredGround, 'name' | 'colors'>) {
  sprites.grounds[name](art, colors)
}

/** Draws something beside the dish at the edge its line names. */
export function drawProp(art: Canvas, prop: PlacedProp): void {
  art.apart(prop.name, () => drawAtEdge(art, prop))
}

function drawAtEdge(art: Canvas, { name, word, colors, place }: PlacedProp): void {
  const [x, y] = pointInView(art.camera, ...SPOTS[place])
  const { random } = art
  const spot = { ...colors, place, x: x + random.jitter(14), y: y + random.jitter(14) }
  const degrees = random.jitter(word.under ? 5 : 16)
  const scale = word.under ? 1 : random.range(0.94, 1.2)
  const tall = word.round ? 1 / art.camera.foreshortening : 1
  art.group(
    `transform="translate(${num(spot.x)} ${num(spot.y)}) scale(1 ${tall.toFixed(3)}) rotate(${num(degrees)}) scale(${scale.toFixed(3)}) translate(${num(-spot.x)} ${num(-spot.y)})"`,
    () => sprites.props[name](art, spot),
  )
}

/** The color of the soup or sauce that was poured last. */
function liquidIn(foods: readonly FoodOnPlate[]): Color | undefined {
  const poured = foods.flatMap(({ name, color }) => {
    if (!isBase(name)) return []
    const word: BaseFood = foodWords[name]
    return word.liquid ? [color ?? word.color] : []
  })
  return poured.at(-1)
}

/** Draws one food of a line where it belongs in the area; `liquid` is the color of what is poured there. */
export function drawFood(art: Canvas, area: Area, order: FoodOnPlate, liquid?: Color): void {
  const { name } = order
  if (isBase(name)) drawBase(art, area, order, foodWords[name], sprites.foods[name])
  else if (isDust(name)) drawDust(art, area, order, foodWords[name], sprites.foods[name])
  else drawPieces(art, area, { order, liquid }, foodWords[name], sprites.foods[name])
}

function drawBase(
  art: Canvas,
  area: Area,
  { color, at, scale }: FoodOnPlate,
  food: BaseFood,
  draw: DrawBase,
) {
  const look = { color: color ?? food.color, scale: food.size * scale }
  const [x, y] = centerOf(area, at, food.size)
  if (area.round) return draw(art, { ...area, x, y }, look)
  const left = area.x - area.width / 2
  const top = area.y - area.height / 2
  const inside = roundedRect(left, top, area.width, area.height, 60)
  const reach = { ...area, radius: Math.hypot(area.width, area.height) / 2 }
  art.rotated(area.angle, area.x, area.y, () => {
    art.clipped(inside, () => draw(art, reach, look))
  })
}

function drawDust(art: Canvas, area: Area, order: FoodOnPlate, food: DustFood, draw: DrawDust) {
  const { color, at, count = food.count, scale } = order
  const [x, y] = centerOf(area, at, food.size)
  const radius = area.radius * (at === undefined ? food.size : 0.35) * scale
  draw(art, { x, y, radius, count, color: color ?? food.color })
}

interface Serving {
  order: FoodOnPlate
  liquid: Color | undefined
}

function drawPieces(
  art: Canvas,
  area: Area,
  { order, liquid }: Serving,
  food: PieceFood,
  draw: DrawPiece,
) {
  const { color, at, count = food.count, scale } = order
  const size = area.radius * food.size * scale
  const spread = food.placed === 'scatter' ? heapReach(size / area.radius, count) : food.size
  const center = centerOf(area, at, spread)
  const clumped = liquid !== undefined && food.sinks === true
  const placing = { food, size, count, center, at, clumped }
  const spots = placePieces(art.random, area, placing)
  const served = ({ x, y, angle }: (typeof spots)[number]): Piece => {
    const stray = food.placed === 'scatter' ? art.random.range(0.84, 1.14) : 1
    return { x, y, angle, size: size * stray, color: color ?? food.color }
  }
  if (liquid && clumped) drawSunk(art, spots.map(served), liquid, draw)
  else for (const spot of spots) draw(art, served(spot))
}

/** The middle of a food that reaches `spread` around it, as a share of the radius: within the rim. */
function centerOf(area: Area, at: FoodOnPlate['at'], spread: number): Point {
  if (at === undefined || at === 'c') return [area.x, area.y]
  return atHour(area, at, Math.min(0.6, 0.98 - Math.min(0.5, spread)))
}
