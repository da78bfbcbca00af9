import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withAds } from './withAds.tsx'

function shown(count: number, every: number): string {
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  return renderToStaticMarkup(withAds(items, every, ({ id }) => `${id} `, 'ad '))
}

test('an advertisement stands after every eighth item and nowhere else', () => {
  expect(shown(17, 8)).toBe('1 2 3 4 5 6 7 8 ad 9 10 11 12 13 14 15 16 ad 17 ')
})

test('there is none after the last item unless the count says so', () => {
  expect(shown(5, 4)).toBe('1 2 3 4 ad 5 ')
  expect(shown(4, 4)).toBe('1 2 3 4 ad ')
})

test('there is none where there are too few items', () => {
  expect(shown(3, 4)).toBe('1 2 3 ')
  expect(shown(0, 4)).toBe('')
})
