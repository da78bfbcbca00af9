// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** The module as a window that has just been opened has it. */
async function openWindow(...texts: string[]) {
  const { noteRead, noteSaved, isCurrentBase } = await import('./draftBase.ts')
  for (const text of texts) noteRead(text)
  return { noteSaved, isCurrentBase }
}

test('what was read in this window can be edited, whatever the ends of its lines', async () => {
  const { isCurrentBase } = await openWindow('a: 1\r\nb: 2\r\n')
  expect(isCurrentBase('a: 1\nb: 2')).toBe(true)
  expect(isCurrentBase('a: 1\nb: 3')).toBe(false)
})

test('work that goes on after a save is of the saved text, also in the next window', async () => {
  const first = await openWindow('a: 1')
  first.noteSaved('a: 1', 'a: 2')
  vi.resetModules()
  const next = await openWindow('a: 2')
  expect(next.isCurrentBase('a: 1')).toBe(true)
})

test('work on a text that somebody else has changed meanwhile is not', async () => {
  const first = await openWindow('a: 1')
  first.noteSaved('a: 1', 'a: 2')
  vi.resetModules()
  const next = await openWindow('a: 3')
  expect(next.isCurrentBase('a: 1')).toBe(false)
})
