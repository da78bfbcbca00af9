// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutLater } from './layOutLater.ts'

const { dataset } = document.documentElement
const idle: IdleRequestCallback[] = []

beforeEach(() => {
  dataset.later = ''
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>'
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback) => idle.push(call))
})
afterEach(() => {
  delete dataset.later
  idle.length = 0
  vi.unstubAllGlobals()
})

const isLater = () => 'later' in dataset
const laidOut = () => document.querySelectorAll('[style*="content-visibility"]').length

/** Gives the browser's time to what waits for it. */
function beIdle(milliseconds: number) {
  idle.shift()?.({ didTimeout: false, timeRemaining: () => milliseconds })
}

test('with time for one part, one part is laid out, and the last has no style left', () => {
  layOutLater()
  beIdle(0)
  expect(laidOut()).toBe(1)
  beIdle(0)
  expect(laidOut()).toBe(2)
  beIdle(50)
  expect(laidOut()).toBe(0)
  expect(isLater()).toBe(false)
})

test.each(['keydown', 'pointerdown', 'popstate', 'beforeprint'])(
  'after %s nothing is left out, and nothing is left to do',
  (type) => {
    layOutLater()
    beIdle(0)
    window.dispatchEvent(new Event(type))
    expect(isLater()).toBe(false)
    expect(laidOut()).toBe(0)
    beIdle(50)
    expect(laidOut()).toBe(0)
  },
)

test('a page that leaves nothing out is left alone', () => {
  delete dataset.later
  layOutLater()
  expect(idle).toEqual([])
})
