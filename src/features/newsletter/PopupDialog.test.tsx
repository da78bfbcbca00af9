// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memoryStorage.ts'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { readStoredList } from '../../storage/storedText.ts'
import PopupDialog, { popupSuccess } from './PopupDialog.tsx'
import { wasPopupSeen } from './popupSeen.ts'
import { formMessages } from './signUp.ts'

let told: ReturnType<typeof spyOnToasts>

beforeEach(() => {
  told = spyOnToasts()
})

const NAME = 'A pinch of good cooking, every week'
const isOpen = () => screen.queryByRole('dialog', { name: NAME }) !== null

function open() {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { user } = show(<PopupDialog />)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  async function signUp(email: string) {
    await user.type(field, email)
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  }
  return { user, before, signUp }
}

test.each(['its button', 'Escape'])('closed by %s it counts as seen', async (way) => {
  const { user, before } = open()
  expect(isOpen()).toBe(true)
  expect(wasPopupSeen()).toBe(false)
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(false)
  expect(wasPopupSeen()).toBe(true)
  expect(document.activeElement).toBe(before)
  expect(told).not.toHaveBeenCalled()
})

test('an address is stored, and the dialog closes with a toast', async () => {
  const { signUp } = open()
  await signUp('robin@example.com')
  expect(readStoredList(STORAGE_KEYS.subscribers)).toMatchObject([{ email: 'robin@example.com' }])
  expect(told).toHaveBeenCalledExactlyOnceWith(popupSuccess)
  expect(isOpen()).toBe(false)
  expect(wasPopupSeen()).toBe(true)
})

test('where nothing can be stored the address stays, and the dialog closes all the same', async () => {
  vi.stubGlobal('localStorage', new MemoryStorage(0))
  const { user, signUp } = open()
  await signUp('robin@example.com')
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages['not stored'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'robin@example.com')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})
