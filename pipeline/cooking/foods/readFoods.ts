/** Finds the foods of an ingredient line, and their traits. */
import { isDescribing } from './describingWords.ts'
import { type Trait, FREE_OF } from './foodGroup.ts'
import { type Food, joinNamesWithAnd, splitIntoNames, foodWords } from './foodNames.ts'

export type FoodsRead = ReturnType<typeof readFoods>

/** Matches a purpose, whose words are not foods of the line: `for the sauce`. */
const PURPOSE = /\bfor (?:(?:the|a|an|each) )?\p{L}+/giu

export function readFoods(line: string) {
  // A comma ends a food's description, so each section is read separately.
  const sections = joinNamesWithAnd(line.replaceAll(PURPOSE, ''))
    .split(/[,;()]/)
    .filter((section) => foodWords(section).length > 0)
    .map(readSection)
  const foods = sections.flatMap(({ found, free }, index) => {
    const behind = sections[index + 1]
    const denied = behind && behind.found.length === 0 ? [...free, ...behind.free] : free
    return found.map((food) => withoutTraits(food, denied))
  })
  const first = sections.findIndex(({ found }) => found.length > 0)
  return {
    holds: new Set(foods.flatMap(({ holds }) => holds)),
    usually: new Set(foods.flatMap(({ usually }) => usually)),
    mayHold: new Set(foods.flatMap(({ mayHold }) => mayHold)),
    // Unknown words after a food describe its preparation.
    isKnown:
      first !== -1 &&
      sections.every(
        ({ found, isKnown }, index) => isKnown || (index > first && found.length === 0),
      ),
  }
}

const IMITATES_MEAT: readonly Trait[] = ['eggs', 'gluten', 'milk', 'soy', 'tree nuts', 'wheat']

function withoutTraits(food: Food, free: readonly Trait[]): Food {
  const { holds, usually, mayHold } = food
  const stays = (trait: Trait) => !free.includes(trait)
  const isImitation = holds.includes('meat') && free.includes('meat')
  const doubtful = isImitation ? [...mayHold, ...IMITATES_MEAT] : mayHold
  return {
    ...food,
    holds: holds.filter(stays),
    usually: usually.filter(stays),
    mayHold: doubtful.filter(stays),
  }
}

type Section = ReturnType<typeof readNames>

function readSection(section: string) {
  const read = section.split(/\s(?:and|plus|in|with|on)\s/i).map(readChoices)
  const found = read.flatMap((part, index) => {
    // A trait denied before “and” also applies to the next food: `vegan and salted butter`.
    const before = read[index - 1]
    const denied = before && before.found.length === 0 ? before.free : []
    return part.found.map((food) => withoutTraits(food, denied))
  })
  return {
    found,
    free: found.length > 0 ? [] : read.flatMap(({ free }) => free),
    isKnown: read.every(({ isKnown }) => isKnown),
  }
}

/** Reads alternatives; one without a food takes the next food: `all-purpose or rye flour`. */
function readChoices(text: string): Section {
  const choices = text.split(/\sor\s/i).map(readNames)
  const found = choices.flatMap((choice, index) => {
    const foods = choice.found.length > 0 ? choice.found : foodsBehind(choices, index)
    return foods.map((food) => withoutTraits(food, choice.free))
  })
  const [first] = choices
  return {
    found,
    // A trait is denied only if all alternatives deny it, unlike in “vegan or regular”.
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

/** Reads foods and denied traits; `isKnown` is false if a word may be an unknown food. */
function readNames(part: string) {
  const found: Food[] = []
  const free: Trait[] = []
  let isKnown = true
  for (const { name, food } of splitIntoNames(part)) {
    const denied = FREE_OF.get(name)
    if (food) found.push(food)
    if (denied) free.push(...denied)
    // The last word decides, since it names the food.
    isKnown = food !== undefined || (isKnown && (denied !== undefined || isDescribing(name)))
  }
  return { found, free, isKnown }
}
