// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
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

test('the newest post leads to the one before it alone', () => {
  show(<PostNeighbors neighbors={{ previous: OLDER, next: undefined }} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the only post has no such navigation', () => {
  show(<PostNeighbors neighbors={{ previous: undefined, next: undefined }} />)
  expect(screen.queryByRole('navigation')).toBe(null)
})
