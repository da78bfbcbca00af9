// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { settled, show, shownAddress } from '../../../tests/support/show.tsx'
import { buildSearchIndex } from '../../content/prerender/searchIndex.ts'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { SearchBox } from './SearchBox.tsx'

let box: HTMLInputElement

function render(mode: 'placeholder' | 'live') {
  show(<SearchBox mode={mode} />, { at: '/about' })
  const role = mode === 'live' ? 'combobox' : 'searchbox'
  box = screen.getByRole<HTMLInputElement>(role, { name: 'Search' })
}

function searchFor(query: string) {
  box.value = query
  fireEvent.submit(screen.getByRole('search'))
}

describe('the search box, as a placeholder,', () => {
  test('says that search is not ready, and leads nowhere', () => {
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

  test('suggests nothing, and loads nothing for that', async () => {
    const host = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', host)
    render('placeholder')
    await settled(() => userEvent.type(box, 'chicken'))
    expect(screen.queryByRole('listbox')).toBe(null)
    expect(host).not.toHaveBeenCalled()
  })
})

describe('the search box, live,', () => {
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

  test('suggests from the index that the search page names, and is empty after a choice', async () => {
    const picture = { name: 'cod', color: '#123456' }
    const words = { category: 'Lunch', picture, summary: '', points: [], text: [], topics: [] }
    const { json } = buildSearchIndex([
      { ...words, path: '/recipes/1', kind: 'recipes', title: 'Salt cod' },
    ])
    const files = new Map([
      ['/data/search.json', '{ "data": { "index": "named" } }'],
      ['/assets/search/named.json', json],
    ])
    const host = vi.fn<(address: string) => Promise<Response>>()
    host.mockImplementation(async (address) => new Response(files.get(address)))
    vi.stubGlobal('fetch', host)
    render('live')
    expect(host).not.toHaveBeenCalled()
    await settled(() => userEvent.type(box, 'salt'))
    const option = await screen.findByRole('option', { name: 'Salt cod Recipe · Lunch' })
    expect(host).toHaveBeenCalledTimes(2)
    await settled(() => userEvent.click(option))
    expect(shownAddress()).toBe('/recipes/1')
    expect(screen.queryByRole('listbox')).toBe(null)
    expect(box.value).toBe('')
  })

  test('is a plain form where no scripts run', () => {
    render('live')
    expect(box.form?.getAttribute('action')).toBe('/search')
    expect(box.name).toBe('q')
  })
})
