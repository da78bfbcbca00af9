// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { PostHead } from './PostHead.tsx'

const POST = { title: 'Weigh your flour', category: 'Kitchen Tips', date: '2025-10-12' }

/** The days that the head shows, as machines read them. */
function days(): (string | null)[] {
  return screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))
}

test('a post that was changed says when, behind the day it was published', () => {
  show(<PostHead post={{ ...POST, updated: '2025-11-02' }} />)
  expect(days()).toEqual(['2025-10-12', '2025-11-02'])
  expect(screen.getByText(/^Updated/).textContent).toBe('Updated November 2, 2025')
})

test('one that was not shows the day it was published alone', () => {
  show(<PostHead post={POST} />)
  expect(days()).toEqual(['2025-10-12'])
  expect(screen.queryByText(/Updated/)).toBe(null)
})
