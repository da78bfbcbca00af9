// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settled } from '../../tests/support/show.tsx'
import { spyOnToasts } from '../../tests/support/spyOnToasts.ts'
import * as reloading from '../shared/reloadOnce.ts'
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

const NOT_LOADED = expect.objectContaining({ title: 'Not loaded', variant: 'destructive' })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('a press whose code does not load says so, a touch alone does not, and the next press loads it', async () => {
  const told = spyOnToasts()
  const load = vi.fn<() => Promise<string>>(offline)
  const feature = lazyFeature(load)
  const { result } = renderHook(() => useLazyFeature(feature, ''))
  await settled(() => result.current[1](() => {}))
  expect(told).not.toHaveBeenCalled()
  expect(await settled(() => result.current[1]())).toBeUndefined()
  expect(told).toHaveBeenCalledExactlyOnceWith(NOT_LOADED)
  load.mockResolvedValue('the code')
  expect(await settled(() => result.current[1]())).toBe('the code')
  expect(result.current[0]).toBe('the code')
})

test.each([
  [false, 1],
  [true, 0],
])(
  'when the code for an address does not load, and reloading helps: %s, it is told %i times',
  async (helps, times) => {
    const told = spyOnToasts()
    vi.spyOn(reloading, 'reloadOnce').mockResolvedValue(helps)
    const feature = lazyFeature(offline)
    await settled(() => renderHook(() => useLazyFeature(feature, '', true)))
    expect(told).toHaveBeenCalledTimes(times)
  },
)
