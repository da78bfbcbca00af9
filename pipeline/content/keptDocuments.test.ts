import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentTypes } from '../../src/content/schema/index.ts'
import { sitePlace } from '../sitePlace.ts'
import { typeOf } from './checkContent.ts'
import { problemsWithin } from './checkWithin.ts'
import { openKeptDocuments } from './keptDocuments.ts'
import { listFiles } from './listFiles.ts'
import { readDocument } from './readDocument.ts'

let dir = ''
let file = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'kept-documents-'))
  file = path.join(dir, 'documents')
})
afterEach(() => rm(dir, { recursive: true }))

const RECIPE = contentTypes.find(({ name }) => name === 'Recipe') ?? expect.unreachable()
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('every document is the same whether it was kept or is read', async () => {
  const { names } = await listFiles(sitePlace.content)
  const documents = await Promise.all(
    names.flatMap(async (name) => {
      const type = typeOf(name)
      return type ? [{ name, type, bytes: await readFile(path.join(sitePlace.content, name)) }] : []
    }),
  )
  const all = documents.flat()
  expect(all.length).toBeGreaterThan(0)
  const first = await openKeptDocuments(file)
  for (const { name, bytes, type } of all) first.read(name, bytes, type)
  await first.save()
  const second = await openKeptDocuments(file)
  for (const { name, bytes, type } of all) {
    const kept = second.read(name, bytes, type)
    const read = readDocument(name, bytes, type)
    expect(kept).toEqual(read)
    expect(problemsWithin(kept)).toEqual(problemsWithin(read))
    expect(kept.placed.map(({ rules }) => rules)).toEqual(read.placed.map(({ rules }) => rules))
  }
})

test('mistakes are kept with their places, too', async () => {
  const bytes = bytesOf('id: 7\ntitle: [Pancakes]\nrating: 9\n')
  const first = await openKeptDocuments(file)
  const { problems } = first.read('content/recipes/7.yaml', bytes, RECIPE)
  expect(problems.length).toBeGreaterThan(2)
  await first.save()
  const second = await openKeptDocuments(file)
  expect(second.read('content/recipes/7.yaml', bytes, RECIPE).problems).toEqual(problems)
})

test('what its values say against each other is kept with a document', async () => {
  const bytes = bytesOf('diet: [vegan]\ningredients: [{ text: 2 eggs }]\n')
  const first = await openKeptDocuments(file)
  const found = problemsWithin(first.read('content/recipes/7.yaml', bytes, RECIPE))
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining('“diet” says vegan')])
  await first.save()
  const second = await openKeptDocuments(file)
  const kept = second.read('content/recipes/7.yaml', bytes, RECIPE)
  expect(problemsWithin(kept)).toEqual(found)
})

test.each([
  ['another byte', 'content/recipes/7.yaml', 'title: Waffles\n'],
  ['another name', 'content/recipes/8.yaml', 'title: Pancakes\n'],
])('a document with %s is read anew', async (_what, name, text) => {
  const first = await openKeptDocuments(file)
  first.read('content/recipes/7.yaml', bytesOf('title: Pancakes\n'), RECIPE)
  await first.save()
  const second = await openKeptDocuments(file)
  const document = second.read(name, bytesOf(text), RECIPE)
  expect(document).toEqual(readDocument(name, bytesOf(text), RECIPE))
})

test.each(['', 'no such thing'])('a file with %o in it counts as nothing', async (damaged) => {
  await writeFile(file, damaged)
  const kept = await openKeptDocuments(file)
  const bytes = bytesOf('title: Pancakes\n')
  expect(kept.read('content/recipes/7.yaml', bytes, RECIPE)).toEqual(
    readDocument('content/recipes/7.yaml', bytes, RECIPE),
  )
  await kept.save()
  expect((await readFile(file)).length).toBeGreaterThan(damaged.length)
})
