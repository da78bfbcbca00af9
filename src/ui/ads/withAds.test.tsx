import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withAds } from './withAds.tsx'

function shown(count: number, every: number): string {
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  return renderToStaticMarkup(withAds(items, every, ({ id }) => `${id} `, 'ad '))
}

test.each([
  [17, 8, '1 2 3 4 5 6 7 8 ad 9 10 11 12 13 14 15 16 ad 17 '],
  [5, 4, '1 2 3 4 ad 5 '],
  [4, 4, '1 2 3 4 ad '],
  [3, 4, '1 2 3 '],
  [0, 4, ''],
])(
  'of %i items, every %ith is followed by an advertisement, and no other',
  (count, every, html) => {
    expect(shown(count, every)).toBe(html)
  },
)
