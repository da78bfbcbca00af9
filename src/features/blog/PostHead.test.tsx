// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { PostHead } from './PostHead.tsx'

const POST = { title: 'Weigh your flour', category: 'Kitchen Tips', date: '2025-10-12' }

test.each([
  ['2025-11-02', ['2025-10-12', '2025-11-02'], 'Updated November 2, 2025'],
  [undefined, ['2025-10-12'], undefined],
])('a post changed on %s shows the days %j', (updated, days, words) => {
  show(<PostHead post={{ ...POST, updated }} />)
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(days)
  expect(screen.queryByText(/^Updated/)?.textContent).toBe(words)
})
