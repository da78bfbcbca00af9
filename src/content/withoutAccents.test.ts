import { expect, test } from 'vitest'
import { withoutAccents } from './withoutAccents.ts'

test.each([
  ['Crème brûlée', 'Creme brulee'],
  ['jalapeño', 'jalapeno'],
  // The same letter as one character and as two.
  ['n\u0303', 'n'],
  ['soufﬂé', 'souffle'],
  ['salt', 'salt'],
])('%s is compared as %s', (written, plain) => {
  expect(withoutAccents(written)).toBe(plain)
})
