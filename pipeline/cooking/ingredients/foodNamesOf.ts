import { isDescribing } from '../foods/describingWords.ts'
import {
  ALL_FOODS,
  joinNamesWithAnd,
  splitIntoNames,
  withoutCircumstances,
} from '../foods/foodNames.ts'
import { readIngredient } from './readIngredient.ts'
import { namesOfWords } from '../words/singularWords.ts'

/** Parts and forms that steps omit: they say salmon for salmon fillets. */
const PARTS = new Set(
  `bean breast breadcrumb bread bun chile chili chop chuck clove concentrate cube cutlet drumstick extract fillet floret half harina heart kernel
  leaf loin mince paste petal powder rib sauce shoulder sprig stalk steak stem tenderloin thigh tortilla wing wrapper`.split(
    /\s+/,
  ),
)
/** Omitted only after NAMES_ALONE: miso paste is miso, but tomato paste is not tomato. */
const AMBIGUOUS = /^(?:bean|bread|bun|chile|chili|paste|powder|sauce|tortilla|wrapper)$/
const NAMES_ALONE = new Set(
  `ancho brioche chipotle cocoa gochujang harissa hoisin miso naan paper pita pretzel serrano sourdough sriracha
  tabasco tamarind teriyaki worcestershire`.split(/\s+/),
)

/** Words too common to identify an ingredient on their own. */
const NEVER_ALONE = new Set('flake half juice leaf paste powder sauce seed slice'.split(' '))

const BETWEEN_FOODS = /\s(?:and|plus|or)\s/i

/** Returns the names of a line's foods, each as a list of words. */
export function foodNamesOf(line: string): string[][] {
  const { food, amounts } = readIngredient(line)
  const phrases = [foodNameIn(line, food), ...amounts.flatMap(({ food: other }) => other ?? [])]
  return phrases
    .flatMap((phrase) => joinNamesWithAnd(phrase).split(BETWEEN_FOODS))
    .map((part) => namesOfWords(withoutCircumstances(part)))
    .filter((words) => words.length > 0)
}

/** Skips descriptions before the food: `3 cups cooked, shredded chicken` is chicken. */
function foodNameIn(line: string, food: string): string {
  if (food === '') return line
  const isOnlyDescribing = splitIntoNames(food).every(
    ({ name, food: known }) => !known && isDescribing(name),
  )
  const behind = line.slice(line.indexOf(food) + food.length).replace(/^[, ]+/, '')
  return (isOnlyDescribing && behind.split(',')[0]) || food
}

const SINGLE_WORDS = new Set(ALL_FOODS.map(({ name }) => namesOfWords(name).join(' ')))

/** Synonyms and step words, by a food's name, or by its last word if that names no food. */
const ALSO_CALLED: ReadonlyMap<string, readonly string[]> = new Map(
  ALL_FOODS.filter(({ stepWords, otherNames }) => stepWords.length + otherNames.length > 0).flatMap(
    ({ name, otherNames, stepWords }) => {
      const names = [name, ...otherNames].map((each) => namesOfWords(each).join(' '))
      const alsoCalled = names.length > 1 ? [...stepWords, ...names] : stepWords
      return names.map((each) => [keyOfFood(each, names.length), alsoCalled] as const)
    },
  ),
)

function keyOfFood(name: string, namesInAll: number): string {
  const last = name.split(' ').at(-1) ?? ''
  return namesInAll > 1 || SINGLE_WORDS.has(last) ? name : last
}

const MAX_MODIFIERS = 4

/**
 * Returns the names of a food in steps. Examples: `olive oil` or `oil` for `extra-virgin olive
 * oil`, `salmon` or `fish` for `salmon fillets`.
 */
export function namesInSteps(words: readonly string[]): Set<string> {
  const names = new Set<string>()
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  for (const modifiers of subsets(before.slice(-MAX_MODIFIERS))) {
    if (modifiers.length > 0 || !NEVER_ALONE.has(last)) names.add([...modifiers, last].join(' '))
  }
  const part = before.at(-1)
  if (part !== undefined && PARTS.has(last) && (!AMBIGUOUS.test(last) || NAMES_ALONE.has(part))) {
    for (const name of namesInSteps(before)) names.add(name)
  }
  const alsoCalled = ALSO_CALLED.get(`${part ?? ''} ${last}`) ?? ALSO_CALLED.get(last) ?? []
  for (const name of alsoCalled) names.add(name)
  return names
}

function subsets(words: readonly string[]): string[][] {
  const [first, ...rest] = words
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}
