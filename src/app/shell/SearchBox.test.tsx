// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSearchKey } from '../../storage/searchKey.ts'
import * as toast from '../../ui/toast/toast.ts'
import { SearchBox } from './SearchBox.tsx'

let root: Root
let box: HTMLInputElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function render(mode: 'placeholder' | 'live') {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <MemoryRouter initialEntries={['/about']}>
          <SearchBox mode={mode} />
          <Address />
          <textarea />
        </MemoryRouter>
      </MantineProvider>,
    ),
  )
  const found = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!found) throw new Error('There is no box.')
  box = found
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const addressNow = () => document.querySelector('output')?.textContent

async function searchFor(query: string) {
  box.value = query
  // happy-dom's requestSubmit names a submitter that React cannot make use of.
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => box.form?.dispatchEvent(submit))
}

/** Presses a key where the focus is; whether the page let the browser do what it does with it. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return (document.activeElement ?? document.body).dispatchEvent(event)
}

describe('as a placeholder', () => {
  test('it says that search is not ready, and leads nowhere', async () => {
    const show = vi.spyOn(toast, 'showToast').mockImplementation(() => {})
    await render('placeholder')
    await searchFor('chicken')
    expect(show).toHaveBeenCalledExactlyOnceWith({
      title: '🚧 Feature in the oven!',
      message: "The search function isn't ready yet, but it's coming soon! 🚀",
    })
    expect(addressNow()).toBe('/about')
    expect(box.form?.hasAttribute('action')).toBe(false)
  })

  test('the key / is a key like others', async () => {
    await render('placeholder')
    expect(press('/')).toBe(true)
    expect(document.activeElement).not.toBe(box)
  })
})

describe('live', () => {
  test.each([
    ['chicken', '/search?q=chicken'],
    ['  salt & pepper? ', '/search?q=salt+%26+pepper%3F'],
    ['', '/search'],
    ['\uD800', '/search?q=%EF%BF%BD'],
  ])('“%s” leads to %s', async (query, address) => {
    const show = vi.spyOn(toast, 'showToast')
    await render('live')
    await searchFor(query)
    expect(addressNow()).toBe(address)
    expect(box.value).toBe('')
    expect(show).not.toHaveBeenCalled()
  })

  test('it is a plain form where no scripts run', async () => {
    await render('live')
    expect(box.form?.getAttribute('action')).toBe('/search')
    expect(box.name).toBe('q')
  })

  test('the key / leads into the box, with Shift too, and is not typed', async () => {
    await render('live')
    for (const shiftKey of [false, true]) {
      box.blur()
      expect(press('/', { shiftKey })).toBe(false)
      expect(document.activeElement).toBe(box)
    }
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it keeps its meaning', async (modifier) => {
    await render('live')
    expect(press('/', { [modifier]: true })).toBe(true)
    expect(document.activeElement).not.toBe(box)
  })

  test('in a field it is typed', async () => {
    await render('live')
    const field = document.querySelector('textarea')
    field?.focus()
    expect(press('/')).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  test('while a dialog is open it does nothing', async () => {
    await render('live')
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    expect(press('/')).toBe(true)
    expect(document.activeElement).not.toBe(box)
  })

  test('on the search page it leads to the box of the page', async () => {
    await render('live')
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = '<input type="search">'
    press('/')
    expect(document.activeElement).toBe(main.firstChild)
  })

  test('it can be turned off, and on again', async () => {
    await render('live')
    setSearchKey(false)
    expect(press('/')).toBe(true)
    expect(document.activeElement).not.toBe(box)
    setSearchKey(true)
    expect(press('/')).toBe(false)
  })
})
