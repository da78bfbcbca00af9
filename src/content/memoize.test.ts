import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('what was computed for a text is not computed again, even when it is empty', () => {
  const compute = vi.fn<(text: string) => string>((text) => text.slice(1))
  const rest = memoize(compute)
  expect([rest('ab'), rest('a'), rest('ab'), rest('a')]).toEqual(['b', '', 'b', ''])
  expect(compute).toHaveBeenCalledTimes(2)
})
