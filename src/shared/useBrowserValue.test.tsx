// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBrowserValue } from './useBrowserValue.ts'

test.each([
  ['lunch', 'lunch', 1],
  ['dinner', 'lunch', 2],
])(
  'hydrating shows %s where the markup has %s, in %i renderings',
  async (value, prerendered, count) => {
    const rendered = vi.fn()
    function Shown() {
      rendered()
      return useBrowserValue(value, prerendered)
    }
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Shown />)
    expect(root.textContent).toBe(prerendered)
    rendered.mockClear()
    await act(() => hydrateRoot(root, <Shown />))
    expect(root.textContent).toBe(value)
    expect(rendered).toHaveBeenCalledTimes(count)
  },
)
