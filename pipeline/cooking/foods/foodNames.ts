import { type ShopAisle, AISLES } from '../../../src/cooking/cookingData.ts'
import { type FoodGroup, type Trait, FREE_OF } from './foodGroup.ts'
import { FRESH_FOODS } from './freshFoods.ts'
import { PANTRY_FOODS } from './pantryFoods.ts'
import { withoutAccents } from '../../../src/shared/textForms.ts'

export type Food = ReturnType<typeof foodOf>

export const ALL_FOODS: readonly Food[] = AISLES.flatMap((aisle) =>
  [...(FRESH_FOODS[aisle] ?? []), ...(PANTRY_FOODS[aisle] ?? [])].flatMap((group) =>
    group.names.split(',').map((names) => foodOf(names, group, aisle)),
  ),
)

function foodOf(names: string, group: FoodGroup, aisle: ShopAisle) {
  const [name = '', ...otherNames] = names.split('=').map((each) => each.trim())
  return {
    name,
    otherNames,
    aisle,
    holds: withGluten(group.holds),
    usually: withGluten(group.usually),
    mayHold: withGluten(group.mayHold),
    stepWords: group.stepWords?.split(', ') ?? [],
    finderName: group.finderName ?? name,
    main: group.main,
  }
}

function withGluten(traits: readonly Trait[] = []): Trait[] {
  return traits.flatMap((trait) => (trait === 'wheat' ? [trait, 'gluten'] : [trait]))
}

const APOSTROPHE = /['’‘`ʼʻʿ]/g

/** Splits a text into lower-case words without accents and `’s`. */
export function foodWords(text: string): string[] {
  const plain = text.replaceAll(APOSTROPHE, "'").replaceAll(/'s\b/gi, '').replaceAll("'", '')
  return (
    withoutAccents(plain)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

const FOODS = new Map(
  ALL_FOODS.flatMap((food) =>
    [food.name, ...food.otherNames].flatMap((name) =>
      pluralForms(foodWords(name).join(' ')).map((form) => [form, food] as const),
    ),
  ),
)

function pluralForms(name: string): string[] {
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name.replace(/f$/, 'ves')]
}

const NAMES_WITH_AND = new RegExp(
  `\\b(?:${[...FOODS.keys()].filter((name) => name.includes(' and ')).join('|')})\\b`,
  'giu',
)

/** Writes “half and half” as “half-and-half”, so that texts can be split at “and”. */
export function joinNamesWithAnd(text: string): string {
  return text.replaceAll(NAMES_WITH_AND, (name) => name.replaceAll(/\s+/g, '-'))
}

/** Removes what a food is in or for: `in adobo` from `chipotle chiles in adobo`. */
export function withoutCircumstances(phrase: string): string {
  return phrase.replace(/\s(?:in|for|from|on|such as|with|without|at)\s.*$/i, '')
}

/** Splits a text into the longest known foods and labels (“gluten free”), and single words. */
export function splitIntoNames(text: string) {
  const words = foodWords(text)
  const parts = []
  for (let index = 0, end = 0; index < words.length; index = end) {
    end = Math.min(index + MAX_NAME, words.length)
    while (end > index + 1 && !isName(words.slice(index, end).join(' '))) end -= 1
    const name = words.slice(index, end).join(' ')
    parts.push({ name, food: FOODS.get(name) })
  }
  return parts
}

/** After another food, these words name a part or kind of it: `lemon juice`. */
const PARTS_OF_FOODS: ReadonlySet<string> = new Set(
  'bread, cheese, chile, chili, clove, juice, rib eye, roe, short rib, spare rib, steak'.split(
    ', ',
  ),
)

/** Returns the last food of a phrase: `chicken broth` is broth. */
export function mainFood(phrase: string): Food | undefined {
  const foods = splitIntoNames(phrase).flatMap(({ food }) => food ?? [])
  return foods.findLast(({ name }, index) => index === 0 || !PARTS_OF_FOODS.has(name))
}

const MAX_NAME = Math.max(...[...FOODS.keys()].map((name) => name.split(' ').length))

function isName(name: string): boolean {
  return FOODS.has(name) || FREE_OF.has(name)
}
