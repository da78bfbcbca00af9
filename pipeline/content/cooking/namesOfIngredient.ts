import { isDescribing } from '../foods/describingWords.ts'
import { joinNamesWithAnd, splitIntoNames } from '../foods/foodNames.ts'
import { readIngredient } from '../ingredients/readIngredient.ts'
import { GENERIC_NAMES } from './genericNames.ts'
import { wordsWithPlaces } from './words.ts'

/** One food of a line, as a list of words of which the last says what it is. */
export interface FoodName {
  words: readonly string[]
}

/** Behind the name of a food: which part of it, or in which form; steps leave it out. */
const PARTS = new Set(
  `bean breast breadcrumb bread bun chile chili chop clove concentrate cutlet drumstick extract fillet floret half harina heart kernel
  leaf loin mince paste petal powder rib sauce shoulder sprig stalk steak stem tenderloin thigh tortilla wing wrapper`.split(
    /\s+/,
  ),
)
/** Of these only the names before them that mean nothing else: tomato paste is no tomato. */
const AMBIGUOUS = /^(?:bean|bread|bun|chile|chili|paste|powder|sauce|tortilla|wrapper)$/
const NAMES_ALONE = new Set(
  `ancho brioche chipotle cocoa gochujang harissa hoisin miso naan paper pita pretzel serrano sourdough sriracha
  tabasco tamarind teriyaki worcestershire`.split(/\s+/),
)

/** Of other things, too, when they stand alone. */
const NEVER_ALONE = new Set('flake half juice leaf paste powder sauce seed slice'.split(' '))

/** What a food lies in or is for. */
const CIRCUMSTANCES = /\s(?:in|for|from|on|such as|with|without|at)\s.*$/i
const BETWEEN_FOODS = /\s(?:and|plus|or)\s/i

/** The foods that a line names, `salt and pepper` two; each without how it is prepared. */
export function foodNamesOf(line: string): FoodName[] {
  const { food, amounts } = readIngredient(line)
  const phrases = [nameIn(line, food), ...amounts.flatMap(({ food: other }) => other ?? [])]
  return phrases
    .flatMap((phrase) => joinNamesWithAnd(phrase).split(BETWEEN_FOODS))
    .map((part) => wordsWithPlaces(part.replace(CIRCUMSTANCES, '')).map(({ name }) => name))
    .filter((words) => words.length > 0)
    .map((words) => ({ words }))
}

/** Of `3 cups cooked, shredded chicken`, what stands before the comma only describes it. */
function nameIn(line: string, food: string): string {
  if (food === '') return line
  const isOnlyDescribing = splitIntoNames(food).every(
    ({ name, food: known }) => !known && isDescribing(name),
  )
  const behind = line.slice(line.indexOf(food) + food.length).replace(/^[, ]+/, '')
  return (isOnlyDescribing && behind.split(',')[0]) || food
}

/** Longer names have no more words that tell them from others. */
const MOST_MODIFIERS = 4

/**
 * What steps may call a food: any of the words before the last with it, `olive oil` or `oil` of
 * `extra-virgin olive oil`; without the part, `salmon` of `salmon fillets`; or by its kind, `fish`.
 */
export function callNames({ words }: FoodName): Set<string> {
  const names = new Set<string>()
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  for (const some of subsets(before.slice(-MOST_MODIFIERS))) {
    if (some.length > 0 || !NEVER_ALONE.has(last)) names.add([...some, last].join(' '))
  }
  const part = before.at(-1)
  if (part !== undefined && PARTS.has(last) && (!AMBIGUOUS.test(last) || NAMES_ALONE.has(part))) {
    for (const name of callNames({ words: before })) names.add(name)
  }
  const kinds = GENERIC_NAMES.get(`${part ?? ''} ${last}`) ?? GENERIC_NAMES.get(last) ?? []
  for (const kind of kinds) names.add(kind)
  return names
}

function subsets(words: readonly string[]): string[][] {
  const [first, ...rest] = words
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((some) => [some, [first, ...some]])
}
