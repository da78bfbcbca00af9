// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { PostNeighbors } from './PostNeighbors.tsx'

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
