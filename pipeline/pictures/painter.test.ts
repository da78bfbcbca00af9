import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPainter } from './painter.ts'

const WORDS = { brand: 'Pinchwell', title: 'Nothing on a plate', kicker: 'Dinner · 0 min' }

test('a painter that cannot be started says so, of every picture that waits for one', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'painter-'))
  const { execPath } = process
  onTestFinished(async () => {
    process.execPath = execPath
    await rm(dir, { recursive: true })
  })
  process.execPath = path.join(dir, 'no-such-program')
  const { paint } = createPainter(dir)
  const seeds = Array.from({ length: 9 }, (_, index) => `recipes/${index + 1}`)
  const ends = await Promise.allSettled(
    seeds.map((seed) => paint({ ...WORDS, seed, line: 'plain | plate |' })),
  )
  const reasons = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'painted'))
  const expected = 'A painter cannot be started or reached: spawn'
  expect(reasons.map((reason) => reason.slice(0, reason.indexOf('spawn') + 5))).toEqual(
    seeds.map((seed) => `Error: ${seed}: ${expected}`),
  )

  // Once it can be started, it reads what it is sent.
  process.execPath = execPath
  const wrong = paint({ ...WORDS, seed: 'recipes/1', line: 'plain | bowll |' })
  await expect(wrong).rejects.toThrow('recipes/1: “bowll” is no vessel.')
})
