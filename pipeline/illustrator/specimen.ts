import { drawFood } from './composeDish.ts'
import { composeProduct } from './composeProduct.ts'
import { Canvas } from './core/canvas.ts'
import { PAINTS } from './core/color.ts'
import { vocabulary } from './vocabulary.ts'
import type { Colors, Food } from './words/types.ts'

/** The groups of the vocabulary, in the order of a line. */
export const GROUPS = [
  'grounds',
  'vessels',
  'foods',
  'props',
  'stages',
  'products',
  'stageProps',
] as const
export type Group = (typeof GROUPS)[number]

/** One word alone on a sheet, as the vocabulary page shows it. */
export function drawSpecimen(group: Group, name: string, seed = `${group}/${name}`): Canvas {
  const art = new Canvas(seed)
  drawers[group](art, name)
  return art
}

const drawers: Record<Group, (art: Canvas, name: string) => void> = {
  grounds: (art, name) => drawColored(art, vocabulary.grounds[name]),
  stages: (art, name) => drawColored(art, vocabulary.stages[name]),
  vessels(art, name) {
    drawTable(art)
    drawColored(art, vocabulary.vessels[name])
  },
  foods(art, name) {
    const food = vocabulary.foods[name]
    if (food) drawOnPlate(art, food)
  },
  props(art, name) {
    drawTable(art)
    const prop = vocabulary.props[name]
    // In the middle, where a dish would be.
    prop?.draw(art, { ...colorsOf(prop), place: 'e', x: 600, y: 450 })
  },
  products(art, name) {
    const word = vocabulary.products[name]
    if (!word) return
    const product = { word, colors: colorsOf(word), details: word.details }
    const around = { product, props: [] }
    if (word.view === 'above') composeProduct(art, { view: 'above', scene: TABLE, ...around })
    else composeProduct(art, { view: 'front', scene: WALL, ...around })
  },
  stageProps(art, name) {
    drawColored(art, vocabulary.stages.plain)
    const prop = vocabulary.stageProps[name]
    prop?.draw(art, { ...colorsOf(prop), x: 600, y: 770 })
  },
}

function needed<Word>(table: Readonly<Record<string, Word>>, name: string): Word {
  const word = table[name]
  if (!word) throw new Error(`The vocabulary has no “${name}”.`)
  return word
}

const TABLE = {
  word: needed(vocabulary.grounds, 'plain'),
  colors: { color: PAINTS.sand, accent: PAINTS.oat },
}
const WALL = {
  word: needed(vocabulary.stages, 'plain'),
  colors: { color: PAINTS.oat, accent: PAINTS.caramel },
}

function colorsOf({ color, accent }: Colors): Colors {
  return { color, accent }
}

function drawColored(
  art: Canvas,
  word: (Colors & { draw: (art: Canvas, colors: Colors) => unknown }) | undefined,
): void {
  word?.draw(art, colorsOf(word))
}

function drawTable(art: Canvas): void {
  TABLE.word.draw(art, TABLE.colors)
}

function drawOnPlate(art: Canvas, food: Food): void {
  drawTable(art)
  const vessel = needed(vocabulary.vessels, food.placed === 'base' ? 'bowl' : 'plate')
  const area = vessel.draw(art, { color: PAINTS.bone, accent: PAINTS.mist })
  drawFood(art, area, {
    food,
    scale: 1,
  })
}
