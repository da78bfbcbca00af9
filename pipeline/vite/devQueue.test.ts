import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runInTurn } from './devQueue.ts'

test('a queue runs one task after the other, also after one that failed', async () => {
  const done: string[] = []
  const slow = runInTurn(async () => {
    await setImmediate()
    done.push('slow')
  })
  const failing = runInTurn(() => {
    done.push('failing')
    throw new Error('failed')
  })
  const quick = runInTurn(() => done.push('quick'))
  await expect(failing).rejects.toThrow('failed')
  await Promise.all([slow, quick])
  expect(done).toEqual(['slow', 'failing', 'quick'])
})
