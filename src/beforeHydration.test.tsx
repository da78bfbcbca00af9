// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Rescale, ScaleControls } from './features/cooking/ScaleControls.tsx'
import './beforeHydration.ts'

test('units chosen and servings typed before hydration take effect after it', async () => {
  const rescale = vi.fn<(to: Rescale) => void>()
  const controls = <ScaleControls writtenServings={4} servings={4} rescale={rescale} />
  document.body.innerHTML = renderToString(controls)
  change(document.querySelector('select'), 'metric')
  change(document.querySelector('input'), '8')

  await act(() => hydrateRoot(document.body, controls))
  expect(rescale).not.toHaveBeenCalled()
  act(() => window.earlyInput?.replay())
  expect(rescale.mock.calls).toEqual([[{ units: 'metric' }], [{ typed: '8' }]])
})

function change(control: HTMLSelectElement | HTMLInputElement | null, value: string) {
  if (!control) throw new Error('There is no such control.')
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

test('where the app does not start, a form with an address is sent, as pressed or later', async () => {
  const submitted = vi.fn<(form: EventTarget | null) => void>()
  const listening = new AbortController()
  window.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) submitted(event.target)
      event.preventDefault()
    },
    { signal: listening.signal },
  )
  // Other test files share this window.
  onTestFinished(() => {
    window.earlyInput?.replay()
    listening.abort()
  })
  vi.resetModules()
  await import('./beforeHydration.ts')
  document.body.innerHTML = '<form action="/search"></form><form></form>'
  const [search, contact] = document.forms
  contact?.requestSubmit()
  search?.requestSubmit()
  expect(submitted).not.toHaveBeenCalled()
  window.earlyInput?.giveUp()
  contact?.requestSubmit()
  search?.requestSubmit()
  expect(submitted.mock.calls).toEqual([[search], [search]])
})

test('a list opened at a category shows it before hydration, which takes over all cards', async () => {
  await openList('?category=Soup')
  const pressed = document.querySelector<HTMLElement>('[aria-pressed="true"]')
  expect(pressed?.dataset.category).toBe('Soup')
  expect(hiddenCategories()).toEqual(['Bread'])
  window.earlyInput?.replay()
  expect(hiddenCategories()).toEqual([])
})

test('a list opened at an unknown category shows all', async () => {
  await openList('?category=Stones')
  expect(hiddenCategories()).toEqual([])
  expect(document.querySelector('head style')).toBeNull()
})

async function openList(query: string) {
  window.history.replaceState(null, '', query)
  vi.resetModules()
  await import('./beforeHydration.ts')
  document.body.innerHTML = `
    <div><button data-category="" aria-pressed="true"></button>
    <button data-category="Soup" aria-pressed="false"></button></div>
    <main><article data-category="Bread"></article><article data-category="Soup"></article></main>`
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

function hiddenCategories() {
  const cards = document.querySelectorAll<HTMLElement>('article[hidden]')
  return [...cards].map(({ dataset }) => dataset.category)
}
