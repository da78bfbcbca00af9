/** Guards the reviews that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import type { ReadDocument } from '../../pipeline/content/document.ts'
import { isGroup, outside, reviews, text, texts, wrong } from './startingContent.ts'

test('products are rated from 4.4 to 4.9, and not all alike', () => {
  expect(wrong(reviews, ({ values }) => outside(4.4, 4.9, values.rating))).toEqual([])
  expect(new Set(reviews.map(({ values }) => values.rating)).size).toBeGreaterThan(2)
})

test('every product is searched for at the retailer, with no tag, which the build puts in', () => {
  expect(
    wrong(reviews, ({ values }) => {
      const link = text(values.affiliateLink)
      const { origin, pathname, searchParams } = new URL(link)
      const isSearch = origin === 'https://www.amazon.com' && pathname === '/s'
      const isOurs = searchParams.get('k') && !searchParams.has('tag')
      return isSearch && isOurs ? [] : [link]
    }),
  ).toEqual([])
})

test('reviews have 3 to 5 pros, 2 to 4 cons and 3 to 9 paragraphs', () => {
  expect(
    wrong(reviews, ({ values }) => [
      ...outside(3, 5, texts(values.pros).length),
      ...outside(2, 4, texts(values.cons).length),
      ...outside(3, 9, texts(values.detailedReview).length),
    ]),
  ).toEqual([])
})

/** What the comparison table shows of a review: the first sentence of its verdict. */
function firstSentenceOf({ values }: ReadDocument): string {
  return text(values.verdict).split(/(?<=[.!?])\s/)[0] ?? ''
}

test('the first sentence of a verdict is short enough for the comparison table', () => {
  expect(
    wrong(reviews, (review) => {
      const first = firstSentenceOf(review)
      return first.length <= 125 ? [] : [`${first.length} characters: ${first}`]
    }),
  ).toEqual([])
})

test('the first sentence of a verdict names those whom the product is for', () => {
  const audience =
    /\b(anyone|bakers?|braisers|choppers|cooks?|family|fillers|home|household|if|kitchen|makers|nobody|one|own|people|whoever|you)\b/i
  expect(
    wrong(reviews, (review) => {
      const first = firstSentenceOf(review)
      return audience.test(first) ? [] : [first]
    }),
  ).toEqual([])
})

test('no two verdicts begin with the same two words, and hardly any says “best for”', () => {
  const beginnings = reviews.map((review) =>
    firstSentenceOf(review).split(' ').slice(0, 2).join(' '),
  )
  expect(beginnings.filter((words, index) => beginnings.indexOf(words) !== index)).toEqual([])
  const repeated = reviews.filter(({ values }) => /\bbest for\b/i.test(text(values.verdict)))
  expect(repeated.length).toBeLessThan(4)
})

test('some products have a review count and some have none', () => {
  const counted = reviews.filter(({ values }) => values.reviewCount !== undefined)
  expect(outside(1, reviews.length - 1, counted.length)).toEqual([])
})

const NUMBER_WORDS = `zero one two three four five six seven eight nine ten eleven twelve thirteen`
const NUMBERS = new Map(NUMBER_WORDS.split(' ').map((word, number) => [word, String(number)]))
const ORDINALS = new Map([
  ['tenth', '10'],
  ['thirteenth', '13'],
  ['thirty', '30'],
])
const MONTH =
  /^(january|february|march|april|may|june|july|august|september|october|november|december)$/

/** The numbers and months in a text; it is the same whether a number is written in digits. */
function figuresIn(words: string): string[] {
  const found = words.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
  const figures = found.map((word) => NUMBERS.get(word) ?? ORDINALS.get(word) ?? word)
  return figures.filter((word) => /^\d/.test(word) || MONTH.test(word))
}

test('every number and month that the table says of a test stands in the text', () => {
  expect(reviews.filter(({ values }) => values.tested === undefined)).toEqual([])
  expect(
    wrong(reviews, ({ values }) => {
      const said = figuresIn(texts(values.detailedReview).concat(text(values.verdict)).join(' '))
      const facts = isGroup(values.tested) ? Object.values(values.tested).map(text) : []
      return facts.flatMap(figuresIn).filter((figure) => !said.includes(figure))
    }),
  ).toEqual([])
})

/** The last day in words such as `June 2 to August 18, 2025`; a month alone ends with its end. */
function lastDayIn(when: string): string {
  const [, month = '', day = '31', year = ''] =
    /([A-Z][a-z]+)(?: (?:\d+ to )?(\d+),)? (\d{4})$/.exec(when) ?? []
  const number = new Date(`${month} 1, 2000 UTC`).getUTCMonth() + 1
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

test('every review was brought up to date after the last day of its test', () => {
  expect(
    wrong(reviews, ({ values: { tested, updated } }) => {
      const last = lastDayIn(text(isGroup(tested) ? tested.when : undefined))
      return /^\d{4}-\d\d-\d\d$/.test(last) && text(updated) > last
        ? []
        : [`${last}: ${text(updated)}`]
    }),
  ).toEqual([])
})
