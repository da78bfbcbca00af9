import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

it('runs one task after the other, also after one that failed', async () => {
  const done: string[] = []
  const slow = inTurn(async () => {
    await setImmediate()
    done.push('slow')
  })
  const failing = inTurn(() => {
    done.push('failing')
    throw new Error('failed')
  })
  const quick = inTurn(() => done.push('quick'))
  await expect(failing).rejects.toThrow('failed')
  await Promise.all([slow, quick])
  expect(done).toEqual(['slow', 'failing', 'quick'])
})
