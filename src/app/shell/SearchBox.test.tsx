// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { show, shownAddress } from '../../../tests/show.tsx'
import { spyOnToasts } from '../../../tests/spyOnToasts.ts'
import { SearchBox } from './SearchBox.tsx'

let box: HTMLInputElement

function render(mode: 'placeholder' | 'live') {
  show(<SearchBox mode={mode} />, { at: '/about' })
  box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
}

function searchFor(query: string) {
  box.value = query
  fireEvent.submit(screen.getByRole('search'))
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
})
