// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memoryStorage.ts'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { readStoredList } from '../../storage/storedText.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { formMessages } from './signUp.ts'

let told: ReturnType<typeof spyOnToasts>

beforeEach(() => {
  told = spyOnToasts()
})

function showForm() {
  const { user } = show(<NewsletterForm />)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  async function signUp(email: string) {
    await user.clear(field)
    if (email) await user.type(field, email)
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  }
  return { user, field, signUp }
}

const stored = () => readStoredList(STORAGE_KEYS.subscribers)

test('an address is stored with the time, and the field is cleared', async () => {
  vi.setSystemTime('2026-02-03T10:20:30.000Z')
  const { field, signUp } = showForm()
  await signUp('robin@example.com')
  vi.useRealTimers()
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages.subscribed)
  expect(stored()).toEqual([{ email: 'robin@example.com', date: '2026-02-03T10:20:30.000Z' }])
  expect(field).toHaveProperty('value', '')
})

test('an address that is on the list is not stored again', async () => {
  const { field, signUp } = showForm()
  await signUp('robin@example.com')
  await signUp('robin@example.com')
  expect(told).toHaveBeenLastCalledWith(formMessages.duplicate)
  expect(stored()).toHaveLength(1)
  expect(field).toHaveProperty('value', 'robin@example.com')
})

test('an empty field is invalid and has the focus, until something is typed', async () => {
  const { user, field, signUp } = showForm()
  await signUp('')
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages.empty)
  expect(document.activeElement).toBe(field)
  expect(field.ariaInvalid).toBe('true')
  await user.type(field, 'r')
  expect(field.ariaInvalid).toBe(null)
})

test('an address is no longer than mail allows', async () => {
  const { field, signUp } = showForm()
  const longest = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}ccc`
  await signUp(`a${longest}`)
  expect(field).toHaveProperty('validationMessage', 'Please use at most 254 characters.')
  expect(stored()).toEqual([])
  await signUp(longest)
  expect(stored()).toMatchObject([{ email: longest }])
})

test('an address that could not be stored stays in the field', async () => {
  vi.stubGlobal('localStorage', new MemoryStorage(0))
  const { field, signUp } = showForm()
  await signUp('robin@example.com')
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages['not stored'])
  expect(field).toHaveProperty('value', 'robin@example.com')
})
