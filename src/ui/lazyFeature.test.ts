// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settled } from '../../tests/support/show.tsx'
import { featuresToPrefetch, lazyFeature, useLazyFeature } from './lazyFeature.ts'

test.each([
  ['nothing asks for it', false, '', 0],
  ['it is used', true, '', 1],
  ['something is stored for it', false, 'cooking:7', 1],
])('when %s, code is loaded (%s, “%s”) %i times', async (_when, isUsed, key, count) => {
  if (key) localStorage.setItem(key, '{}')
  const load = vi.fn<() => Promise<string>>(async () => 'the code')
  const feature = lazyFeature(load)
  const shown = await settled(() =>
    renderHook(() => useLazyFeature(feature, 'cooking:7 units', isUsed)),
  )
  expect(load).toHaveBeenCalledTimes(count)
  expect(shown.result.current[0]).toBe(count > 0 ? 'the code' : undefined)
  // Only features that are not loaded are fetched in idle time.
  expect(featuresToPrefetch.has(feature)).toBe(count === 0)
})
