import { expect, test } from 'vitest'
import { distance } from './distance.ts'

test.each([
  ['chicken', 'chicken', 0],
  ['chiken', 'chicken', 1],
  ['chickken', 'chicken', 1],
  ['chicxen', 'chicken', 1],
  ['chikcen', 'chicken', 1],
  ['hciken', 'chicken', 2],
  ['brocolli', 'broccoli', 2],
  ['', 'salt', 4],
  ['salt', '', 4],
  ['salt', 'tuna', 4],
])('from %s to %s it is %i, and as far back', (word, other, far) => {
  expect(distance(word, other, 5)).toBe(far)
  expect(distance(other, word, 5)).toBe(far)
})

test('beyond the limit the result only says that it is beyond', () => {
  expect(distance('salt', 'marmalade', 2)).toBeGreaterThan(2)
  expect(distance('salt', 'slat', 1)).toBe(1)
})
