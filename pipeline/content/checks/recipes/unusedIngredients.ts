import { foodNamesOf } from '../../cooking/namesOfIngredient.ts'
import { usedIngredients } from '../../cooking/usedIngredients.ts'
import { wordsWithPlaces } from '../../cooking/singularWords.ts'
import { isDescribing } from '../../foods/describingWords.ts'
import { ingredientsOf, stepsOf } from '../../documents/placedTexts.ts'
import { type ReportProblem, quote } from '../../report/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'

const FOR_THE_TABLE = /\b(garnish|optional|serving|to serve)\b/i
const SEASONING = /\b(salt|pepper)\b/i
const SEASONS = /\bseason(s|ed|ing)?\b/i

/** The indexes of ingredients that no step uses or names. */
export function unusedIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
): number[] {
  const used = new Set(usedIngredients(ingredients, steps).flat())
  const text = steps.join(' ')
  const stepWords = wordsWithPlaces(text).map(({ name }) => name)
  const unused = [...ingredients.entries()].filter(([index, line]) => {
    if (used.has(index) || FOR_THE_TABLE.test(line)) return false
    return !(SEASONING.test(line) && SEASONS.test(text)) && !isNamed(line, stepWords)
  })
  return unused.map(([index]) => index)
}

/** Takes “an oiled pan” for `olive oil`, and “a mushroom” for `dried mushrooms`. */
function isNamed(ingredient: string, stepWords: readonly string[]): boolean {
  const names = foodNamesOf(ingredient)
    .flat()
    .filter((name) => name === 'oil' || !isDescribing(name))
  return names.length === 0 || names.some((name) => stepWords.some((word) => word.startsWith(name)))
}

export function checkUnusedIngredients(document: ReadDocument, report: ReportProblem): void {
  const ingredients = ingredientsOf(document)
  const steps = stepsOf(document)
  // Missing steps are reported as an error.
  if (steps.length === 0) return
  const unused = unusedIngredients(
    ingredients.map(({ text }) => text),
    steps.map(({ text }) => text),
  )
  for (const { text, place } of unused.flatMap((index) => ingredients[index] ?? [])) {
    const what = `No step names the ingredient ${quote(text)}.`
    report(place, 'unused-ingredient', what, 'Name it in the step that uses it, or remove it.')
  }
}
