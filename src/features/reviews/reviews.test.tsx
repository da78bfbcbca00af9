// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { testProduct as product } from '../../../tests/support/testProduct.ts'
import { readPageData } from '../../content/prerender/pageData.ts'
import { settings } from '../../settings/settings.ts'
import { ComparisonFacts } from './ComparisonFacts.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import { ReviewHead } from './ReviewHead.tsx'

const TESTED = { when: 'May 2025', duration: undefined, how: 'Eleven chickens' }
const NOTHING = {
  price: undefined,
  dimensions: undefined,
  weight: undefined,
  tested: undefined,
  alternatives: [],
  updated: undefined,
}

const SCORES = [
  { criterion: 'Edge', score: 5 },
  { criterion: 'Price', score: 2.5 },
]

function tableOf(name: string): HTMLElement {
  return within(screen.getByRole('region', { name })).getByRole('table')
}

/** Returns the cells of each row as read out, with semicolons between the points of a list. */
function rows(table: HTMLElement): string[][] {
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('th, td')))
  return cells.map((row) =>
    row.map((cell) => {
      const words = cell.querySelector('ul')?.children ?? [cell]
      return Array.from(words, ({ textContent }) => textContent).join('; ')
    }),
  )
}

test('every fact is a row, and each alternative leads to its review', () => {
  show(
    <ReviewFacts
      price="$$"
      dimensions="8-inch blade"
      weight="9 ounces (255 g)"
      tested={{ ...TESTED, duration: 'Four weeks' }}
      alternatives={[{ id: 20, productName: 'Kazane' }]}
      date="2025-06-01"
      updated="2025-06-02"
    />,
  )
  expect(rows(tableOf('Facts'))).toEqual([
    ['Price', '$$ (level 2 of 4)'],
    ['Dimensions', '8-inch blade'],
    ['Weight', '9 ounces (255 g)'],
    ['Alternatives', 'Kazane'],
    ['Published', 'June 1, 2025'],
    ['Updated', 'June 2, 2025'],
  ])
  expect(rows(tableOf('How it was tested'))).toEqual([
    ['Tested', 'May 2025'],
    ['Duration', 'Four weeks'],
    ['Method', 'Eleven chickens'],
  ])
  expect(screen.queryByRole('region', { name: 'Scores' })).toBe(null)
  expect(screen.getByRole('link', { name: 'Kazane' }).getAttribute('href')).toBe('/reviews/20')
})

test.each(['Dear', '$40–60'])('what is not known has no row, the price %s no level', (price) => {
  show(<ReviewFacts {...NOTHING} price={price} tested={TESTED} />)
  expect(rows(tableOf('Facts'))).toEqual([['Price', price]])
  expect(rows(tableOf('How it was tested'))).toEqual([
    ['Tested', 'May 2025'],
    ['Method', 'Eleven chickens'],
  ])
})

test('each score is a bar and a number, and a note says why the rating is another', () => {
  const ratingNote = 'Nothing counts as much as the edge.'
  show(<ReviewFacts {...NOTHING} scores={SCORES} ratingNote={ratingNote} />)
  const table = tableOf('Scores')
  expect(rows(table)).toEqual([
    ['Edge', '5.0 out of 5'],
    ['Price', '2.5 out of 5'],
  ])
  // Bars have five lines, each 16 long, starting every 20.
  const bars = table.querySelectorAll('svg > svg')
  expect(Array.from(bars, (bar) => bar.getAttribute('width'))).toEqual(['100', '48'])
  expect(screen.getByText(ratingNote)).toBeDefined()
})

const EMPTY = {
  'a review': <ReviewFacts {...NOTHING} />,
  'a category': <ComparisonFacts category="Knives" products={[]} />,
  'a product': <ComparisonFacts category="Knives" products={[product(6, 'Edgemoor')]} />,
}

test.each(Object.entries(EMPTY))('of %s without facts there is no table', (_what, part) => {
  show(part)
  for (const role of ['region', 'table', 'heading']) expect(screen.queryByRole(role)).toBe(null)
})

test('each product is a column, and what is known of any of them a row', () => {
  const facts = { price: '$$', weight: '9 ounces', tested: TESTED, pros: ['Sharp', 'Light'] }
  const shown = { price: '$40–60', cons: ['Rusts'], scores: SCORES }
  const cutwell = product(7, 'Cutwell', 4, shown)
  const products = [product(6, 'Edgemoor', 4, facts), cutwell]
  show(<ComparisonFacts category="Knives" products={products} />)
  expect(rows(screen.getByRole('table', { name: 'Knives: facts, pros and cons' }))).toEqual([
    ['Product', 'Edgemoor', 'Cutwell'],
    ['Edge', 'Not stated', '5.0 out of 5'],
    ['Price', 'Not stated', '2.5 out of 5'],
    ['Price', '$$ (level 2 of 4)', '$40–60'],
    ['Weight', '9 ounces', 'Not stated'],
    ['Tested', 'May 2025', 'Not stated'],
    ['Method', 'Eleven chickens', 'Not stated'],
    ['Pros', 'Sharp; Light', 'Not stated'],
    ['Cons', 'Not stated', 'Rusts'],
  ])
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getAllByRole('rowheader')).toHaveLength(8)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/reviews/6')
  // The box scrolls, so arrow keys must reach it.
  expect(screen.getByRole('region', { name: 'Facts, pros and cons' }).tabIndex).toBe(0)
})

test('each product has a row with its review, rating, use and shop; the best are named', () => {
  const products = [product(6, 'Edgemoor', 4.5), product(7, 'Cutwell', 4.4), product(8, 'C', 4.5)]
  show(<ComparisonTable category="Knives" products={products} isEager />)
  const table = screen.getByRole('table', { name: 'Knives compared' })
  expect(rows(table)[0]).toEqual(['Product', 'Rating', 'Best For', 'Link'])
  const [, first, ...others] = within(table).getAllByRole('row')
  if (!first) throw new Error('There is no row.')
  const cells = within(first)
  expect(cells.getByRole('rowheader', { name: /Edgemoor/ })).toBeDefined()
  expect(cells.getByRole('link', { name: 'Edgemoor' }).getAttribute('href')).toBe('/reviews/6')
  expect(cells.getByRole('cell', { name: /^4\.5 out of 5/ })).toBeDefined()
  expect(cells.getByRole('cell', { name: 'Best for 6.' })).toBeDefined()
  const shop = cells.getByRole('link', { name: /^Check Price of Edgemoor/ })
  expect(shop.getAttribute('href')).toBe('https://shop.example/6')
  const named = [first, ...others].map((row) => within(row).queryByText('Top rated') !== null)
  expect(named).toEqual([true, false, true])
  // Only the first picture loads eagerly.
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))
  expect(pictures).toEqual(['eager', 'lazy', 'lazy'])
})

test('a category without products says so in place of a table', () => {
  show(<ComparisonTable category="Knives" products={[]} />)
  const words = 'No products found in this category yet. Check back soon!'
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(screen.queryByRole('table')).toBe(null)
})

function showHead(reviewCount: number | undefined, author?: { slug: string; name: string }) {
  const review = readPageData('review', { id: '6' })
  if (!review) throw new Error('There is no review 6.')
  show(<ReviewHead review={{ ...review, reviewCount, author }}>Button</ReviewHead>)
}

test.each([
  [false, 268, 'from 268 ratings'],
  [true, 268, 'from 268 sample ratings'],
  [false, 1, 'from 1 rating'],
  [true, 1, 'from 1 sample rating'],
  [true, undefined, undefined],
])('where ratings are samples is %s, a score of %s is “%s”', (isSample, count, words) => {
  vi.spyOn(settings, 'sampleContent', 'get').mockReturnValue(isSample)
  showHead(count)
  expect(screen.queryByText(/ratings?$/)?.textContent).toBe(words)
})

test.each([
  [{ slug: 'jo', name: 'Jo Ladle' }, 'By Jo Ladle', ['/authors/jo']],
  [undefined, 'By Pinchwell', []],
])('a review by %j is “%s”, with a link to its author', (author, words, links) => {
  showHead(1, author)
  const byline = screen.getByText(/^By/)
  expect(byline.textContent).toBe(words)
  const found = within(byline).queryAllByRole('link')
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
})
