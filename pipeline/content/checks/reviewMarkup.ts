import { pricesIn } from '../../../src/seo/pricesIn.ts'
import { placeOfPath } from '../documents/placedTexts.ts'
import { isSound, type ReadDocument } from '../documents/document.ts'
import { reportInto, type ContentProblem, FILE_START } from '../report/problem.ts'

/** On sites without samples, warns of counts and offers in the markup that no review states. */
export function checkMarkup(documents: readonly ReadDocument[], problems: ContentProblem[]): void {
  const site = documents.find(({ type }) => type.singleFile === 'site')
  if (!site || !isSound(site) || site.values.sampleContent === true) return
  const report = reportInto(problems, site.file)
  const reviews = documents.filter((one) => one.type.folder === 'reviews' && isSound(one))
  const { defaultReviewCount: count } = site.values
  const uncounted = reviews.filter(({ values }) => values.reviewCount === undefined).length
  if (count !== undefined && uncounted > 0) {
    const what = `“defaultReviewCount” tells search engines of ${String(count)} ratings by users in ${reviewsIn(uncounted)} without a “reviewCount”.`
    const fix =
      'Remove the line, or write the rule “default-count” with your reason under “acknowledge”.'
    report(placeOfPath(site, 'defaultReviewCount'), 'default-count', what, fix)
  }
  const unpriced = reviews.filter(({ values }) => pricesIn(String(values.price)).length === 0)
  if (unpriced.length === 0) return
  const what = `Search engines see a mistake in an offer without a price, as in ${reviewsIn(unpriced.length)}.`
  const fix = 'Write an amount as the “price” of a review, such as “$40”, or accept it here.'
  report(FILE_START, 'offer-without-price', what, fix)
}

function reviewsIn(count: number): string {
  return count === 1 ? 'one review' : `${count} reviews`
}
