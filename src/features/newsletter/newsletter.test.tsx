// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memoryStorage.ts'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import * as delivery from '../../forms/submitForm.ts'
import { settings } from '../../settings/settings.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { readStoredList } from '../../storage/webStorage.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'
import PopupDialog, { popupSuccess } from './PopupDialog.tsx'
import { wasPopupSeen } from './popupSeen.ts'
import { formMessages, subscribe } from './signUp.ts'

const ROBIN = 'robin@example.com'
let told: ReturnType<typeof spyOnToasts>

beforeEach(() => {
  told = spyOnToasts()
})

const stored = () => readStoredList(STORAGE_KEYS.subscribers)
const isOpen = () => screen.queryByRole('dialog', { name: /^A pinch of good cooking/ }) !== null

function open(form = <NewsletterForm />) {
  const { user } = show(form)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  async function signUp(email: string) {
    await user.clear(field)
    if (email) await user.type(field, email)
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  }
  return { user, field, signUp }
}

test('an address is stored with the time, the field is cleared, and no popup asks again', async () => {
  vi.setSystemTime('2026-02-03T10:20:30.000Z')
  const { field, signUp } = open()
  await signUp(ROBIN)
  vi.useRealTimers()
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages.subscribed)
  expect(stored()).toEqual([{ email: ROBIN, date: '2026-02-03T10:20:30.000Z' }])
  expect(field).toHaveProperty('value', '')
  expect(wasPopupSeen()).toBe(true)
})

test('an address that is on the list is not stored again', async () => {
  const { field, signUp } = open()
  await signUp(ROBIN)
  await signUp(ROBIN)
  expect(told.mock.lastCall).toMatchObject([{ title: "You're already on the list! 🎉" }])
  expect(stored()).toHaveLength(1)
  expect(field).toHaveProperty('value', ROBIN)
})

test('an empty field is invalid and has the focus, until something is typed', async () => {
  const { user, field, signUp } = open()
  await signUp('')
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages.empty)
  expect(document.activeElement).toBe(field)
  expect(field.ariaInvalid).toBe('true')
  await user.type(field, 'r')
  expect(field.ariaInvalid).toBe(null)
})

test.each([
  ['no address', 'robin', 0, /./],
  ['an address as long as mail allows', 'r'.repeat(254 - 12) + '@example.com', 1, /^$/],
  ['a longer one', 'r'.repeat(255 - 12) + '@example.com', 0, /^Please use at most 254 characters/],
])('of %s, the form keeps what it may', async (_what, email, count, words) => {
  const { user, field } = open()
  await user.click(field)
  await user.paste(email)
  expect(field).toHaveProperty('validationMessage', expect.stringMatching(words))
  await user.keyboard('{Enter}')
  expect(stored()).toHaveLength(count)
})

test('addresses are compared letter by letter, whichever kind the entry is', () => {
  const old = ['old@example.com', { email: 'b@example.com' }]
  localStorage.setItem(STORAGE_KEYS.subscribers, JSON.stringify(old))
  const outcomes = ['old@example.com', 'b@example.com', 'B@example.com'].map((email) =>
    subscribe(email, new Date(0)),
  )
  expect(outcomes).toEqual(['duplicate', 'duplicate', 'subscribed'])
  expect(stored()).toHaveLength(3)
})

test('where a service is named, addresses from before are sent to it, those sent are known', async () => {
  const submitForm = vi.spyOn(delivery, 'submitForm').mockResolvedValue(true)
  vi.spyOn(settings, 'newsletter', 'get').mockReturnValue({ service: 'json' })
  const entries = [{ email: ROBIN }, { email: 'sent@example.com', isSent: true }]
  localStorage.setItem(STORAGE_KEYS.subscribers, JSON.stringify(entries))
  const { signUp } = open()
  await signUp(ROBIN)
  expect(submitForm).toHaveBeenCalledOnce()
  await signUp('sent@example.com')
  expect(submitForm).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledExactlyOnceWith(formMessages.duplicate)
})

test('the popup counts as seen when it is closed', async () => {
  const { user } = open(<PopupDialog />)
  expect([isOpen(), wasPopupSeen()]).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect([isOpen(), wasPopupSeen()]).toEqual([false, true])
  expect(told).not.toHaveBeenCalled()
})

test('an address in the popup is stored, and it closes with a toast', async () => {
  const { signUp } = open(<PopupDialog />)
  await signUp(ROBIN)
  expect(stored()).toMatchObject([{ email: ROBIN }])
  expect(told).toHaveBeenCalledExactlyOnceWith(popupSuccess)
  expect([isOpen(), wasPopupSeen()]).toEqual([false, true])
})

test.each(Object.entries({ form: <NewsletterForm />, popup: <PopupDialog /> }))(
  'where nothing can be stored, the address stays in the %s',
  async (_what, form) => {
    vi.stubGlobal('localStorage', new MemoryStorage(0))
    const { field, signUp } = open(form)
    await signUp(ROBIN)
    expect(told).toHaveBeenCalledExactlyOnceWith(formMessages['not stored'])
    expect(field).toHaveProperty('value', ROBIN)
  },
)

test('the button only says that it is on the way, and a link leads to the form', async () => {
  const { user } = show(<SubscribeButton />)
  await user.click(screen.getByRole('button', { name: 'Subscribe to Newsletter' }))
  expect(told).toHaveBeenCalledExactlyOnceWith({ title: 'This feature is on the way!' })
  expect(stored()).toEqual([])
  expect(screen.getByRole('link', { name: 'footer' }).getAttribute('href')).toBe('#newsletter')
})
