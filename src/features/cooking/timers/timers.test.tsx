// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockTime } from './TimerList.tsx'
import { watchTimers } from './ringing.ts'
import { timerStore } from '../../../storage/timerStore.ts'
import { beginTimer, dropOldTimers, extendTimer, removeTimer } from './changeTimers.ts'
import { show } from '../../../../tests/support/show.tsx'
import { TimerArea } from './TimerArea.tsx'

const TIMER = { recipe: 7, dish: 'Pancakes', step: 3, words: '10 minutes' }

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  for (const id of timerStore.readAll().keys()) removeTimer(id)
})

test.each([
  [0, '0:00'],
  [10.4, '0:10'],
  [10.6, '0:11'],
  [59, '0:59'],
  [600, '10:00'],
  [4985, '1:23:05'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown)
})

test('a timer that runs is not started again, one that has ended is', () => {
  beginTimer('7-3-0', TIMER, 600)
  vi.setSystemTime(60_000)
  beginTimer('7-3-0', TIMER, 600)
  expect(timerStore.read('7-3-0')?.endsAt).toBe(600_000)
  vi.setSystemTime(700_000)
  beginTimer('7-3-0', TIMER, 600)
  expect(timerStore.read('7-3-0')?.endsAt).toBe(1_300_000)
})

test('a minute more counts from the end, or from now when it is over', () => {
  beginTimer('7-3-0', TIMER, 600)
  extendTimer('7-3-0', 60)
  expect(timerStore.read('7-3-0')?.endsAt).toBe(660_000)
  timerStore.change('7-3-0', (timer) => timer && { ...timer, hasRung: true })
  vi.setSystemTime(1_000_000)
  extendTimer('7-3-0', 60)
  expect(timerStore.read('7-3-0')).toEqual({ ...TIMER, endsAt: 1_060_000 })
  extendTimer('gone', 60)
  expect(timerStore.read('gone')).toBeUndefined()
})

test('a timer that ended more than a day ago is forgotten', () => {
  beginTimer('7-3-0', TIMER, 0)
  dropOldTimers(24 * 60 * 60 * 1000)
  expect(timerStore.readAll().size).toBe(1)
  dropOldTimers(24 * 60 * 60 * 1000 + 1)
  expect(timerStore.readAll().size).toBe(0)
})

/** Stubs the Web Locks API. @param held names of locks that another tab holds */
function stubLocks(held: string[]) {
  const request = async (
    name: string,
    _options: object,
    task: (lock: object | null) => Promise<void>,
  ) => task(held.includes(name) ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('ringing', () => {
  test('is noted when the deadline has come, and not before', async () => {
    stubLocks([])
    const end = watchTimers()
    beginTimer('7-3-0', TIMER, 600)
    beginTimer('7-5-0', TIMER, 900)
    await vi.advanceTimersByTimeAsync(599_000)
    expect(timerStore.read('7-3-0')?.hasRung).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(timerStore.read('7-3-0')?.hasRung).toBe(true)
    expect(timerStore.read('7-5-0')?.hasRung).toBeUndefined()
    end()
  })

  test('is left to the tab that does it', async () => {
    stubLocks(['timer-7-3-0'])
    const end = watchTimers()
    beginTimer('7-3-0', TIMER, 600)
    await vi.advanceTimersByTimeAsync(700_000)
    expect(timerStore.read('7-3-0')?.hasRung).toBeUndefined()
    end()
  })

  test('comes late rather than never, when the page slept through the deadline', async () => {
    stubLocks([])
    beginTimer('7-3-0', TIMER, 600)
    vi.setSystemTime(900_000)
    const end = watchTimers()
    await vi.advanceTimersByTimeAsync(0)
    expect(timerStore.read('7-3-0')?.hasRung).toBe(true)
    end()
  })
})

test('a timer of another tab brings the bar, a store of another name does not', async () => {
  vi.useRealTimers()
  show(<TimerArea />)
  const endsAt = Date.now() + 600_000
  localStorage.setItem('timers:7-3-0', JSON.stringify({ ...TIMER, endsAt }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'units:chosen' })))
  expect(screen.queryByRole('region', { name: 'Timers' })).toBe(null)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'timers:7-3-0' })))
  expect(await screen.findByRole('region', { name: 'Timers' })).toBeDefined()
})
