// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { settled, show, shownAddress } from '../../tests/support/show.tsx'
import { LoadError } from '../shared/loadErrors.ts'
import { markPopupSeen } from '../features/newsletter/popupSeen.ts'
import { App } from './App.tsx'
import type { PageStore } from './pageStore.ts'
import { followPages } from './shownPage.ts'

beforeEach(() => {
  // The popup has its own tests.
  markPopupSeen()
})

const HOME = (
  <>
    <h1>Home page</h1>
    <Link to="/late">Late page</Link>
    <Link to="/broken">Broken page</Link>
  </>
)

function Broken(): ReactElement {
  throw new TypeError('no oven')
}

/** A source of pages, one of which arrives when the test releases it. */
function pages() {
  const late = { arrive: (_page: ReactElement) => {}, fail() {} }
  let here: ReactElement | undefined
  const ask = () => {
    const promise = new Promise<ReactElement>((resolve, reject) => {
      late.arrive = resolve
      late.fail = () => reject(new LoadError('offline'))
    })
    promise.then((page) => (here = page)).catch(() => {})
    return promise
  }
  let asked = ask()
  const store: PageStore = {
    peek(path) {
      if (path === '/late') return here ?? asked
      return path === '/broken' ? <Broken /> : HOME
    },
    open() {
      asked = ask()
      return asked
    },
    forget: vi.fn<() => void>(),
  }
  return { late, store }
}

/** Shows the app, and follows a link of its home page. */
async function follow(name: string) {
  const { late, store } = pages()
  const { user } = show(<App store={store} year={2029} />)
  await expectHeading('Home page')
  expect(screen.queryByRole('progressbar')).toBe(null)
  await settled(() => user.click(screen.getByRole('link', { name })))
  return { late, user }
}

async function expectHeading(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
}

test('while a page is on its way, the one before stays and the progress is shown', async () => {
  const { late } = await follow('Late page')
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeDefined()
  await expectHeading('Home page')
  await settled(() => late.arrive(<h1>It is here</h1>))
  await expectHeading('It is here')
  expect(screen.queryByRole('progressbar')).toBe(null)
})

/** Takes longer to render than the time slice after which React interrupts a transition. */
function Slow({ onRender }: { onRender: () => void }) {
  onRender()
  const started = performance.now()
  while (performance.now() - started < 6);
  return null
}

test('a page that was waited for is rendered in one go', async () => {
  const { late } = await follow('Late page')
  let task = 0
  const counting = setInterval(() => (task += 1))
  const tasks = new Set<number>()
  const note = () => void tasks.add(task)
  late.arrive(
    <>
      <h1>It is here</h1>
      {Array.from('abcde', (letter) => (
        <Slow key={letter} onRender={note} />
      ))}
    </>,
  )
  await expectHeading('It is here')
  clearInterval(counting)
  expect(tasks.size).toBe(1)
})

test('a page that does not load can be asked for again, header and footer stay', async () => {
  const { late, user } = await follow('Late page')
  await settled(() => late.fail())
  await expectHeading('This page did not load')
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  await settled(() => user.click(screen.getByRole('button', { name: 'Try again' })))
  await settled(() => late.arrive(<h1>It is here</h1>))
  await expectHeading('It is here')
})

test('a page that fails leaves the rest of the site, which leads on', async () => {
  const { user } = await follow('Broken page')
  await expectHeading('Something went wrong on this page')
  await settled(() =>
    user.click(within(screen.getByRole('banner')).getByRole('link', { name: /, home$/ })),
  )
  await expectHeading('Home page')
  expect(shownAddress()).toBe('/')
})

test('each page that is shown is announced, the late one when it is there', async () => {
  const { late } = await follow('Late page')
  const shown: string[] = []
  followPages((path) => shown.push(path))
  expect(shown).toEqual(['/'])
  await settled(() => late.arrive(<h1>Late page</h1>))
  await expectHeading('Late page')
  expect(shown).toEqual(['/', '/late'])
})
