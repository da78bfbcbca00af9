import { type Allergen, type Diet, ALLERGENS } from '../../../src/content/schema/foodLabels.ts'
import { NOT_VEGAN, NOT_VEGETARIAN, type Trait } from '../foods/foodGroups.ts'
import { type FoodsRead, readFoods } from '../foods/readFoods.ts'
import { ingredientsOf, type PlacedText, placeOfPath, textsAt } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

const REFUSED: Readonly<Record<Diet, readonly Trait[]>> = {
  vegan: NOT_VEGAN,
  vegetarian: NOT_VEGETARIAN,
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree nuts', 'peanuts'],
}

interface ReadIngredient extends PlacedText, FoodsRead {}

function readIngredients(document: ReadDocument): ReadIngredient[] {
  return ingredientsOf(document).map((line) => Object.assign(line, readFoods(line.text)))
}

function isDiet(word: string): word is Diet {
  return Object.hasOwn(REFUSED, word)
}

/** Refuses a label that an ingredient contradicts, and a list of allergens that leaves one out. */
export function checkLabels(document: ReadDocument, complain: Complain): void {
  const ingredients = readIngredients(document)
  const listed = textsAt(document, /^allergens\[\d+\]$/)
  for (const { text: diet, place } of textsAt(document, /^diet\[\d+\]$/)) {
    if (!isDiet(diet)) continue
    const ingredient = firstHolding(ingredients, REFUSED[diet], 'holds')
    const allergen = listed.find(({ text }) => REFUSED[diet].some((trait) => trait === text))
    if (ingredient) complain(place, 'wrong-diet', contradicted(diet, ingredient, 'holds'), REMOVE)
    else if (allergen) {
      const what = `“diet” says ${diet}, but “allergens” in line ${allergen.place.line} has ${allergen.text}.`
      complain(place, 'wrong-diet', what, 'Remove the one that is wrong.')
    }
  }
  if (listed.length === 0) return
  for (const [allergen, ingredient] of allergensIn(ingredients, 'holds')) {
    if (listed.some(({ text }) => text === allergen)) continue
    const what = leftOut(allergen, ingredient, 'holds')
    complain(placeOfPath(document, 'allergens'), 'missing-allergen', what, `Add “${allergen}”.`)
  }
}

/** Warns of labels that an ingredient as most make it contradicts. */
export function doubtLabels(document: ReadDocument, complain: Complain): void {
  const ingredients = readIngredients(document)
  for (const { text: diet, place } of textsAt(document, /^diet\[\d+\]$/)) {
    const ingredient = isDiet(diet) && firstHolding(ingredients, REFUSED[diet], 'usually')
    if (ingredient)
      complain(place, 'doubtful-label', contradicted(diet, ingredient, 'usually'), SAY)
  }
  const listed = textsAt(document, /^allergens\[\d+\]$/).map(({ text }) => text)
  if (listed.length === 0) return
  for (const [allergen, ingredient] of allergensIn(ingredients, 'usually')) {
    if (listed.includes(allergen)) continue
    const what = leftOut(allergen, ingredient, 'usually')
    complain(placeOfPath(document, 'allergens'), 'doubtful-label', what, SAY)
  }
}

const SAY =
  'Say in the line what it is made without, as in “egg-free gnocchi”, or accept the warning.'

const REMOVE =
  'Remove the label, or change the ingredient; one that is made without it says so, as in “gluten-free soy sauce”.'

type Certainty = 'holds' | 'usually'
const VERBS = { holds: 'holds', usually: 'usually holds' }

function contradicted(diet: Diet, { text, place, ...read }: ReadIngredient, by: Certainty): string {
  const trait = REFUSED[diet].find((candidate) => read[by].has(candidate)) ?? ''
  return `“diet” says ${diet}, but line ${place.line} ${VERBS[by]} ${trait}: ${quote(text)}.`
}

function leftOut(allergen: Allergen, { text, place }: ReadIngredient, by: Certainty): string {
  return `“allergens” leaves out ${allergen}, which line ${place.line} ${VERBS[by]}: ${quote(text)}.`
}

function firstHolding(
  ingredients: readonly ReadIngredient[],
  traits: readonly Trait[],
  by: Certainty,
): ReadIngredient | undefined {
  return ingredients.find((ingredient) => traits.some((trait) => ingredient[by].has(trait)))
}

function allergensIn(
  ingredients: readonly ReadIngredient[],
  by: Certainty,
): [Allergen, ReadIngredient][] {
  return ALLERGENS.flatMap((allergen): [Allergen, ReadIngredient][] => {
    const ingredient = firstHolding(ingredients, [allergen], by)
    return ingredient ? [[allergen, ingredient]] : []
  })
}

/** Suggests diets that nothing speaks against, and a list of allergens where there is none. */
export function suggestLabels(document: ReadDocument, complain: Complain): void {
  const ingredients = readIngredients(document)
  if (ingredients.length === 0 || document.values.draft === true) return
  const labels = textsAt(document, /^diet\[\d+\]$/).map(({ text }) => text)
  const fitting = dietsOf(ingredients).filter((diet) => !labels.includes(diet))
  if (fitting.length > 0) {
    const what = `No ingredient speaks against calling it ${fitting.join(', ')}.`
    const place = placeOfPath(document, labels.length > 0 ? 'diet' : 'ingredients')
    complain(place, 'missing-diet', what, `Add to “diet”: ${fitting.join(', ')}.`)
  }
  const allergens = allergensIn(ingredients, 'holds').map(([allergen]) => allergen)
  if (allergens.length === 0 || document.values.allergens !== undefined) return
  const what = `The ingredients hold ${allergens.join(', ')}, which “allergens” does not say.`
  const fix = `Write under “allergens”: ${allergens.join(', ')}.`
  complain(placeOfPath(document, 'ingredients'), 'missing-allergens', what, fix)
}

function dietsOf(ingredients: readonly ReadIngredient[]): Diet[] {
  if (ingredients.some(({ isKnown }) => !isKnown)) return []
  const possible = new Set(
    ingredients.flatMap(({ holds, usually, mayHold }) => [...holds, ...usually, ...mayHold]),
  )
  return Object.keys(REFUSED)
    .filter(isDiet)
    .filter((diet) => !REFUSED[diet].some((trait) => possible.has(trait)))
}
