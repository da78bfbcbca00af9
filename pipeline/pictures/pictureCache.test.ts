import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killedAt } from '../../tests/killed.ts'
import { openPictureCache, type PictureCache } from './pictureCache.ts'

let dir: string
let cache: PictureCache

beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'pictures-')), 'cache')
  cache = openPictureCache(dir)
})

afterEach(() => rm(path.dirname(dir), { recursive: true }))

const files = (text: string) => [{ suffix: '-400.avif', bytes: Buffer.from(text) }]

test('a picture is there once it is stored, whole', async () => {
  expect(cache.has('recipes-7-aa')).toBe(false)
  await cache.store('recipes-7-aa', files('encoded'))
  expect(cache.has('recipes-7-aa')).toBe(true)
  expect(await readFile(cache.file('recipes-7-aa', '-400.avif'), 'utf8')).toBe('encoded')
})

test('builds at the same time do not disturb each other', async () => {
  await Promise.all(Array.from({ length: 8 }, () => cache.store('recipes-7-aa', files('encoded'))))
  expect(await readdir(dir)).toEqual(['recipes-7-aa'])
})

test('what no document asks for goes, and what a killed build left aside', async () => {
  await cache.store('recipes-7-aa', files('old'))
  await cache.store('recipes-7-bb', files('new'))
  await mkdir(path.join(dir, '.left-aside'))
  await cache.keepOnly(new Set(['recipes-7-bb']))
  expect(await readdir(dir)).toEqual(['recipes-7-bb'])
})

test('wherever storing is killed, the cache has the whole picture or none, and forgets the rest', async () => {
  const sizes = [...files('encoded'), { suffix: '-800.avif', bytes: Buffer.from('large') }]
  let killed = true
  for (let change = 1; killed; change += 1) {
    killed = await killedAt(change, () => cache.store('recipes-7-aa', sizes))
    const stored = await readdir(cache.folder('recipes-7-aa')).catch(() => [])
    expect(stored).toHaveLength(killed ? 0 : sizes.length)
    await endedNow()
    await cache.keepOnly(new Set())
    expect(await readdir(dir).catch(() => [])).toEqual([])
  }
})

/** The temporary files of this process now belong to one that has ended. */
async function endedNow() {
  for (const name of await readdir(dir).catch(() => [])) {
    const [pid] = name.slice(1).split('-')
    if (pid === String(process.pid)) await rename(path.join(dir, name), path.join(dir, '.0-ended'))
  }
}

test('what another process is storing right now is left alone', async () => {
  const name = `.${process.pid}-under-way`
  await mkdir(path.join(dir, name), { recursive: true })
  await cache.keepOnly(new Set())
  expect(await readdir(dir)).toEqual([name])
})

test('a picture that cannot be stored leaves nothing behind', async () => {
  const wrong = [...files('encoded'), { suffix: '/no/such/folder', bytes: Buffer.from('x') }]
  await expect(cache.store('recipes-7-aa', wrong)).rejects.toThrow('ENOENT')
  expect(await readdir(dir)).toEqual([])
})

test('a picture that another cache has is taken from there, and the others are left to be made', async () => {
  const own = openPictureCache(path.join(path.dirname(dir), 'own'))
  await own.store('recipes-7-aa', files('encoded'))
  await cache.copyFrom(path.join(path.dirname(dir), 'own'), ['recipes-7-aa', 'recipes-8-bb'])
  expect(await readdir(dir)).toEqual(['recipes-7-aa'])
  expect(await readFile(cache.file('recipes-7-aa', '-400.avif'), 'utf8')).toBe('encoded')
})
