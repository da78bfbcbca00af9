// @vitest-environment happy-dom
import { expect, type Mock, test, vi } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import { TimerArea } from './TimerArea.tsx'

function listenersIn({ mock }: Mock<typeof window.addEventListener>) {
  return new Set(mock.calls.filter(([type]) => type === 'storage').map((call) => call[1]))
}

test('it stops listening to other tabs when it is removed', () => {
  const add = vi.spyOn(window, 'addEventListener')
  const remove = vi.spyOn(window, 'removeEventListener')
  show(<TimerArea />).unmount()
  expect(listenersIn(remove)).toEqual(listenersIn(add))
})
