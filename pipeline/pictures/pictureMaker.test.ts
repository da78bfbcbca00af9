import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../cache/cache.ts'
import { createPictureMaker } from './pictureMaker.ts'

const WORDS = { brand: 'Pinchwell', title: 'Nothing on a plate', kicker: 'Dinner · 0 min' }

test('a process that cannot be started says so, of every picture that waits for one', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'maker-'))
  const { execPath } = process
  onTestFinished(async () => {
    process.execPath = execPath
    await rm(dir, { recursive: true })
  })
  process.execPath = path.join(dir, 'no-such-program')
  const { make } = createPictureMaker(openCache(dir))
  const seeds = Array.from({ length: 9 }, (_, index) => `recipes/${index + 1}`)
  const ends = await Promise.allSettled(seeds.map((seed) => make({ ...WORDS, seed })))
  const reasons = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'encoded'))
  const expected = 'A process for pictures cannot be started or reached: spawn'
  expect(reasons.map((reason) => reason.slice(0, reason.indexOf('spawn') + 5))).toEqual(
    seeds.map((seed) => `Error: ${seed}: ${expected}`),
  )

  // Once it can be started, it reads what it is sent.
  process.execPath = execPath
  const wrong = make({ ...WORDS, seed: 'recipes/1' })
  await expect(wrong).rejects.toThrow('recipes/1 has neither a photo nor a cover.')
})
