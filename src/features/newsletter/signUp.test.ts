// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { subscribe } from './signUp.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const stored = () => JSON.parse(localStorage.getItem('newsletter-subscribers') ?? '[]')

test('an address that is on the list is not added again, whichever kind its entry is', () => {
  localStorage.setItem('newsletter-subscribers', '["old@example.com",{"email":"b@example.com"}]')
  expect(subscribe('old@example.com', NOW)).toBe('duplicate')
  expect(subscribe('b@example.com', NOW)).toBe('duplicate')
  expect(stored()).toHaveLength(2)
})

test('addresses are compared letter by letter', () => {
  subscribe('a@example.com', NOW)
  expect(subscribe('A@example.com', NOW)).toBe('subscribed')
})
