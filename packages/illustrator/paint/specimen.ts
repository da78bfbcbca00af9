import { PAINTS } from '../language/paints.ts'
import { type Group, isBase, isNameIn, type Table, words } from '../language/vocabulary.ts'
import type { Colors } from '../language/words/types.ts'
import { drawFood, drawGround } from './composeDish.ts'
import { composeProduct } from './composeProduct.ts'
import { Canvas } from './core/canvas.ts'
import { sprites } from './sprites.ts'

/**
 * One word alone on a sheet, as the vocabulary page shows it.
 *
 * @throws when the group has no such word
 */
export function drawSpecimen(group: Group, name: string, seed = `${group}/${name}`): Canvas {
  const art = new Canvas(seed)
  drawers[group](art, name)
  return art
}

const drawers: Record<Group, (art: Canvas, name: string) => void> = {
  grounds(art, text) {
    const name = nameIn(words.grounds, text)
    sprites.grounds[name](art, colorsOf(words.grounds[name]))
  },
  vessels(art, text) {
    drawGround(art, TABLE)
    const name = nameIn(words.vessels, text)
    sprites.vessels[name](art, colorsOf(words.vessels[name]))
  },
  foods(art, text) {
    drawGround(art, TABLE)
    const name = nameIn(words.foods, text)
    const vessel = isBase(name) ? sprites.vessels.bowl : sprites.vessels.plate
    const area = vessel(art, { color: PAINTS.bone, accent: PAINTS.mist })
    drawFood(art, area, { name, word: words.foods[name], scale: 1 })
  },
  props(art, text) {
    drawGround(art, TABLE)
    const name = nameIn(words.props, text)
    // In the middle, where a dish would be.
    const spot = { ...colorsOf(words.props[name]), place: 'e', x: 600, y: 450 } as const
    sprites.props[name](art, spot)
  },
  stages(art, text) {
    const name = nameIn(words.stages, text)
    sprites.stages[name](art, colorsOf(words.stages[name]))
  },
  products(art, text) {
    const name = nameIn(words.products, text)
    const word = words.products[name]
    const product = { name, word, colors: colorsOf(word), details: word.details }
    const around = { product, props: [] }
    if (word.view === 'above') composeProduct(art, { view: 'above', scene: TABLE, ...around })
    else composeProduct(art, { view: 'front', scene: WALL, ...around })
  },
  stageProps(art, text) {
    sprites.stages.plain(art, colorsOf(words.stages.plain))
    const name = nameIn(words.stageProps, text)
    sprites.stageProps[name](art, { ...colorsOf(words.stageProps[name]), x: 600, y: 770 })
  },
}

const TABLE = {
  name: 'plain',
  word: words.grounds.plain,
  colors: { color: PAINTS.sand, accent: PAINTS.oat },
} as const
const WALL = {
  name: 'plain',
  word: words.stages.plain,
  colors: { color: PAINTS.oat, accent: PAINTS.caramel },
} as const

function nameIn<Name extends string>(table: Table<Name, unknown>, name: string): Name {
  if (!isNameIn(table, name)) throw new Error(`The vocabulary has no “${name}”.`)
  return name
}

function colorsOf({ color, accent }: Colors): Colors {
  return { color, accent }
}
