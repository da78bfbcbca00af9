import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { readPageData } from '../../content/pageData.ts'
import { settings } from '../../settings/settings.ts'
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

test.each([
  [false, 'from 268 ratings'],
  [true, 'from 268 sample ratings'],
])('where ratings are samples is %s, the score is “%s”, if anybody counted', (isSample, words) => {
  vi.spyOn(settings, 'sampleContent', 'get').mockReturnValue(isSample)
  expect(shown(268)).toContain(`<p>${words}</p>`)
  expect(shown(undefined)).not.toContain('ratings</p>')
})

test('a review is by its author, else by the site', () => {
  expect(shown(1, { slug: 'jo', name: 'Jo Ladle' })).toMatch(/By <a [^>]*>Jo Ladle</)
  expect(shown(1)).toContain('>By Pinchwell<')
})
