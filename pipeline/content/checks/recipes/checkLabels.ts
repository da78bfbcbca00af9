import { ALLERGENS } from '../../../../src/content/schema/foodLabels.ts'
import { provenDiets, traitsAgainst } from '../../../cooking/foods/dietTraits.ts'
import type { Trait } from '../../../cooking/foods/foodGroup.ts'
import { readFoods } from '../../../cooking/foods/readFoods.ts'
import { ingredientsOf, placeOfPath, textsAt } from '../../documents/placedTexts.ts'
import { linesWithRecipe } from '../../documents/innerRecipes.ts'
import { type Report, quote } from '../../../problems/problem.ts'
import type { Rule } from '../../../problems/rules.ts'
import type { ReadDocument } from '../../documents/document.ts'

type ReadLine = ReturnType<typeof readFoodLine>

/** @param where the line stands, as in “line 3” */
export function readFoodLine(text: string, where: string) {
  return { ...readFoods(text), text, where }
}

function readIngredients(document: ReadDocument): ReadLine[] {
  return ingredientsOf(document).map(({ text, place }) => readFoodLine(text, `line ${place.line}`))
}

interface Certainty {
  by: 'holds' | 'usually'
  verb: string
  diet: Rule
  allergen: Rule
  fix: string
}

export const HOLDS: Certainty = {
  by: 'holds',
  verb: 'holds',
  diet: 'wrong-diet',
  allergen: 'missing-allergen',
  fix: 'Remove the label, or change the ingredient; one that is made without it says so, as in “gluten-free soy sauce”.',
}
const USUALLY: Certainty = {
  by: 'usually',
  verb: 'usually holds',
  diet: 'doubtful-label',
  allergen: 'doubtful-label',
  fix: 'Say in the line what it is made without, as in “egg-free gnocchi”, or accept the warning.',
}

export function checkLabels(document: ReadDocument, report: Report) {
  const lines = readIngredients(document)
  reportContradictedLabels(document, lines, report)
  const listed = textsAt(document, /^allergens\[\d+\]$/)
  for (const { text: diet, place } of textsAt(document, /^diet\[\d+\]$/)) {
    const refused = traitsAgainst(diet)
    const allergen = listed.find(({ text }) => refused.some((trait) => trait === text))
    if (!allergen || firstHeld(lines, refused, 'holds')) continue
    const what = `“diet” says ${diet}, but “allergens” in line ${allergen.place.line} has ${allergen.text}.`
    report(place, 'wrong-diet', what, 'Remove the one that is wrong.')
  }
}

/** Reports labels that contradict what lines hold, or warns of what they `usually` hold. */
export function reportContradictedLabels(
  document: ReadDocument,
  lines: readonly ReadLine[],
  report: Report,
  { by, verb, fix, ...rules }: Certainty = HOLDS,
) {
  for (const { text: diet, place } of textsAt(document, /^diet\[\d+\]$/)) {
    const held = firstHeld(lines, traitsAgainst(diet), by)
    if (!held) continue
    const what = `“diet” says ${diet}, but ${held.where} ${verb} ${held.trait}: ${quote(held.text)}.`
    report(place, rules.diet, what, fix)
  }
  const listed = textsAt(document, /^allergens\[\d+\]$/)
  if (listed.length === 0) return
  const unlisted = ALLERGENS.filter((allergen) => !listed.some(({ text }) => text === allergen))
  for (const allergen of unlisted) {
    const held = firstHeld(lines, [allergen], by)
    if (!held) continue
    const what = `“allergens” leaves out ${allergen}, which ${held.where} ${verb}: ${quote(held.text)}.`
    const add = by === 'holds' ? `Add “${allergen}”.` : fix
    report(placeOfPath(document, 'allergens'), rules.allergen, what, add)
  }
}

export function checkDoubtfulLabels(document: ReadDocument, report: Report) {
  reportContradictedLabels(document, readIngredients(document), report, USUALLY)
}

function firstHeld(
  ingredients: readonly ReadLine[],
  traits: readonly Trait[],
  by: Certainty['by'],
) {
  const found = ingredients.find((ingredient) => traits.some((trait) => ingredient[by].has(trait)))
  return found && { ...found, trait: traits.find((trait) => found[by].has(trait)) }
}

/** Suggests diets that fit all ingredients, and a missing list of allergens. */
export function suggestLabels(document: ReadDocument, report: Report): void {
  const ingredients = readIngredients(document)
  if (ingredients.length === 0 || document.values.draft === true) return
  // The lines of the linked recipes may contradict a label.
  if (linesWithRecipe(document.values).length > 0) return
  const labels = textsAt(document, /^diet\[\d+\]$/).map(({ text }) => text)
  const fitting = provenDiets(ingredients).filter((diet) => !labels.includes(diet))
  if (fitting.length > 0) {
    const what = `No ingredient speaks against calling it ${fitting.join(', ')}.`
    const place = placeOfPath(document, labels.length > 0 ? 'diet' : 'ingredients')
    report(place, 'missing-diet', what, `Add to “diet”: ${fitting.join(', ')}.`)
  }
  const allergens = ALLERGENS.filter((allergen) => firstHeld(ingredients, [allergen], 'holds'))
  if (allergens.length === 0 || document.values.allergens !== undefined) return
  const what = `The ingredients hold ${allergens.join(', ')}, which “allergens” does not say.`
  const fix = `Write under “allergens”: ${allergens.join(', ')}.`
  report(placeOfPath(document, 'ingredients'), 'missing-allergens', what, fix)
}
