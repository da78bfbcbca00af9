import type { IngredientCooking, TextSpan } from '../../../src/cooking/cookingData.ts'
import { aisleOf } from '../foods/aisles.ts'
import { useOf } from '../foods/describingWords.ts'
import { ALL_FOODS, withoutCircumstances } from '../foods/foodNames.ts'
import { type IngredientLine, readIngredient } from './readIngredient.ts'
import { namesOfWords } from '../words/singularWords.ts'

type ShoppingFood = Omit<IngredientCooking, 'amounts'>

/** Descriptions that matter when shopping for certain foods: firm tofu. */
const TELLS_APART: readonly (readonly [word: string, food: RegExp])[] = [
  ['all', /^(?!.*\bflour$)/],
  ['coarsely', /./],
  ['crushed', /\b(?:tomato|pineapple|pepper|chile)$/],
  ['diced', /\btomato$/],
  ['extra', /\b(?:oil|tofu|salt)$/],
  ['fine', /\bsalt$/],
  ['firm', /\btofu$/],
  ['peeled', /\btomato$/],
  ['plain', /\b(?:yogurt|yoghurt)$/],
  ['soft', /\b(?:cheese|tofu)$/],
  ['slivered', /\balmond$/],
  ['split', /\bpea$/],
  ['toasted', /\boil$/],
  ['virgin', /\boil$/],
  ['young', /\b(?:cheddar|gouda|cheese)$/],
]
/** Words for the usual kind of a food, which shopping lists omit: unsalted butter. */
const USUAL: readonly (readonly [words: RegExp, food: RegExp])[] = [
  [/^(?:all|purpose|white|plain)$/, /\bflour$/],
  [/^(?:granulated|white)$/, /\bsugar$/],
  [/^unsalted$/, /\bbutter$/],
  [/^(?:yellow|brown)$/, /\bonion$/],
  [/^(?:flat|leaf|italian)$/, /\bparsley\b/],
  [/^whipping$/, /\bheavy\b.*\bcream$/],
  [/^(?:ground|black)$/, /\bblack pepper$/],
  [/^active$/, /\bdry yeast$/],
]
/** Parts that are bought as the whole food. */
const PARTS: readonly (readonly [part: RegExp, food: RegExp])[] = [
  [/^clove$/, /\bgarlic\b/],
  [
    /^(?:leaf|sprig|stem|frond)$/,
    /\b(?:basil|chive|cilantro|dill|mint|oregano|parsley|rosemary|sage|spinach|tarragon|thyme)\b/,
  ],
  [/^kernel$/, /\bcorn\b/],
  [/^stalk$/, /\bcelery\b/],
  [/^half$/, /\b(?:pecan|walnut)\b/],
  [/^bread$/, /\bpita\b/],
]
const COUNTED_IN = new Set('bulb bunch handful head knob piece sprig'.split(' '))
/** The name on shopping lists, by synonym. */
const SYNONYMS = new Map([
  ...ALL_FOODS.flatMap(({ name, otherNames }) =>
    otherNames.map((other) => [keptWords(other), keptWords(name)] as const),
  ),
  ['ground pepper', 'black pepper'],
  ['pepper', 'black pepper'],
])
/** Foods that are sold both fresh and canned, so canned ones need a separate key. */
const ALSO_FRESH = new Set(
  `anchovy artichoke bean beet chickpea corn crab lentil mackerel mushroom pea peach pear
  pineapple potato pumpkin salmon sardine tomato tuna`.split(/\s+/),
)
const CANNED = /\b(?:cans?|canned|tins?|tinned|jars?)\b/i
const FROM_THE_TAP = /^(?:(?:boiling|hot|ice|iced|salted|tap) )*(?:water|ice)$/

/** Returns the aisle of a food, and one name for everything that is the same purchase. */
export function shoppingFood(line: string): ShoppingFood {
  const read = readIngredient(line)
  const isCanned = CANNED.test(line.split(',')[0] ?? '')
  const bought = read.food || line
  const key = foodKey(bought, isCanned)
  if (FROM_THE_TAP.test(key)) return { food: '', aisle: 'other' }
  const found: ShoppingFood = { food: key, aisle: aisleOf(key, bought) }
  const name = findFoodSpan(read.food, line, 0)
  if (!name) return found
  found.name = name
  const others = otherFoods(read, found, name, isCanned)
  return others.length > 0 ? { ...found, others } : found
}

/** Finds `1 cucumber` in `2 tomatoes and 1 cucumber`. */
function otherFoods(
  { text: line, amounts }: IngredientLine,
  { aisle }: ShoppingFood,
  [, from]: TextSpan,
  isCanned: boolean,
): ShoppingFood[] {
  let start = from
  return amounts.flatMap(({ food = '' }) => {
    const name = findFoodSpan(food, line, start)
    if (!name) return []
    start = name[1]
    const key = foodKey(food, isCanned)
    const aisleOfKey = aisleOf(key, food)
    // The key's aisle wins, so that drumsticks are listed next to chicken thighs.
    return { food: key, name, aisle: aisleOfKey === 'other' ? aisle : aisleOfKey }
  })
}

function findFoodSpan(food: string, line: string, from: number): TextSpan | undefined {
  const start = line.indexOf(food, from)
  return food === '' || start === -1 ? undefined : [start, start + food.length]
}

const JUICE_OR_PEEL_OF =
  /^(?:finely |coarsely |freshly )?(?:grated |squeezed )?(?:juice|zest|peel) of /i

function foodKey(food: string, isCanned: boolean): string {
  const base = keptWords(withoutCircumstances(food).replace(JUICE_OR_PEEL_OF, ''))
  const name = SYNONYMS.get(base) ?? withSynonym(base)
  const isOtherCanned = isCanned && ALSO_FRESH.has(lastWord(name)) && !name.startsWith('canned ')
  return isOtherCanned ? `canned ${name.replace(/^tinned /, '')}` : name
}

/** Removes sizes, packages and preparation, unless nothing else remains. */
function keptWords(phrase: string): string {
  const words = namesOfWords(phrase).filter(
    (word, index, all) => index === all.length - 1 || !COUNTED_IN.has(word),
  )
  const whole = words.join(' ')
  return words.filter((word) => isKept(word, whole)).join(' ') || whole
}

function isKept(word: string, food: string): boolean {
  const isThis = (entry: readonly [RegExp, RegExp]) => entry[0].test(word) && entry[1].test(food)
  if (USUAL.some(isThis) || PARTS.some(isThis)) return false
  if (useOf(word) !== 'samePurchase') return true
  return TELLS_APART.some(([telling, foods]) => telling === word && foods.test(food))
}

function withSynonym(name: string): string {
  const last = lastWord(name)
  const other = last === 'pepper' ? undefined : SYNONYMS.get(last)
  return other === undefined ? name : name.slice(0, -last.length) + other
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? ''
}
