// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

test('a part that fails gives way, is told why, and can be shown again; the rest stays', async () => {
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('no oven')
    return <p>The part</p>
  }
  const { user } = show(
    <>
      <h1>The rest</h1>
      <ErrorBoundary
        renderFallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {String(error)}
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>,
  )
  const retry = screen.getByRole('button', { name: 'Error: no oven' })
  expect(screen.getByRole('heading', { name: 'The rest' })).toBeDefined()
  await user.click(retry)
  expect(screen.queryByText('The part')).toBe(null)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Error: no oven' }))
  expect(screen.getByText('The part')).toBeDefined()
})
