import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'

test('each item is worked on once, as many at a time as may be', async () => {
  const done: number[] = []
  let [underWay, most] = [0, 0]
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a failure is thrown when nothing is under way any more', async () => {
  let underWay = 0
  const working = inParallel([1, 2, 3], 3, async (item) => {
    underWay += 1
    if (item === 2) {
      underWay -= 1
      throw new Error('The disk is full.')
    }
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
  })
  await expect(working).rejects.toThrow('The disk is full.')
  expect(underWay).toBe(0)
})
