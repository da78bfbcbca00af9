// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { LinkedKinds } from './LinkedKinds.tsx'

function shown(count: number) {
  const links = Array.from({ length: count }, (_none, index) => {
    return { key: `c${index}`, title: `Collection ${index}`, path: `/collections/c${index}` }
  })
  show(<LinkedKinds kinds={[{ folder: 'collections', links }]} />)
  const row = screen.getByRole('navigation', { name: 'Collections' })
  return within(within(row).getByRole('list')).getAllByRole('link')
}

test('up to six documents are named, each with a link', () => {
  expect(shown(6).map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => [`Collection ${index}`, `/collections/c${index}`]),
  )
})

test('of more, the rest are behind a link to their list', () => {
  const links = shown(9)
  expect(links).toHaveLength(7)
  expect(links.at(-1)?.textContent).toBe('All 9 collections')
  expect(links.at(-1)?.getAttribute('href')).toBe('/collections')
})
