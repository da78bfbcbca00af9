// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { Minutes } from './Minutes.tsx'

test.each([
  [0, '0 min'],
  [119, '119 min'],
  [795, '795 min (13 h 15 min)'],
])('%i minutes are read as “%s”', (minutes, words) => {
  show(
    <p>
      <Minutes minutes={minutes} />
    </p>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe(words)
})
