import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serialize } from 'node:v8'
import { beforeEach, expect, test, vi } from 'vitest'
import { killProcessAt } from '../../tests/support/killed.ts'
import { openCache } from './cache.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const KEY = 'page-1f2e'
const PAGE = { html: '<p>Crêpes</p>', files: new Map([['a.br', Buffer.from('salt')]]) }

let dir = ''
let file = ''
beforeEach(() => {
  const root = temporaryFolder()
  dir = path.join(root, 'entries')
  file = path.join(dir, KEY)
})

const made = () => vi.fn<() => Promise<typeof PAGE>>(() => Promise.resolve(PAGE))

test('a value is made once, and is there for every later process', async () => {
  const make = made()
  expect(await openCache(dir).getOrMake(KEY, make)).toEqual(PAGE)
  expect(await openCache(dir).getOrMake(KEY, make)).toEqual(PAGE)
  expect(make).toHaveBeenCalledOnce()
  expect(openCache(dir).get('page-3d4c')).toBeUndefined()
})

/** Writes an entry in the given cache format. */
function entry(format: string, key: string, bytes: Buffer) {
  const digest = createHash('sha256').update(`${format}\n${key}\n`).update(bytes).digest()
  return Buffer.concat([digest, bytes])
}

async function flip(place: (bytes: Buffer) => number) {
  const bytes = await readFile(file)
  const at = place(bytes)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  await writeFile(file, bytes)
}

test.each([
  ['whose digest is flipped', () => flip(() => 0)],
  ['whose value is flipped', () => flip((bytes) => bytes.indexOf('salt'))],
  ['that is cut off', async () => truncate(file, (await readFile(file)).length - 1)],
  ['that is empty', () => truncate(file)],
  ['of another format', () => writeFile(file, entry('0', KEY, serialize(PAGE)))],
  ['of another key', () => writeFile(file, entry('1', 'page-3d4c', serialize(PAGE)))],
  ['that this Node cannot read', () => writeFile(file, entry('1', KEY, Buffer.from('no value')))],
  [
    'that is a folder',
    () => rm(file).then(() => mkdir(path.join(file, 'inside'), { recursive: true })),
  ],
])('an entry %s is removed and made again', async (_what, damage) => {
  openCache(dir).put(KEY, PAGE)
  await damage()
  expect(openCache(dir).get(KEY)).toBeUndefined()
  expect(await readdir(dir)).toEqual([])
  await damage().catch(() => {})
  const make = made()
  expect(await openCache(dir).getOrMake(KEY, make)).toEqual(PAGE)
  expect(make).toHaveBeenCalledOnce()
  expect(openCache(dir).get(KEY)).toEqual(PAGE)
})

test('wherever writing is killed, there is the whole value or none', async () => {
  const found: unknown[] = []
  let killed = true
  for (let change = 1; killed; change += 1) {
    killed = await killProcessAt(change, async () => openCache(dir).put(KEY, PAGE))
    found.push(openCache(dir).get(KEY))
  }
  expect(found).toEqual([undefined, undefined, PAGE])
})

test('what cannot be written is thrown, and leaves nothing aside', async () => {
  await mkdir(path.join(file, 'inside'), { recursive: true })
  expect(() => openCache(dir).put(KEY, PAGE)).toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(await readdir(dir)).toEqual([KEY])
})

test('what no build has used for a week is forgotten, whichever site it is of', () => {
  /** Simulates a build on a day of January that reads the given entries. */
  const build = (day: number, ...keys: string[]) => {
    const cache = openCache(dir)
    for (const key of keys) if (cache.get(key) === undefined) cache.put(key, PAGE)
    cache.forgetUnused(new Date(Date.UTC(2027, 0, day)))
  }
  build(1, 'old', 'used')
  build(2, 'of another site')
  build(9, 'used')
  expect(readdirSync(dir).toSorted()).toEqual(['of another site', 'used'])
})
