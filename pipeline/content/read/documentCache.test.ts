import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentTypes, contentTypeOf } from '../../../src/content/schema/index.ts'
import { openCache } from '../../cache/cache.ts'
import { sitePaths } from '../../system/sitePaths.ts'
import { readCached } from './readContent.ts'
import { listFiles } from './listFiles.ts'
import { readDocument } from './readDocument.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'cached-documents-'))
})
afterEach(() => rm(dir, { recursive: true }))

const RECIPE = contentTypes.find(({ name }) => name === 'Recipe') ?? expect.unreachable()

/** Reads a document as another process with the same cache does. */
function read(name: string, bytes: Buffer, type = RECIPE) {
  return readCached(openCache(dir), name, bytes, type)
}

test('a document of every type is the same whether it was kept or is read', async () => {
  const { names } = await listFiles(sitePaths.content)
  const first = new Map(names.toReversed().map((name) => [contentTypeOf(name), name]))
  const documents = await Promise.all(
    [...first.values()].map(async (name) => {
      const type = contentTypeOf(name)
      return type ? [{ name, type, bytes: await readFile(path.join(sitePaths.content, name)) }] : []
    }),
  )
  const all = documents.flat()
  expect(all.length).toBeGreaterThan(5)
  for (const { name, bytes, type } of all) {
    await read(name, bytes, type)
    const kept = await read(name, bytes, type)
    const fresh = readDocument(name, bytes, type)
    expect(kept).toEqual(fresh)
    expect(kept.placed.map(({ rules }) => rules)).toEqual(fresh.placed.map(({ rules }) => rules))
  }
})

test('mistakes are kept with their places, too', async () => {
  const bytes = Buffer.from('id: 7\ntitle: [Pancakes]\nrating: 9\n')
  const { problems } = readDocument('content/recipes/7.yaml', bytes, RECIPE)
  expect(problems.length).toBeGreaterThan(2)
  await read('content/recipes/7.yaml', bytes)
  expect((await read('content/recipes/7.yaml', bytes)).problems).toEqual(problems)
})

test.each([
  ['another byte', 'content/recipes/7.yaml', 'title: Waffles\n'],
  ['another name', 'content/recipes/8.yaml', 'title: Pancakes\n'],
])('a document with %s is read anew', async (_what, name, text) => {
  await read('content/recipes/7.yaml', Buffer.from('title: Pancakes\n'))
  const document = await read(name, Buffer.from(text))
  expect(document).toEqual(readDocument(name, Buffer.from(text), RECIPE))
})
