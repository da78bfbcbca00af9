/** Finds the names of foods in a text, by the tables of foods. */
import { FOOD_GROUPS, type FoodGroup } from './foodGroups.ts'
import { FREE_OF } from './freeOf.ts'
import { PLAIN_FOODS } from './plainFoods.ts'
import { foodWords } from './foodWords.ts'

export interface Food extends Required<Omit<FoodGroup, 'names'>> {
  name: string
}

const FOODS = new Map<string, Food>()
for (const { names, holds = [], usually = [], mayHold = [] } of [
  { names: PLAIN_FOODS },
  ...FOOD_GROUPS,
]) {
  for (const written of names.split(',')) {
    const name = written.replaceAll(/\s+/g, ' ').trim()
    for (const form of formsOf(foodWords(name).join(' '))) {
      FOODS.set(form, { name, holds, usually, mayHold })
    }
  }
}

function formsOf(name: string): string[] {
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name.replace(/f$/, 'ves')]
}

const NAMES_WITH_AND = new RegExp(
  `\\b(?:${[...FOODS.keys()].filter((name) => name.includes(' and ')).join('|')})\\b`,
  'giu',
)

/** Writes “half and half” as “half-and-half”, so that a text can be split at the other “and”. */
export function joinNamesWithAnd(text: string): string {
  return text.replaceAll(NAMES_WITH_AND, (name) => name.replaceAll(/\s+/g, '-'))
}

interface NamePart {
  name: string
  food: Food | undefined
}

/**
 * A text as names of foods, names such as “gluten free”, and single words; the longest names first.
 */
export function splitIntoNames(text: string): NamePart[] {
  const words = foodWords(text)
  const parts: NamePart[] = []
  for (let index = 0; index < words.length;) {
    const length = LENGTHS.find((count) => isName(words.slice(index, index + count), count)) ?? 1
    const name = words.slice(index, index + length).join(' ')
    parts.push({ name, food: FOODS.get(name) })
    index += length
  }
  return parts
}

/** Foods that, behind another, are a part or kind of it. */
const KINDS_OF_OTHERS: ReadonlySet<string> = new Set(
  'bread, cheese, chile, chili, clove, juice, rib eye, roe, short rib, spare rib, steak'.split(
    ', ',
  ),
)

/** The last food counts: `chicken broth` is broth. */
export function mainFood(phrase: string): Food | undefined {
  const foods = splitIntoNames(phrase).flatMap(({ food }) => food ?? [])
  return foods.findLast(({ name }, index) => index === 0 || !KINDS_OF_OTHERS.has(name))
}

const LONGEST_NAME = Math.max(...[...FOODS.keys()].map((name) => name.split(' ').length))
const LENGTHS = Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index)

function isName(words: string[], count: number): boolean {
  const name = words.join(' ')
  return words.length === count && (FOODS.has(name) || FREE_OF.has(name))
}
