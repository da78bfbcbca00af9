/** Reads the line of an ingredient for the foods in it, and what they hold. */
import { isDescribing } from './describingWords.ts'
import type { Trait } from './foodGroups.ts'
import { type Food, joinNamesWithAnd, splitIntoNames } from './foodNames.ts'
import { FREE_OF } from './freeOf.ts'
import { wordsOf } from './wordsOf.ts'

/** What is known of the foods in a line. */
export interface FoodsRead {
  /** What is surely in one of them. */
  holds: ReadonlySet<Trait>
  /** What may be in one of them. */
  mayHold: ReadonlySet<Trait>
  /** Whether every food in it was recognized; of any other, nobody knows what it holds. */
  isKnown: boolean
}

/** What a food is for: water for the sauce is water. */
const PURPOSE = /\bfor (?:(?:the|a|an|each) )?\p{L}+/giu

/** What a line of ingredients holds, such as `1 cup soy sauce or tamari`. */
export function readFoods(line: string): FoodsRead {
  // What is said of a food before it ends with the comma or the “or” behind it.
  const sections = joinNamesWithAnd(line.replaceAll(PURPOSE, ''))
    .split(/[,;()]/)
    .filter((section) => wordsOf(section).length > 0)
    .map(readSection)
  const foods = sections.flatMap(({ found, free }, index) => {
    const behind = sections[index + 1]
    const said = behind && behind.found.length === 0 ? [...free, ...behind.free] : free
    return found.map((food) => without(food, said))
  })
  const first = sections.findIndex(({ found }) => found.length > 0)
  return {
    holds: new Set(foods.flatMap(({ holds }) => holds)),
    mayHold: new Set(foods.flatMap(({ mayHold }) => mayHold)),
    // Behind its name a food is prepared in any words; before it, they may be those of another.
    isKnown:
      first !== -1 &&
      sections.every(
        ({ found, isKnown }, index) => isKnown || (index > first && found.length === 0),
      ),
  }
}

/** What an imitation of meat may be made of. */
const IMITATES_MEAT: readonly Trait[] = ['eggs', 'gluten', 'milk', 'soy', 'tree nuts', 'wheat']

function without({ name, holds, mayHold }: Food, free: readonly Trait[]): Food {
  const stays = (trait: Trait) => !free.includes(trait)
  const isImitation = holds.includes('meat') && free.includes('meat')
  const doubtful = isImitation ? [...mayHold, ...IMITATES_MEAT] : mayHold
  return { name, holds: holds.filter(stays), mayHold: doubtful.filter(stays) }
}

/** What a part of a line says. */
interface Section {
  found: Food[]
  /** What it says that the foods before it do not hold. */
  free: readonly Trait[]
  /** Whether there is no word in it that may be the name of a food that is not in the tables. */
  isKnown: boolean
}

/** The foods between two commas, of which there may be several: `salt and pepper`. */
function readSection(section: string): Section {
  const read = section.split(/\s(?:and|plus|in|with|on)\s/i).map(readChoices)
  const found = read.flatMap((part, index) => {
    // What stands alone before an “and” is said of the food behind it: `vegan and salted butter`.
    const before = read[index - 1]
    const said = before && before.found.length === 0 ? before.free : []
    return part.found.map((food) => without(food, said))
  })
  return {
    found,
    free: found.length > 0 ? [] : read.flatMap(({ free }) => free),
    isKnown: read.every(({ isKnown }) => isKnown),
  }
}

/** Foods of which one is taken: `all-purpose or gluten-free flour`, where the first is flour, too. */
function readChoices(text: string): Section {
  const choices = text.split(/\sor\s/i).map(readNames)
  const found = choices.flatMap((choice, index) => {
    const foods = choice.found.length > 0 ? choice.found : foodsBehind(choices, index)
    return foods.map((food) => without(food, choice.free))
  })
  const [first] = choices
  return {
    found,
    // “Vegan or regular” says nothing for sure.
    free: (first?.free ?? []).filter((trait) => choices.every(({ free }) => free.includes(trait))),
    isKnown: choices.every(
      (choice, index) =>
        choice.isKnown || (choice.found.length === 0 && foodsBehind(choices, index).length > 0),
    ),
  }
}

function foodsBehind(choices: readonly Section[], index: number): Food[] {
  return choices.slice(index + 1).find(({ found }) => found.length > 0)?.found ?? []
}

/** The foods in a part of a line, and what it says that they do not hold. */
function readNames(part: string): Section {
  const found: Food[] = []
  const free: Trait[] = []
  let isKnown = true
  for (const { name, food } of splitIntoNames(part)) {
    const said = FREE_OF.get(name)
    if (food) found.push(food)
    if (said) free.push(...said)
    // The last word says what it is: of words before a food, it is a kind.
    isKnown = food !== undefined || (isKnown && (said !== undefined || isDescribing(name)))
  }
  return { found, free, isKnown }
}
