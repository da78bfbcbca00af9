// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import { PageForm } from './PageForm.tsx'

function showField() {
  const ask = vi.fn<(query: string) => void>()
  const { user, showAgain } = show(<PageForm query="" ask={ask} />)
  const box = screen.getByRole('searchbox', { name: 'Search recipes, reviews and posts' })
  const showQuery = (query: string) => showAgain(<PageForm query={query} ask={ask} />)
  return { user, box, ask, showQuery }
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

test('the search follows what is typed, after a pause', () => {
  vi.useFakeTimers()
  const { box, ask } = showField()
  fireEvent.input(box, { target: { value: 'sa' } })
  pass(149)
  fireEvent.input(box, { target: { value: 'salt' } })
  pass(149)
  expect(ask).not.toHaveBeenCalled()
  pass(1)
  expect(ask).toHaveBeenCalledExactlyOnceWith('salt')
})

test('Enter searches at once, and not again after the pause', () => {
  vi.useFakeTimers()
  const { box, ask } = showField()
  fireEvent.input(box, { target: { value: 'salt' } })
  fireEvent.submit(screen.getByRole('search', { name: 'The whole site' }))
  expect(ask).toHaveBeenCalledExactlyOnceWith('salt')
  pass(1000)
  expect(ask).toHaveBeenCalledOnce()
})

test('what is asked elsewhere stands in the box; what is typed since stays', async () => {
  const { user, box, showQuery } = showField()
  showQuery('pepper')
  expect(box).toHaveProperty('value', 'pepper')
  await user.type(box, 's')
  showQuery('pepper')
  expect(box).toHaveProperty('value', 'peppers')
})
