// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../tests/show.tsx'
import { isSearchKeyOn } from '../../../storage/searchKey.ts'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'

const NAME = 'The key / leads to the search box, on every page'

test('the key is turned off and on, and the choice is remembered', async () => {
  const { user, unmount } = show(<SearchKeySwitch />)
  await user.click(screen.getByRole('checkbox', { name: NAME, checked: true }))
  expect(isSearchKeyOn()).toBe(false)
  unmount()
  show(<SearchKeySwitch />)
  await user.click(screen.getByRole('checkbox', { name: NAME, checked: false }))
  expect(screen.getByRole('checkbox', { checked: true })).toBeDefined()
  expect(isSearchKeyOn()).toBe(true)
})
