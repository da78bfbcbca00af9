import type { Art, Colored, ColoredProduct, FoodOnPlate, PlacedProp, Side } from './art.ts'
import { type ArtMistake, type ArtToken, readArtLine } from './artLine.ts'
import { checkMarks, type Mark } from './checkMarks.ts'
import { PAINTS } from './paints.ts'
import { fixForWord } from './nearWords.ts'
import { didYouMean, suggest } from './suggest.ts'
import { isNameIn, type Table, words } from './vocabulary.ts'
import { type Colors, type Place, PLACES } from './words/types.ts'

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

/**
 * Parses a line.
 * @param complain called with every mistake and its place in the line
 * @returns null when there was a mistake
 */
export function parseArt(line: string, complain: Complain): Art | null {
  let isValid = true
  const report: Complain = (mistake) => {
    isValid = false
    complain(mistake)
  }
  const parts = readArtLine(line, report)
  const art = isProductLine(parts)
    ? readProduct(parts, line, report)
    : readDish(parts, line, report)
  return isValid ? art : null
}

/** Whether a line is a product's: its second word says so, or the one that was probably meant. */
function isProductLine(parts: ArtToken[][]): boolean {
  const { stages, grounds, vessels, products } = words
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
  const scene = ground && coloredWord(ground, words.grounds, 'ground', complain)
  const served = vessel && coloredWord(vessel, words.vessels, 'vessel', complain)
  const dish = {
    foods: foods.flatMap((token) => readFood(token, complain)),
    props: props.flatMap((token) => readProp(token, complain)),
  }
  if (!scene || !served) return null
  return { kind: 'dish', dish: { ...dish, ground: scene, vessel: served } }
}

function readProduct(parts: ArtToken[][], line: string, complain: Complain): Art | null {
  const [scenes, products, props = [], ...rest] = parts
  const scene = one(scenes, line, 'a stage or a ground', complain)
  const token = one(products, line, 'a product', complain)
  tooMany(rest, 'stage | product | props', complain)
  if (!scene || !token) return null
  const product = coloredWord(token, words.products, 'product', complain)
  if (!product) return null
  for (const detail of token.details) {
    if (!product.word.details.includes(detail)) complainOfDetail(detail, token, product, complain)
  }
  const look = { ...product, details: token.details }
  if (product.word.view === 'above') {
    const ground = coloredWord(scene, words.grounds, 'ground', complain)
    const around = props.flatMap((prop) => readProp(prop, complain))
    if (!ground) return null
    return {
      kind: 'product',
      product: { view: 'above', scene: ground, product: look, props: around },
    }
  }
  const stage = coloredWord(scene, words.stages, 'stage', complain)
  const beside = props.flatMap((prop) => readStageProp(prop, complain))
  if (!stage) return null
  return { kind: 'product', product: { view: 'front', scene: stage, product: look, props: beside } }
}

function complainOfDetail(
  detail: string,
  { name, offset }: ArtToken,
  { word: { details } }: Omit<ColoredProduct, 'details'>,
  complain: Complain,
) {
  const fix = details.length > 0 ? didYouMean(detail, details) : 'Leave it out; there are none.'
  complain({ offset, what: `“${detail}” is no detail of “${name}”.`, fix })
}

function readFood(token: ArtToken, complain: Complain): FoodOnPlate[] {
  const found = find(token, words.foods, 'food', complain)
  if (!found) return []
  const { name, word } = found
  const { count, scale } = token
  const isCounted = word.placed !== 'base' && word.placed !== 'one'
  checkMarks(
    token,
    ['color', 'place', ...(isCounted ? (['count'] as const) : []), 'scale'],
    complain,
  )
  return [
    {
      name,
      word,
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

function readProp(token: ArtToken, complain: Complain): PlacedProp[] {
  const prop = coloredWord(token, words.props, 'prop', complain)
  const place = cornerOf(token, PLACES, complain)
  return prop && place ? [{ ...prop, place }] : []
}

/** On a stage a prop stands at the left, @w, or at the right, @e. */
const SIDES: Partial<Record<Place, Side>> = { w: 'left', e: 'right' }

function readStageProp(token: ArtToken, complain: Complain) {
  const prop = coloredWord(token, words.stageProps, 'prop on a stage', complain)
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

function coloredWord<Name extends string, Word extends Colors>(
  token: ArtToken,
  table: Table<Name, Word>,
  kind: keyof typeof MARKS,
  complain: Complain,
): Colored<Name, Word> | null {
  const found = find(token, table, kind, complain)
  if (!found) return null
  checkMarks(token, MARKS[kind], complain)
  const color = colorOf(token, token.color, complain) ?? found.word.color
  const accent = colorOf(token, token.accent, complain) ?? found.word.accent
  return { ...found, colors: { color, accent } }
}

function find<Name extends string, Word>(
  token: ArtToken,
  table: Table<Name, Word>,
  kind: string,
  complain: Complain,
): { name: Name; word: Word } | null {
  const { name } = token
  if (isNameIn(table, name)) return { name, word: table[name] }
  unknown(token, kind, Object.keys(table), complain)
  return null
}

function unknown(
  { name, offset }: ArtToken,
  kind: string,
  known: readonly string[],
  complain: Complain,
) {
  complain({ offset, what: `“${name}” is no ${kind}.`, fix: fixForWord(name, known) })
}

function colorOf({ offset }: ArtToken, color: string | undefined, complain: Complain) {
  if (color === undefined || color.startsWith('#')) return color?.toLowerCase()
  const paint = Object.entries(PAINTS).find(([name]) => name === color)?.[1]
  if (!paint) {
    const fix = `${fixForWord(color, Object.keys(PAINTS))} Or write #rrggbb.`
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
