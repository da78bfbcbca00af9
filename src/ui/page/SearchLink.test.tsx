// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { settings } from '../../settings/settings.ts'
import { SearchLink } from './SearchLink.tsx'

test.each([
  ['placeholder', 1],
  ['live', 0],
] as const)('where the search of the header is %s, there are %i links to search', (kind, count) => {
  vi.spyOn(settings, 'search', 'get').mockReturnValue(kind)
  show(<SearchLink />)
  expect(screen.queryAllByRole('link', { name: 'Search the site' })).toHaveLength(count)
})
