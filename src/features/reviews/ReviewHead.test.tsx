import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readPageData } from '../../content/pageData.ts'
import { ReviewHead } from './ReviewHead.tsx'

function shown(reviewCount: number | undefined, author?: { slug: string; name: string }): string {
  const review = readPageData('review', { id: '6' })
  if (!review) throw new Error('There is no review 6.')
  return renderToStaticMarkup(
    <MemoryRouter>
      <ReviewHead review={{ ...review, reviewCount, author }}>Button</ReviewHead>
    </MemoryRouter>,
  )
}

test('a review says from how many ratings its score comes, if anybody counted', () => {
  expect(shown(268)).toContain('<p>from 268 ratings</p>')
  expect(shown(undefined)).not.toContain('ratings')
})

test('a review is by its author, else by the site', () => {
  expect(shown(1, { slug: 'jo', name: 'Jo Ladle' })).toMatch(/By <a [^>]*>Jo Ladle</)
  expect(shown(1)).toContain('>By Pinchwell<')
})
