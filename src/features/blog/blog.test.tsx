// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { readPageData } from '../../content/prerender/pageData.ts'
import { settings } from '../../settings/settings.ts'
import { PostHead } from './PostHead.tsx'
import { PostNeighbors } from './PostNeighbors.tsx'

const post = readPageData('post', { id: '4' })
if (!post) throw new Error('There is no post 4.')
const POST = { ...post, date: '2025-10-12', updated: undefined }
const { sitePicture } = settings

test.each([
  ['2025-11-02', ['2025-10-12', '2025-11-02'], 'Updated November 2, 2025'],
  [undefined, ['2025-10-12'], undefined],
])('a post changed on %s shows the days %j', (updated, days, words) => {
  show(<PostHead post={{ ...POST, updated }} />)
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(days)
  expect(screen.queryByText(/^Updated/)?.textContent).toBe(words)
})

test.each([
  [true, sitePicture.imageDesc],
  [false, POST.imageDesc],
])('where a site has one picture for all posts is %s, that at the top shows “%s”', (has, shows) => {
  vi.spyOn(settings, 'hasSitePicture', 'get').mockReturnValue(has)
  show(<PostHead post={POST} />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe(shows)
})

const OLDER = { id: 4, title: 'How to salt' }
const NEWER = { id: 6, title: 'How to rest meat' }

test('the posts before and after are links, which say which is which', () => {
  show(<PostNeighbors neighbors={{ previous: OLDER, next: NEWER }} />)
  expect(screen.getByRole('navigation', { name: 'Previous and next post' })).toBeDefined()
  const previous = screen.getByRole('link', { name: 'Previous post How to salt' })
  const next = screen.getByRole('link', { name: 'Next post How to rest meat' })
  expect(previous.getAttribute('href')).toBe('/blog/4')
  expect(next.getAttribute('href')).toBe('/blog/6')
})

test.each([
  ['the newest post leads to the one before it alone', OLDER, 1],
  ['the only post has no such navigation', undefined, 0],
])('%s', (_what, previous, count) => {
  show(<PostNeighbors neighbors={{ previous, next: undefined }} />)
  expect(screen.queryAllByRole('link')).toHaveLength(count)
  expect(screen.queryAllByRole('navigation')).toHaveLength(count)
})
