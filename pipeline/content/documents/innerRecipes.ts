import type { Language } from '../../../languages/languages.ts'
import { usedFraction } from '../../cooking/usedFraction.ts'
import { isGroup, type ReadDocument, type Values, type Value } from './document.ts'
import { asList, asText } from '../../../src/shared/checkJson.ts'

export type DocumentsByName = ReadonlyMap<string, ReadDocument>

/** The ingredients that name the recipe that makes them. */
export function linesWithRecipe({ ingredients }: Values) {
  return asList(ingredients).flatMap((line, index) => {
    if (!isGroup(line) || typeof line.recipe !== 'number') return []
    return [{ index, text: asText(line.text) ?? '', id: line.recipe }]
  })
}

/** The ingredients that known recipes make, with the share of each that is used. */
export function innerRecipes(values: Values, documents: DocumentsByName, language: Language) {
  return linesWithRecipe(values).flatMap(({ index, text, id }) => {
    const inner = documents.get(`recipes/${id}`)?.values
    const share = inner && usedFraction(text, asText(inner.makes) ?? '', language)
    return inner && share !== undefined ? [{ index, id, inner, share }] : []
  })
}

/** What must be bought: the ingredients, with those of inner recipes in their place. */
export function boughtLines(values: Values, documents: DocumentsByName, language: Language) {
  const made = new Map(innerRecipes(values, documents, language).map((part) => [part.index, part]))
  return textsIn(values.ingredients).flatMap((text, at): BoughtLine[] => {
    const part = made.get(at)
    if (!part) return [{ text, at, recipe: values, share: 1 }]
    return boughtLines(part.inner, documents, language).map((line) =>
      Object.assign({}, line, { share: line.share * part.share }),
    )
  })
}

interface BoughtLine {
  text: string
  /** The index in the ingredients of `recipe`. */
  at: number
  recipe: Values
  share: number
}

export function textsIn(list: Value | undefined): string[] {
  return asList(list).map((entry) => String(isGroup(entry) ? entry.text : entry))
}

/** For each ingredient, all lines of the recipe that makes it, and of its inner recipes. */
export function innerLines(
  values: Values,
  documents: DocumentsByName,
  seen: readonly number[] = [],
) {
  const inner: string[][] = []
  for (const { index, id } of linesWithRecipe(values)) {
    const found = documents.get(`recipes/${id}`)
    if (!found || seen.includes(id)) continue
    const below: string[][] = innerLines(found.values, documents, [...seen, id])
    inner[index] = [...textsIn(found.values.ingredients), ...below.flat()]
  }
  return inner
}
