// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { show, shownAddress } from '../../../tests/show.tsx'
import { spyOnToasts } from '../../../tests/spyOnToasts.ts'
import { setSearchKey } from '../../storage/searchKey.ts'
import { SearchBox } from './SearchBox.tsx'

let box: HTMLInputElement

function render(mode: 'placeholder' | 'live') {
  show(
    <>
      <SearchBox mode={mode} />
      <textarea />
    </>,
    { at: '/about' },
  )
  box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
}

function searchFor(query: string) {
  box.value = query
  fireEvent.submit(screen.getByRole('search'))
}

/** Presses a key where the focus is; whether the page let the browser do what it does with it. */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return (document.activeElement ?? document.body).dispatchEvent(event)
}

describe('as a placeholder', () => {
  test('it says that search is not ready, and leads nowhere', () => {
    const told = spyOnToasts()
    render('placeholder')
    searchFor('chicken')
    expect(told).toHaveBeenCalledExactlyOnceWith({
      title: '🚧 Feature in the oven!',
      message: "The search function isn't ready yet, but it's coming soon! 🚀",
    })
    expect(shownAddress()).toBe('/about')
    expect(box.form?.hasAttribute('action')).toBe(false)
  })

  test('the key / is a key like others', () => {
    render('placeholder')
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
  ])('“%s” leads to %s', (query, address) => {
    const told = spyOnToasts()
    render('live')
    searchFor(query)
    expect(shownAddress()).toBe(address)
    expect(box.value).toBe('')
    expect(told).not.toHaveBeenCalled()
  })

  test('it is a plain form where no scripts run', () => {
    render('live')
    expect(box.form?.getAttribute('action')).toBe('/search')
    expect(box.name).toBe('q')
  })

  test('the key / leads into the box, with Shift too, and is not typed', () => {
    render('live')
    for (const shiftKey of [false, true]) {
      box.blur()
      expect(press('/', { shiftKey })).toBe(false)
      expect(document.activeElement).toBe(box)
    }
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it keeps its meaning', (modifier) => {
    render('live')
    expect(press('/', { [modifier]: true })).toBe(true)
    expect(document.activeElement).not.toBe(box)
  })

  test('in a field it is typed', () => {
    render('live')
    const field = screen.getByRole('textbox')
    field.focus()
    expect(press('/')).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  test('while a dialog is open it does nothing', () => {
    render('live')
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    expect(press('/')).toBe(true)
    expect(document.activeElement).not.toBe(box)
  })

  test('on the search page it leads to the box of the page', () => {
    render('live')
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = '<input type="search">'
    press('/')
    expect(document.activeElement).toBe(main.firstChild)
  })

  test('it can be turned off, and on again', () => {
    render('live')
    setSearchKey(false)
    expect(press('/')).toBe(true)
    expect(document.activeElement).not.toBe(box)
    setSearchKey(true)
    expect(press('/')).toBe(false)
  })
})
