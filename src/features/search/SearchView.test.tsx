// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLocation, useNavigate } from 'react-router-dom'
import { indexedDocument } from '../../../tests/support/indexedDocument.ts'
import { settled, show, shownAddress } from '../../../tests/support/show.tsx'
import { buildSearchIndex } from '../../content/prerender/searchIndex.ts'
import { SearchView } from './SearchView.tsx'

const picture = { name: 'dish', color: '#123456' }
const shown = { category: 'Lunch', picture, imageDesc: 'A dish.' }
const words = { ...shown, summary: 'With salt.' }
const { json } = buildSearchIndex([
  indexedDocument('/recipes/1', { ...words, title: 'Salt cod', course: 'main', minutes: 20 }),
  indexedDocument('/reviews/2', { ...words, kind: 'reviews', title: 'A jar' }),
])
const recipe = {
  ...shown,
  title: 'Salt cod',
  description: 'Cod.',
  ingredients: [],
  instructions: [],
}
const review = { ...shown, productName: 'A jar', shortDescription: 'For salt.', verdict: 'Good.' }
const noPoints = { pros: [], cons: [], detailedReview: [] }
const DATA = new Map([
  ['/data/recipes/1.json', JSON.stringify({ data: recipe })],
  ['/data/reviews/2.json', JSON.stringify({ data: { ...review, ...noPoints } })],
])

const host = vi.fn<(address: string) => Promise<Response>>()
/** Each test has its own version, since the search caches files. */
let version = 0

beforeEach(() => {
  version += 1
  host.mockReset()
  host.mockImplementation(async (address) => {
    return new Response(address.startsWith('/assets/search/') ? json : DATA.get(address))
  })
  vi.stubGlobal('fetch', host)
})

async function showView(at = '/search') {
  const lists = [
    { folder: 'recipes' as const, categories: ['Side dishes'] },
    { folder: 'posts' as const, categories: [] },
  ]
  const view = <SearchView index={`view${version}`} suggestions={['salt & pepper']} lists={lists} />
  const { user } = await settled(() => show(view, { at }))
  return { user, box: screen.getByRole('combobox', { name: /^Search/ }) }
}

const found = (name: string) => screen.findByRole('link', { name })
const expectTold = (sentences: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentences))

function addresses(region: string) {
  const links = within(screen.getByRole('region', { name: region })).getAllByRole('link')
  return links.map((link) => link.getAttribute('href'))
}

test('before anything is asked, there is what may be looked for, and nothing is loaded', async () => {
  const { user, box } = await showView()
  expect(addresses('Try one of these')).toEqual(['/search?q=salt+%26+pepper'])
  expect(addresses('Recipes')).toEqual(['/recipes', '/recipes?category=Side+dishes'])
  expect(addresses('Blog')).toEqual(['/blog'])
  await expectTold('')
  expect(host).not.toHaveBeenCalled()
  await settled(() => user.click(box))
  await waitFor(() =>
    expect(host.mock.calls.map(([address]) => address)).toEqual([
      `/assets/search/view${version}.json`,
    ]),
  )
})

test('what is typed is searched, counted and kept in the address', async () => {
  const { user, box } = await showView()
  await settled(() => user.type(box, 'salt{Enter}'))
  await found('Salt cod')
  await expectTold('2 results for “salt”.')
  // Each file is read once.
  expect(host).toHaveBeenCalledTimes(3)
  expect(shownAddress()).toBe('/search?q=salt')
  expect(screen.queryByRole('link', { name: 'salt & pepper' })).toBe(null)
})

test('an address that is opened is searched, with its kind alone', async () => {
  const { box } = await showView('/search?q=salt&kind=reviews')
  await found('A jar')
  expect(box).toHaveProperty('value', 'salt')
  expect(screen.queryByRole('link', { name: 'Salt cod' })).toBe(null)
  await expectTold('1 of 2 results for “salt”.')
})

test('of an address, 200 characters are searched', async () => {
  const { box } = await showView(`/search?q=salt${'+'.repeat(196)}jar`)
  await expectTold('2 results for “salt”.')
  expect(box).toHaveProperty('value', 'salt'.padEnd(200))
})

test('words that name filters are said, with a link to the list', async () => {
  await showView('/search?q=20+minute+main')
  const list = await screen.findByRole('link', { name: 'See main, up to 30 min in Recipes' })
  expect(list.getAttribute('href')).toBe('/recipes?course=main&time=30')
  expect(list.parentElement?.textContent).toContain(
    'First come the pages that fit: main, up to 30 min.',
  )
  expect(await found('Salt cod')).toBeDefined()
})

test('a kind and category that leave nothing lead to all', async () => {
  const { user } = await showView('/search?q=salt&kind=reviews&category=Blenders')
  const all = await screen.findByRole('button', { name: 'Show all 2' })
  await settled(() => user.click(all))
  await found('Salt cod')
  expect(shownAddress()).toBe('/search?q=salt')
})

function SearchAndResult() {
  const navigate = useNavigate()
  if (useLocation().pathname === '/search')
    return <SearchView index={`view${version}`} suggestions={[]} lists={[]} />
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

const results = () => screen.findAllByRole('link', { name: 'Salt cod' })

test('of many results ten are shown, or after Back as many as before', async () => {
  const many = buildSearchIndex(
    Array.from({ length: 25 }, (_, at) =>
      indexedDocument(`/recipes/${at}`, { ...words, title: 'Salt cod' }),
    ),
  )
  host.mockImplementation(async (address) => {
    const isIndex = address.startsWith('/assets/search/')
    return new Response(isIndex ? many.json : DATA.get('/data/recipes/1.json'))
  })
  const { user } = await settled(() => show(<SearchAndResult />, { at: '/search?q=salt' }))
  expect(await results()).toHaveLength(10)
  await settled(() => user.click(screen.getByRole('button', { name: 'Show more' })))
  expect(await results()).toHaveLength(20)
  // The first added result has the focus.
  expect(document.activeElement).toBe((await results())[10])
  expect(shownAddress()).toBe('/search?q=salt')
  const [first] = await results()
  if (first) await settled(() => user.click(first))
  await settled(() => user.click(screen.getByRole('button', { name: 'Back' })))
  expect(await results()).toHaveLength(20)
  await settled(() => user.click(screen.getByRole('button', { name: 'Show more' })))
  expect(await results()).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
  await settled(() => user.type(screen.getByRole('combobox', { name: /^Search/ }), ' cod{Enter}'))
  expect(await results()).toHaveLength(10)
})

const suggestions = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).getAllByRole('option'))
    .map(({ textContent }) => textContent)

test('what is typed is suggested; arrow keys choose, and Enter opens what is chosen', async () => {
  const { user, box } = await showView()
  await settled(() => user.type(box, 'sal'))
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(suggestions()).toEqual(['Salt codRecipe · Lunch', 'A jarReview · Lunch'])
  expect(box.getAttribute('aria-expanded')).toBe('true')
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active()).toBe(null)
  await settled(() => user.keyboard('{ArrowDown}{ArrowDown}'))
  expect(active()?.textContent).toContain('A jar')
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  await settled(() => user.keyboard('{ArrowDown}'))
  expect(active()).toBe(null)
  await settled(() => user.keyboard('{ArrowUp}{ArrowUp}'))
  expect(active()?.textContent).toContain('Salt cod')
  expect(document.activeElement).toBe(box)
  await settled(() => user.keyboard('{Enter}'))
  expect(shownAddress()).toBe('/recipes/1')
  expect(suggestions()).toEqual([])
})

test('Escape closes the suggestions and keeps the text; Enter without a choice searches', async () => {
  const { user, box } = await showView()
  await settled(() => user.type(box, 'jar'))
  await screen.findByRole('listbox')
  await settled(() => user.keyboard('{Escape}'))
  expect(suggestions()).toEqual([])
  expect(box).toHaveProperty('value', 'jar')
  await settled(() => user.keyboard('{ArrowDown}'))
  expect(suggestions()).toHaveLength(1)
  await settled(() => user.keyboard('{Enter}'))
  expect(suggestions()).toEqual([])
  expect(shownAddress()).toBe('/search?q=jar')
})

test('when nothing is found, another word is offered, and leads to what it finds', async () => {
  const { user } = await showView('/search?q=sat')
  await expectTold('Nothing was found for “sat”.')
  const other = await found('salt')
  expect(other.parentElement?.textContent).toBe('Did you mean salt?')
  expect(addresses('Blog')).toEqual(['/blog'])
  await settled(() => user.click(other))
  await found('Salt cod')
  expect(shownAddress()).toBe('/search?q=salt')
})

test('when nothing is near either, it says what can be looked for', async () => {
  await showView('/search?q=xyzzy')
  const advice = 'Try another word: the name of a dish, an ingredient or a brand.'
  expect(await screen.findByText(advice)).toBeDefined()
  expect(addresses('Try one of these')).toHaveLength(1)
})

test.each([
  ['does not come', () => Promise.reject(new Error('offline'))],
  ['is the page of a network', async () => new Response('<p>Sign in</p>')],
])('when the index %s, that is said, and it can be tried again', async (_what, answer) => {
  host.mockImplementationOnce(answer)
  const { user } = await showView('/search?q=salt')
  const again = await screen.findByRole('button', { name: 'Try again' })
  await expectTold('The search did not load. The connection may have been lost.')
  await settled(() => user.click(again))
  expect(await found('Salt cod')).toBeDefined()
  await expectTold('2 results for “salt”.')
})
