// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBrowserValue } from './useBrowserValue.ts'

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
