import { didYouMean, suggest } from '../content/suggest.ts'
import { type ArtMistake, type ArtToken, readArtLine } from './artLine.ts'
import { checkMarks, type Mark } from './checkMarks.ts'
import type { Dish, FoodOnPlate, Painted } from './composeDish.ts'
import type { ProductPicture, Side } from './composeProduct.ts'
import { PAINTS } from './core/color.ts'
import { vocabulary } from './vocabulary.ts'
import { type Colors, type Place, PLACES, type Product } from './words/types.ts'

/** A picture as its line tells it, every word understood. */
export type Art = { kind: 'dish'; dish: Dish } | { kind: 'product'; product: ProductPicture }

const COLORS: readonly Mark[] = ['color', 'accent']
const MARKS = {
  ground: COLORS,
  stage: COLORS,
  vessel: COLORS,
  product: [...COLORS, 'details'],
  prop: [...COLORS, 'place'],
  'prop on a stage': [...COLORS, 'place'],
} as const satisfies Record<string, readonly Mark[]>

type Complain = (mistake: ArtMistake) => void
type Table<Word> = Readonly<Record<string, Word>>

/**
 * Understands a line.
 * @param complain told every mistake, with its place in the line
 * @returns null when there was a mistake
 */
export function understandArt(line: string, complain: Complain): Art | null {
  let sound = true
  const tell: Complain = (mistake) => {
    sound = false
    complain(mistake)
  }
  const parts = readArtLine(line, tell)
  const art = tellsProduct(parts) ? readProduct(parts, line, tell) : readDish(parts, line, tell)
  return sound ? art : null
}

/** Whether a line is a product's: its second word says so, or the one that was probably meant. */
function tellsProduct(parts: ArtToken[][]): boolean {
  const { stages, grounds, vessels, products } = vocabulary
  const scene = parts[0]?.[0]?.name ?? ''
  const thing = parts[1]?.[0]?.name ?? ''
  const onStage = Object.hasOwn(stages, scene)
  const onGround = Object.hasOwn(grounds, scene)
  const meant =
    Object.hasOwn(products, thing) || Object.hasOwn(vessels, thing)
      ? thing
      : suggest(thing, [...Object.keys(vessels), ...Object.keys(products)])
  if (meant === undefined) return onStage && !onGround
  if (!Object.hasOwn(vessels, meant)) return true
  // A saucepan is both: on a stage it is for sale, on a ground there is food in it.
  return Object.hasOwn(products, meant) && onStage && !(onGround && parts.length === 4)
}

function readDish(parts: ArtToken[][], line: string, complain: Complain): Art | null {
  const [grounds, vessels, foods = [], props = [], ...rest] = parts
  const ground = one(grounds, line, 'a ground', complain)
  const vessel = one(vessels, line, 'a vessel or a product', complain)
  tooMany(rest, 'ground | vessel | foods | props', complain)
  const painted = ground && paintedWord(ground, vocabulary.grounds, 'ground', complain)
  const served = vessel && paintedWord(vessel, vocabulary.vessels, 'vessel', complain)
  const dish = {
    foods: foods.flatMap((token) => readFood(token, complain)),
    props: props.flatMap((token) => readProp(token, complain)),
  }
  if (!painted || !served) return null
  return { kind: 'dish', dish: { ...dish, ground: painted, vessel: served } }
}

function readProduct(parts: ArtToken[][], line: string, complain: Complain): Art | null {
  const [scenes, products, props = [], ...rest] = parts
  const scene = one(scenes, line, 'a stage or a ground', complain)
  const token = one(products, line, 'a product', complain)
  tooMany(rest, 'stage | product | props', complain)
  if (!scene || !token) return null
  const product = paintedWord(token, vocabulary.products, 'product', complain)
  if (!product) return null
  for (const detail of token.details) {
    if (!product.word.details.includes(detail)) complainOfDetail(detail, token, product, complain)
  }
  const look = { ...product, details: token.details }
  if (product.word.view === 'above') {
    const ground = paintedWord(scene, vocabulary.grounds, 'ground', complain)
    const around = props.flatMap((prop) => readProp(prop, complain))
    if (!ground) return null
    return {
      kind: 'product',
      product: { view: 'above', scene: ground, product: look, props: around },
    }
  }
  const stage = paintedWord(scene, vocabulary.stages, 'stage', complain)
  const beside = props.flatMap((prop) => readStageProp(prop, complain))
  if (!stage) return null
  return { kind: 'product', product: { view: 'front', scene: stage, product: look, props: beside } }
}

function complainOfDetail(
  detail: string,
  { name, offset }: ArtToken,
  { word: { details } }: Painted<Product>,
  complain: Complain,
) {
  const fix = details.length > 0 ? didYouMean(detail, details) : 'Leave it out; there are none.'
  complain({ offset, what: `“${detail}” is no detail of “${name}”.`, fix })
}

function readFood(token: ArtToken, complain: Complain): FoodOnPlate[] {
  const food = find(token, vocabulary.foods, 'food', complain)
  if (!food) return []
  const { count, scale } = token
  const isCounted = food.placed !== 'base' && food.placed !== 'one'
  checkMarks(
    token,
    ['color', 'place', ...(isCounted ? (['count'] as const) : []), 'scale'],
    complain,
  )
  return [
    {
      food,
      color: colorOf(token, token.color, complain),
      at: hourOf(token, complain),
      count,
      scale,
    },
  ]
}

function hourOf(token: ArtToken, complain: Complain): FoodOnPlate['at'] {
  const { place, offset } = token
  if (place === undefined || place === 'c') return place
  const hour = Number(place)
  if (hour >= 1 && hour <= 12) return hour
  complain({
    offset,
    what: `“@${place}” is no place on a plate.`,
    fix: 'Use an hour of the clock, @1 to @12, or @c for the middle.',
  })
  return undefined
}

function readProp(token: ArtToken, complain: Complain): Dish['props'] {
  const prop = paintedWord(token, vocabulary.props, 'prop', complain)
  const place = cornerOf(token, PLACES, complain)
  return prop && place ? [{ ...prop, place }] : []
}

/** On a stage a prop stands at the left, @w, or at the right, @e. */
const SIDES: Partial<Record<Place, Side>> = { w: 'left', e: 'right' }

function readStageProp(token: ArtToken, complain: Complain) {
  const prop = paintedWord(token, vocabulary.stageProps, 'prop on a stage', complain)
  const place = cornerOf(token, ['w', 'e'], complain)
  const side = place && SIDES[place]
  return prop && side ? [{ ...prop, side }] : []
}

function cornerOf(token: ArtToken, places: readonly Place[], complain: Complain) {
  const place = places.find((candidate) => candidate === token.place)
  if (place) return place
  const list = places.map((candidate) => `@${candidate}`).join(', ')
  complain({
    offset: token.offset,
    what: `“${token.name}” does not say where it lies.`,
    fix: `Add one of ${list}.`,
  })
  return undefined
}

function paintedWord<Word extends Colors>(
  token: ArtToken,
  table: Table<Word>,
  kind: keyof typeof MARKS,
  complain: Complain,
): Painted<Word> | null {
  const word = find(token, table, kind, complain)
  if (!word) return null
  checkMarks(token, MARKS[kind], complain)
  const color = colorOf(token, token.color, complain) ?? word.color
  const accent = colorOf(token, token.accent, complain) ?? word.accent
  return { word, colors: { color, accent } }
}

function find<Word>(token: ArtToken, table: Table<Word>, kind: string, complain: Complain) {
  const word = Object.hasOwn(table, token.name) ? table[token.name] : undefined
  if (!word) unknown(token, kind, Object.keys(table), complain)
  return word
}

function unknown(
  { name, offset }: ArtToken,
  kind: string,
  known: readonly string[],
  complain: Complain,
) {
  complain({ offset, what: `“${name}” is no ${kind}.`, fix: didYouMean(name, known) })
}

function colorOf({ offset }: ArtToken, color: string | undefined, complain: Complain) {
  if (color === undefined || color.startsWith('#')) return color?.toLowerCase()
  const paint = Object.entries(PAINTS).find(([name]) => name === color)?.[1]
  if (!paint) {
    const fix = `${didYouMean(color, Object.keys(PAINTS))} Or write #rrggbb.`
    complain({ offset, what: `“${color}” is no color.`, fix })
  }
  return paint
}

function one(tokens: ArtToken[] | undefined, line: string, what: string, complain: Complain) {
  const [token, second] = tokens ?? []
  if (!token) {
    complain({ offset: line.length, what: `The line needs ${what}.`, fix: 'See docs/pictures.md.' })
  }
  if (second) {
    const fix = 'Put a | between the parts of the line.'
    complain({ offset: second.offset, what: `Only ${what} stands here.`, fix })
  }
  return token
}

function tooMany(rest: ArtToken[][], form: string, complain: Complain) {
  const extra = rest.flat()[0]
  if (extra) {
    complain({
      offset: extra.offset,
      what: 'The line has one part too many.',
      fix: `Write ${form}.`,
    })
  }
}
