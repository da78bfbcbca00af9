// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../tests/support/show.tsx'
import { LoadError, StaleBuildError } from '../shared/loadErrors.ts'
import * as reloading from '../shared/reloadOnce.ts'
import { FailedPage } from './FailedPage.tsx'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const home = () => screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')

test('a page that failed says that the mistake is ours, and can be loaded again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { user } = show(<FailedPage error={new Error('x is undefined')} />)
  expect(heading()).toBe('Something went wrong on this page')
  expect(home()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that did not load is asked for again, and the button says so meanwhile', async () => {
  const fails: (() => void)[] = []
  const promise = new Promise<void>((_resolve, reject) => {
    fails.push(() => reject(new LoadError('offline')))
  })
  const retry = vi.fn<() => Promise<void>>(() => promise)
  const { user } = show(<FailedPage error={new LoadError('offline')} retry={retry} />)
  expect(heading()).toBe('This page did not load')
  expect(home()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  const busy = screen.getByRole('button', { name: 'Trying again …' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await user.click(busy)
  expect(retry).toHaveBeenCalledOnce()
  for (const fail of fails) fail()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a page that failed is asked for again when the connection is back, until it comes or the visitor leaves', async () => {
  vi.useFakeTimers()
  const retry = vi.fn<() => Promise<void>>().mockRejectedValue(new LoadError('offline'))
  const { unmount } = show(<FailedPage error={new LoadError('offline')} retry={retry} />)
  fireEvent(window, new Event('online'))
  await pass(4)
  expect(retry).toHaveBeenCalledTimes(3)
  retry.mockResolvedValue()
  await pass(60)
  expect(retry).toHaveBeenCalledTimes(4)
  retry.mockRejectedValue(new LoadError('offline'))
  fireEvent(window, new Event('online'))
  unmount()
  fireEvent(window, new Event('online'))
  await pass(60)
  expect(retry).toHaveBeenCalledTimes(5)
})

test('a page of a site that was published again is loaded from the server', () => {
  vi.spyOn(reloading, 'reloadOnce').mockResolvedValue(true)
  show(<FailedPage error={new StaleBuildError('gone')} />)
  expect(heading()).toBe('One moment, please')
  expect(screen.queryByRole('button')).toBe(null)
})

test('when a new build could not be loaded by itself, the visitor can try', async () => {
  vi.spyOn(reloading, 'reloadOnce').mockResolvedValue(false)
  show(<FailedPage error={new StaleBuildError('gone')} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('without a connection, it offers the latest documents that are kept, and no author', async () => {
  const paths = ['/recipes/7', '/authors/jo', '/collections/one-pan', '/blog', '/blog/3']
  const facts = { code: 'a', version: 'b', whole: true, files: [], pictures: [], indexes: [] }
  const match = async (path: string) => {
    const html = `<h1>${path}</h1>`
    const headers = { Facts: JSON.stringify({ ...facts, at: paths.indexOf(path) }) }
    return Response.json({ headers: [], html, json: '' }, { headers })
  }
  const keys = async () => paths.map((path) => new Request(`https://site.example${path}`))
  vi.stubGlobal('caches', { open: async () => ({ match, keys }) })
  show(<FailedPage error={new LoadError('offline')} />)
  await screen.findByRole('link', { name: '/blog/3' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.slice(-3)).toEqual(['/blog/3', '/collections/one-pan', '/recipes/7'])
  expect(links).not.toContain('/authors/jo')
})
