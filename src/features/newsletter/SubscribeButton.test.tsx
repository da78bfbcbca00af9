// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { readStoredList } from '../../storage/storedText.ts'
import { SubscribeButton } from './SubscribeButton.tsx'

test('the button only says that it is on the way, and a link leads to the form', async () => {
  const told = spyOnToasts()
  const { user } = show(<SubscribeButton />)
  await user.click(screen.getByRole('button', { name: 'Subscribe to Newsletter' }))
  expect(told).toHaveBeenCalledExactlyOnceWith({ title: 'This feature is on the way!' })
  expect(readStoredList(STORAGE_KEYS.subscribers)).toEqual([])
  expect(screen.getByRole('link', { name: 'footer' }).getAttribute('href')).toBe('#newsletter')
})
