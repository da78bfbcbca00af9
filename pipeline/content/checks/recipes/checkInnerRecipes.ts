import { usedFraction } from '../../../cooking/usedFraction.ts'
import { languageOf } from '../../documents/siteLanguage.ts'
import { type ReadDocument } from '../../documents/document.ts'
import { asText } from '../../../../src/shared/checkJson.ts'
import { type DocumentsByName, innerLines, linesWithRecipe } from '../../documents/innerRecipes.ts'
import type { ContentFacts } from '../../documents/knownContent.ts'
import { placeOfPath } from '../../documents/placedTexts.ts'
import { quote, type Report } from '../../../problems/problem.ts'
import { HOLDS, reportContradictedLabels, readFoodLine } from './checkLabels.ts'

export function checkInnerRecipes(document: ReadDocument, all: ContentFacts, report: Report): void {
  const { values } = document
  const { documents } = all.known
  const inner = innerLines(values, documents)
  for (const { index, text, id } of linesWithRecipe(values)) {
    const place = placeOfPath(document, `ingredients[${index + 1}].recipe`)
    const target = documents.get(`recipes/${id}`)
    // checkReferences reports what is missing.
    if (!target || target === document) continue
    const circle = wayBack(Number(values.id), id, documents)
    const makes = asText(target.values.makes) ?? ''
    if (circle) {
      const what = `Recipe ${id} is made from this one itself: ${[values.id, ...circle].join(' → ')}.`
      report(place, 'recipe-circle', what, 'Remove one “recipe” of the circle.')
    } else if (target.values.draft === true && values.draft !== true) {
      const what = `Recipe ${id} is a draft, so nobody could make this ingredient.`
      report(place, 'draft-recipe', what, 'Publish it, or remove “recipe”.')
    } else if (usedFraction(text, makes, languageOf(all.documents)) === undefined) {
      const what = `${quote(text)} cannot be compared with what recipe ${id} makes${makes && `: ${quote(makes)}`}.`
      const fix = `Write “makes” in ${target.file} in a measure of this line, as in “makes: 800 g”.`
      report(place, 'unknown-share', what, fix)
    } else {
      const where = `the recipe in line ${place.line}`
      const lines = (inner[index] ?? []).map((line) => readFoodLine(line, where))
      const fix = 'Remove the label, or the link to the recipe.'
      reportContradictedLabels(document, lines, report, { ...HOLDS, fix })
    }
  }
}

/** The ids of recipes from one to another, by the links of their ingredients. */
function wayBack(
  to: number,
  from: number,
  documents: DocumentsByName,
  seen: readonly number[] = [],
): readonly number[] | undefined {
  const way = [...seen, from]
  if (from === to) return way
  if (seen.includes(from)) return undefined
  for (const { id } of linesWithRecipe(documents.get(`recipes/${from}`)?.values ?? {})) {
    const found = wayBack(to, id, documents, way)
    if (found) return found
  }
  return undefined
}
