// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadCode, StaleBuildError } from './loadErrors.ts'
import { onFirstInput } from './onFirstInput.ts'
import { useBrowserValue } from './useBrowserValue.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('code that is missing while its data is there, or without data, is outdated', async () => {
  await expect(loadCode(lost())).rejects.toThrow(StaleBuildError)
  await expect(loadCode(lost(), Promise.resolve({}))).rejects.toThrow(StaleBuildError)
})

test('when code and data are both missing, the connection is to blame', async () => {
  const offline = new Error('offline')
  await expect(loadCode(lost(), Promise.reject(offline))).rejects.toBe(offline)
})

test('code that is there is given, whether the data loads or not', async () => {
  const data = lost()
  expect(await loadCode(Promise.resolve('code'), data)).toBe('code')
  await expect(data).rejects.toThrow('fetch')
})

test.each(['pointerover', 'keydown', 'focusin', 'touchstart'])(
  '%s is a first sign of the visitor, and no other counts after it',
  (sign) => {
    const call = vi.fn<() => void>()
    onFirstInput(call)
    expect(call).not.toHaveBeenCalled()
    for (const next of [sign, sign, 'keydown']) document.dispatchEvent(new Event(next))
    expect(call).toHaveBeenCalledOnce()
  },
)

test.each([
  ['lunch', 'lunch', 1],
  ['dinner', 'lunch', 2],
])('hydrating shows %s where the markup has %s, in %i renderings', (value, prerendered, count) => {
  const rendered = vi.fn<() => void>()
  function Shown() {
    rendered()
    return useBrowserValue(value, prerendered)
  }
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Shown />)
  expect(root.textContent).toBe(prerendered)
  rendered.mockClear()
  render(<Shown />, { container: root, hydrate: true })
  expect(root.textContent).toBe(value)
  expect(rendered).toHaveBeenCalledTimes(count)
})
