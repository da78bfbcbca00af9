// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { whenTouched } from './whenTouched.ts'

test.each(['pointerover', 'keydown', 'focusin', 'touchstart'])('%s is a sign', (sign) => {
  const call = vi.fn<() => void>()
  whenTouched(call)
  expect(call).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(sign))
  expect(call).toHaveBeenCalledOnce()
})

test('only the first sign counts, of whatever kind', () => {
  const call = vi.fn<() => void>()
  whenTouched(call)
  for (const sign of ['keydown', 'keydown', 'focusin']) document.dispatchEvent(new Event(sign))
  expect(call).toHaveBeenCalledOnce()
})
