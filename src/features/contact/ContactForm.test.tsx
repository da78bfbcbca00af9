// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memoryStorage.ts'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { readStoredList } from '../../storage/webStorage.ts'
import { ContactForm } from './ContactForm.tsx'

const MESSAGE = {
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: 'The granola',
  Message: 'How long does it keep?',
}

let told: ReturnType<typeof spyOnToasts>

beforeEach(() => {
  told = spyOnToasts()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const values = () => Object.keys(MESSAGE).map((name) => field(name).value)

async function send(message: Partial<typeof MESSAGE>) {
  const { user } = show(<ContactForm />)
  for (const [name, text] of Object.entries(message)) await user.type(field(name), text)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  return user
}

const stored = () => readStoredList(STORAGE_KEYS.submissions)

test('a message is stored with the time, and the fields are cleared', async () => {
  await send(MESSAGE)
  expect(stored()).toEqual([
    {
      name: 'Robin Field',
      email: 'robin@example.com',
      subject: 'The granola',
      message: 'How long does it keep?',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    },
  ])
  expect(told).toHaveBeenCalledExactlyOnceWith({
    title: 'Message Sent! 📧',
    message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
  })
  expect(values()).toEqual(['', '', '', ''])
})

test.each(Object.keys(MESSAGE))('without a text for %s nothing is sent', async (name) => {
  const { [name as keyof typeof MESSAGE]: _left, ...rest } = MESSAGE
  await send(rest)
  expect(stored()).toEqual([])
  expect(told).not.toHaveBeenCalled()
  expect(values().filter(Boolean)).toHaveLength(3)
})

test('spaces are no text, until something is typed beside them', async () => {
  const user = await send({ ...MESSAGE, Subject: '   ' })
  expect(stored()).toEqual([])
  await user.type(field('Subject'), 'Jam')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(stored()).toMatchObject([{ subject: '   Jam' }])
})

test('a message that cannot be stored stays in the form, and a toast says so', async () => {
  vi.stubGlobal('localStorage', new MemoryStorage(0))
  await send(MESSAGE)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Not stored', variant: 'destructive' }),
  )
  expect(values()).toEqual(Object.values(MESSAGE))
})
