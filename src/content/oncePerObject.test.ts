import { expect, test, vi } from 'vitest'
import { oncePerObject } from './oncePerObject.ts'

test('something is computed once for an object, and again for another one like it', () => {
  const compute = vi.fn<(key: { name: string }) => number>(({ name }) => name.length)
  const length = oncePerObject(compute)
  const leek = { name: 'leek' }
  expect([length(leek), length(leek), length({ name: 'leek' })]).toEqual([4, 4, 4])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('nothing is remembered, too', () => {
  const compute = vi.fn<(key: object) => undefined>()
  const none = oncePerObject(compute)
  const key = {}
  expect([none(key), none(key)]).toEqual([undefined, undefined])
  expect(compute).toHaveBeenCalledOnce()
})
