import { isGroup, isSound, type ReadDocument } from '../documents/document.ts'
import { asList, asNumber } from '../../../src/shared/checkJson.ts'
import type { ContentFacts } from '../documents/knownContent.ts'
import { placeOfPath, textsAt } from '../documents/placedTexts.ts'
import { quote, type Report } from '../../problems/problem.ts'
import { didYouMean } from '../../problems/suggestWord.ts'

/** A review has a score for each criterion of its category, and their mean as its rating. */
export function checkScores(review: ReadDocument, { documents }: ContentFacts, report: Report) {
  const { type, values } = review
  const scored = textsAt(review, /^scores\[\d+\]\.criterion$/)
  const [first] = scored
  if (type.folder !== 'reviews' || !first || values.draft === true || !isSound(review)) return
  const category = quote(String(values.category))
  const criteria = criteriaOf(String(values.category), documents)
  const unknown = scored.filter(({ text }) => !criteria.includes(text))
  for (const { text, place } of unknown) {
    const what = `${quote(text)} is no criterion of ${category}.`
    const add = 'Add it to “criteria” of this category in content/categories.yaml.'
    report(place, 'unknown-criterion', what, criteria.length > 0 ? didYouMean(text, criteria) : add)
  }
  if (unknown.length > 0) return
  const missing = criteria.filter((name) => !scored.some(({ text }) => text === name))
  if (missing.length === 0) return checkMean(review, report)
  const what = `“scores” has none for ${missing.map(quote).join(', ')}, by which ${category} is judged.`
  report(first.place, 'missing-score', what, 'Add it, or take all scores out.')
}

function checkMean(review: ReadDocument, report: Report) {
  const { scores, rating, ratingNote } = review.values
  const numbers = asList(scores).flatMap(
    (each) => (isGroup(each) ? asNumber(each.score) : []) ?? [],
  )
  const mean = numbers.reduce((sum, score) => sum + score, 0) / numbers.length
  // The mean may differ by a tenth, and by an error of floating point.
  if (ratingNote !== undefined || Math.abs(mean - Number(rating)) < 0.1001) return
  const what = `“rating” is ${String(rating)}, and the mean of the scores is ${mean.toFixed(1)}.`
  const fix = 'Change one of them, or say in “ratingNote” why the rating is another.'
  report(placeOfPath(review, 'rating'), 'rating-of-scores', what, fix)
}

function criteriaOf(category: string, documents: readonly ReadDocument[]): string[] {
  const list = documents.find(({ type }) => type.singleFile === 'categories')?.values.reviews
  const found = asList(list).find((each) => isGroup(each) && each.name === category)
  return isGroup(found) ? asList(found.criteria).map(String) : []
}
