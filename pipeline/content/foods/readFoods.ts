/** Reads the line of an ingredient for the foods in it, and what they hold. */
import { withoutAccents } from '../../../src/content/withoutAccents.ts'
import { FOOD_GROUPS, type Trait } from './foodGroups.ts'
import { PLAIN_FOODS } from './plainFoods.ts'

/** What is known of the foods in a line. */
export interface FoodsRead {
  /** What is surely in one of them. */
  holds: ReadonlySet<Trait>
  /** What may be in one of them. */
  mayHold: ReadonlySet<Trait>
  /** Whether any food was recognized; of a line without one, nobody knows what it holds. */
  isKnown: boolean
}

interface Food {
  holds: readonly Trait[]
  mayHold: readonly Trait[]
}

const ANIMAL: readonly Trait[] = ['meat', 'fish', 'shellfish', 'gelatin', 'rennet']
/** Words before a food, or behind it by themselves, and what it does not hold then. */
const FREE_OF: ReadonlyMap<string, readonly Trait[]> = new Map<string, readonly Trait[]>([
  ['vegan', [...ANIMAL, 'milk', 'eggs', 'honey']],
  ['plant based', [...ANIMAL, 'milk', 'eggs', 'honey']],
  ['vegetarian', ANIMAL],
  ['meatless', ANIMAL],
  ['gluten free', ['gluten', 'wheat']],
  ['wheat free', ['wheat']],
  ['flourless', ['gluten', 'wheat']],
  ['dairy free', ['milk', 'rennet']],
  ['milk free', ['milk', 'rennet']],
  ['non dairy', ['milk', 'rennet']],
  ['nondairy', ['milk', 'rennet']],
  ['egg free', ['eggs']],
  ['eggless', ['eggs']],
  ['nut free', ['tree nuts', 'peanuts']],
  ['soy free', ['soy']],
])

/** The words of a text in small letters, without accents; compounds are their parts. */
function wordsOf(text: string): string[] {
  return (
    withoutAccents(text.replaceAll('’', "'"))
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  )
}

/** Foods by their names in the singular and the plural. */
const FOODS = new Map<string, Food>()
for (const { names, holds = [], mayHold = [] } of [{ names: PLAIN_FOODS }, ...FOOD_GROUPS]) {
  for (const name of names.split(',').map((written) => wordsOf(written).join(' '))) {
    for (const form of formsOf(name)) FOODS.set(form, { holds, mayHold })
  }
}

function formsOf(name: string): string[] {
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name.replace(/f$/, 'ves')]
}

/** What a food is for: water for the sauce is water. */
const PURPOSE = /\bfor (?:the|a|an|each) \p{L}+/giu

const LONGEST_NAME = Math.max(...[...FOODS.keys()].map((name) => name.split(' ').length))

/** What a line of ingredients holds, such as `1 cup soy sauce or tamari`. */
export function readFoods(line: string): FoodsRead {
  // What is said of a food before it ends with the comma or the “or” behind it.
  const parts = line
    .replaceAll(PURPOSE, '')
    .split(/[,;()]|\s(?:or|and|plus)\s/)
    .map(readPart)
  const foods = parts.flatMap(({ found, free }, index) => {
    const behind = parts[index + 1]
    const said = behind && behind.found.length === 0 ? [...free, ...behind.free] : free
    return found.map((food) => without(food, said))
  })
  return {
    holds: new Set(foods.flatMap(({ holds }) => holds)),
    mayHold: new Set(foods.flatMap(({ mayHold }) => mayHold)),
    isKnown: foods.length > 0,
  }
}

function without({ holds, mayHold }: Food, free: readonly Trait[]): Food {
  const stays = (trait: Trait) => !free.includes(trait)
  return { holds: holds.filter(stays), mayHold: mayHold.filter(stays) }
}

/** The foods in a part of a line, longest names first, and what it says that they do not hold. */
function readPart(part: string): { found: Food[]; free: Trait[] } {
  const words = wordsOf(part)
  const found: Food[] = []
  const free: Trait[] = []
  for (let index = 0; index < words.length;) {
    const length = lengths.find((count) => isName(words.slice(index, index + count), count)) ?? 1
    const name = words.slice(index, index + length).join(' ')
    const food = FOODS.get(name)
    if (food) found.push(food)
    free.push(...(FREE_OF.get(name) ?? []))
    index += length
  }
  return { found, free }
}

const lengths = Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index)

function isName(words: string[], count: number): boolean {
  const name = words.join(' ')
  return words.length === count && (FOODS.has(name) || FREE_OF.has(name))
}
