import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  await cache.store('recipes-7-aa', files('painted'))
  expect(cache.has('recipes-7-aa')).toBe(true)
  expect(await readFile(cache.file('recipes-7-aa', '-400.avif'), 'utf8')).toBe('painted')
})

test('builds at the same time do not disturb each other', async () => {
  await Promise.all(Array.from({ length: 8 }, () => cache.store('recipes-7-aa', files('painted'))))
  expect(await readdir(dir)).toEqual(['recipes-7-aa'])
})

test('what no document asks for goes, and what a killed build left aside', async () => {
  await cache.store('recipes-7-aa', files('old'))
  await cache.store('recipes-7-bb', files('new'))
  await mkdir(path.join(dir, '.left-aside'))
  await cache.keepOnly(new Set(['recipes-7-bb']))
  expect(await readdir(dir)).toEqual(['recipes-7-bb'])
})
