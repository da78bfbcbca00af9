import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareTestContent } from '../../scripts/test/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { readFiles } from '../site/readFiles.ts'
import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess } from './runOnContent.ts'

const DIR = path.resolve('.build/edits/failed/content')

async function entriesNow(): Promise<Set<string>> {
  return new Set(await readdir('.cache/entries'))
}

test('a build that fails leaves the site as it was, and the next one makes only what has changed', async () => {
  await prepareTestContent()
  const content = await copyContent(TEST_CONTENT, DIR)
  await content.keepRecipes(1, 2, 3)
  expectSuccess(await buildContent(DIR))
  const recipe = await content.find('recipes', 1)
  const site = await readFiles(path.resolve(DIR, '../dist'))
  const kept = await entriesNow()

  // A title that no run before has left in the cache.
  await content.set(recipe, { title: `Salmon ${randomUUID()}`, rating: 9 })
  const failed = await buildContent(DIR)
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('“rating” must be') })
  const siteThen = await readFiles(path.resolve(DIR, '../dist'))
  expect([...siteThen.keys()]).toEqual([...site.keys()])
  // As bytes: to compare every picture value by value takes minutes.
  expect([...site].filter(([name, bytes]) => !siteThen.get(name)?.equals(bytes))).toEqual([])
  const keptThen = await entriesNow()
  expect([...kept].filter((entry) => !keptThen.has(entry))).toEqual([])

  await content.set(recipe, { rating: 4 })
  expectSuccess(await buildContent(DIR))
  const made = [...(await entriesNow())].filter((entry) => !keptThen.has(entry))
  const madeOf = (kind: string) => made.filter((entry) => entry.startsWith(`${kind}-`)).length
  expect(['photo', 'bundles', 'document'].map(madeOf)).toEqual([0, 0, 1])
})
