// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { MissingFoods } from './MissingFoods.tsx'

test.each([
  [[], 'You have everything'],
  [['egg', 'butter or oil'], 'Missing 2: egg, butter or oil'],
])('of a recipe that misses %j, the card says “%s”', (names, words) => {
  show(<MissingFoods names={names} />)
  expect(document.querySelector('p')?.textContent).toBe(words)
})
