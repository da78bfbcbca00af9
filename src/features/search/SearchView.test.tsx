// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { settled, show, shownAddress } from '../../../tests/show.tsx'
import * as client from './client.ts'
import type { Answer, Hit } from './engine.ts'
import { SearchView } from './SearchView.tsx'

const HITS: Hit[] = [
  { kind: 'recipes', id: 1, category: 'Lunch' },
  { kind: 'reviews', id: 2, category: 'Knives' },
]

function answerTo(query: string): Answer {
  const hits = query.includes('salt') ? HITS : []
  const certain = { isEmpty: false, isPartial: false, isCut: false, corrected: [], unknown: [] }
  return { ...certain, hits, found: new Set(['salt']), suggestion: 'salt' }
}

let searches: string[]

beforeEach(() => {
  searches = []
  vi.spyOn(client, 'engineFor').mockResolvedValue({
    async search(query) {
      searches.push(query)
      return answerTo(query)
    },
  })
  vi.spyOn(client, 'readHit').mockImplementation(async ({ id }) => {
    const picture = { name: `dish-${id}`, color: '#123456' }
    const shown = { title: `Document ${id}`, category: '', picture, imageDesc: 'A dish.' }
    return { ...shown, summary: '', points: [], text: [], topics: [] }
  })
})

async function showView(at = '/search') {
  const view = (
    <SearchView index="v1" suggestions={['tea']} lists={[{ folder: 'recipes', categories: [] }]} />
  )
  const { user } = await settled(() => show(view, { at }))
  return { user, box: screen.getByRole('searchbox') }
}

const found = (name: string) => screen.findByRole('link', { name })
const expectTold = (sentences: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentences))

test('before anything is asked, there is what may be looked for', async () => {
  await showView()
  expect(screen.getByRole('link', { name: 'tea' })).toBeDefined()
  await expectTold('')
  expect(searches).toEqual([])
})

test('what is typed is searched, counted and kept in the address', async () => {
  const { user, box } = await showView()
  await settled(() => user.type(box, 'salt{Enter}'))
  await found('Document 1')
  await expectTold('2 results for “salt”.')
  expect(shownAddress()).toBe('/search?q=salt')
  expect(screen.queryByRole('link', { name: 'tea' })).toBe(null)
})

test('an address that is opened is searched, with its kind alone', async () => {
  const { box } = await showView('/search?q=salt&kind=reviews')
  await found('Document 2')
  expect(box).toHaveProperty('value', 'salt')
  expect(screen.queryByRole('link', { name: 'Document 1' })).toBe(null)
  await expectTold('1 of 2 results for “salt”.')
})

test('a kind and category that leave nothing lead to all', async () => {
  const { user } = await showView('/search?q=salt&kind=reviews&category=Blenders')
  const all = await screen.findByRole('button', { name: 'Show all 2' })
  await settled(() => user.click(all))
  await found('Document 1')
  expect(shownAddress()).toBe('/search?q=salt')
})

test('the arrow keys lead through what was found and back, Escape to the box', async () => {
  const { user, box } = await showView('/search?q=salt')
  const first = await found('Document 1')
  box.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await found('Document 2'))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(document.activeElement).toBe(box)
})

test('when nothing is found, another word is offered, and leads to what it finds', async () => {
  const { user } = await showView('/search?q=slat')
  const other = await found('salt')
  await settled(() => user.click(other))
  await found('Document 1')
  expect(shownAddress()).toBe('/search?q=salt')
})

test('when the index does not come, that is said, and it can be tried again', async () => {
  vi.mocked(client.engineFor).mockRejectedValueOnce(new Error('offline'))
  const { user } = await showView('/search?q=salt')
  const again = await screen.findByRole('button', { name: 'Try again' })
  await expectTold('The search did not load. The connection may have been lost.')
  await settled(() => user.click(again))
  await found('Document 1')
  await expectTold('2 results for “salt”.')
  expect(searches).toEqual(['salt'])
})
