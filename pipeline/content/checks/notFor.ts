import { stemmer } from 'stemmer'
import { isGroup, type ReadDocument } from '../documents/document.ts'
import type { KnownContent } from '../documents/knownContent.ts'
import { ingredientsOf, stepsOf, titleOf } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'
import { referenceName, type Reference, referencesOf } from '../documents/references.ts'

/** Warns of recipes that lead to a product whose review says that it is not for such a dish. */
export function checkNotFor(
  documents: readonly ReadDocument[],
  known: KnownContent,
  problems: ContentProblem[],
): void {
  const products = productsByKeyword(documents)
  for (const recipe of documents.filter(({ type }) => type.folder === 'recipes')) {
    for (const reference of referencesOf(recipe)) {
      const review = known.documents.get(reviewIn(reference, products) ?? '')
      const unfit = listOf(review?.values.notFor).find((phrase) => isAbout(recipe, String(phrase)))
      if (!review || unfit === undefined || !('path' in reference)) continue
      const what = `${quote(reference.path)} leads to ${review.file}, which is not for ${quote(String(unfit))}.`
      const fix = 'Lead to another product, or to none.'
      reportInto(problems, recipe.file)(reference.place, 'not-for', what, fix)
    }
  }
}

function productsByKeyword(documents: readonly ReadDocument[]): Map<unknown, string> {
  const site = documents.find(({ type }) => type.name === 'Site')
  const products = listOf(site?.values.affiliateProducts).filter(isGroup)
  return new Map(products.map(({ keyword, review }) => [keyword, `reviews/${String(review)}`]))
}

function reviewIn(reference: Reference, products: Map<unknown, string>): string | undefined {
  if (reference.kind === 'word') return products.get(reference.word)
  return reference.kind === 'field' ? referenceName(reference.named) : undefined
}

/** Whether one text of a recipe has all words of a phrase, in any form. */
function isAbout(recipe: ReadDocument, phrase: string): boolean {
  const wanted = stemsIn(phrase)
  const texts = [titleOf(recipe) ?? [], ingredientsOf(recipe), stepsOf(recipe)].flat()
  const stems = texts.map(({ text }) => new Set(stemsIn(text)))
  return stems.some((some) => wanted.every((stem) => some.has(stem)))
}

function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemmer)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
