import { expect, test } from 'vitest'
import { pluralOf, singularOf } from './inflect.ts'

test.each([
  ['leaf', 'leaves'],
  ['tomato', 'tomatoes'],
  ['cherry', 'cherries'],
  ['chili', 'chilies'],
  ['Chilli', 'Chillies'],
  ['quiche', 'quiches'],
  ['peach', 'peaches'],
  ['egg', 'eggs'],
  ['shrimp', 'shrimp'],
])('one %s, two %s', (one, many) => {
  expect([singularOf(many), pluralOf(one)]).toEqual([one, many])
})
