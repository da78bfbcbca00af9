import { expect, test } from 'vitest'
import { dinnerStore } from './dinnerStore.ts'

test.each([1e30, '19:00', undefined])('a dinner at %j, which is no time, is ignored', (meal) => {
  expect(dinnerStore.parse({ meal, done: {} })).toBeUndefined()
})
