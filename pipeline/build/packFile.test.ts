import { appendFile, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killedAt } from '../../tests/killed.ts'
import { openPack } from './packFile.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pack-'))
})
afterEach(() => rm(dir, { recursive: true }))

const read = (pack: ReturnType<typeof openPack>, name: string) => pack.get(name)?.toString()

function keepAll(pieces: Record<string, string>) {
  const pack = openPack(dir)
  for (const [name, text] of Object.entries(pieces)) {
    if (!pack.keep(name)) pack.put(name, Buffer.from(text))
  }
  pack.save()
}

const packFile = async () => {
  const name = (await readdir(dir)).find((file) => file !== 'index') ?? ''
  return path.join(dir, name)
}

test('pieces are there for the next one who opens it, those of nothing included', () => {
  keepAll({ a: 'salt', b: '', c: 'pepper' })
  const pack = openPack(dir)
  expect(['a', 'b', 'c', 'd'].map((name) => read(pack, name))).toEqual([
    'salt',
    '',
    'pepper',
    undefined,
  ])
})

test('a piece can be read as soon as it was put', () => {
  const pack = openPack(dir)
  pack.put('a', Buffer.from('salt'))
  expect(read(pack, 'a')).toBe('salt')
})

test('what the last one did not use is forgotten, and its bytes once they are more than half', async () => {
  keepAll({ a: 'salt', b: 'p'.repeat(1000) })
  keepAll({ a: 'salt', c: 'sugar' })
  expect(read(openPack(dir), 'b')).toBeUndefined()
  expect(read(openPack(dir), 'a')).toBe('salt')
  expect(read(openPack(dir), 'c')).toBe('sugar')
  expect((await stat(await packFile())).size).toBe('saltsugar'.length)
  expect(await readdir(dir)).toHaveLength(2)
})

test('bytes that were added without being saved harm nothing', async () => {
  keepAll({ a: 'salt', b: 'pepper' })
  await appendFile(await packFile(), 'half of a')
  keepAll({ a: 'salt', b: 'pepper', c: 'sugar' })
  const pack = openPack(dir)
  expect(['a', 'b', 'c'].map((name) => read(pack, name))).toEqual(['salt', 'pepper', 'sugar'])
})

test('a piece of which a disk has lost the end counts as missing', async () => {
  keepAll({ a: 'salt', b: 'pepper' })
  await truncate(await packFile(), 6)
  expect(read(openPack(dir), 'a')).toBe('salt')
  expect(read(openPack(dir), 'b')).toBeUndefined()
})

test('wherever saving is killed, every piece is as it was or missing', async () => {
  let killed = true
  for (let change = 1; killed; change += 1) {
    keepAll({ a: 'salt', b: 'p'.repeat(1000) })
    killed = await killedAt(change, async () => keepAll({ a: 'salt', c: 'sugar' }))
    const pack = openPack(dir)
    expect(['salt', undefined]).toContain(read(pack, 'a'))
    expect(['sugar', undefined]).toContain(read(pack, 'c'))
    expect(['p'.repeat(1000), undefined]).toContain(read(pack, 'b'))
    expect(change > 1 || killed).toBe(true)
  }
})
