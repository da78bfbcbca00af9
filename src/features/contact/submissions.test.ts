// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { submit } from './submissions.ts'

const NOW = new Date('2026-03-01T10:20:30Z')
const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'Salt', message: 'How much?' }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a message is put on the list with the moment of sending', () => {
  expect(submit(MESSAGE, NOW)).toBe(true)
  expect(submit({ ...MESSAGE, subject: 'Pepper' }, NOW)).toBe(true)
  expect(JSON.parse(localStorage.getItem('contact-submissions') ?? '')).toEqual([
    { ...MESSAGE, date: '2026-03-01T10:20:30.000Z' },
    { ...MESSAGE, subject: 'Pepper', date: '2026-03-01T10:20:30.000Z' },
  ])
})

test('a message that cannot be stored is reported', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(submit(MESSAGE, NOW)).toBe(false)
})
