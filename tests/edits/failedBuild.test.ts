import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { copyTestContent } from './editedContent.ts'
import { differences } from '../support/project/builtSites.ts'
import { buildContent, expectSuccess } from './runOnContent.ts'

async function entriesNow(): Promise<Set<string>> {
  return new Set(await readdir('.cache/entries'))
}

test('a build that fails leaves the site as it was, and the next one makes only what has changed', async () => {
  const content = await copyTestContent('failed')
  await content.keepRecipes(1, 2, 3)
  expectSuccess(await buildContent(content.dir))
  const recipe = await content.find('recipes', 1)
  const { files } = await content.site()
  const kept = await entriesNow()

  // A new title, which no earlier run has cached.
  await content.set(recipe, { title: `Salmon ${randomUUID()}`, rating: 9 })
  const failed = await buildContent(content.dir)
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('“rating” must be') })
  expect(differences(files, (await content.site()).files)).toEqual([])
  const keptThen = await entriesNow()
  expect([...kept].filter((entry) => !keptThen.has(entry))).toEqual([])

  await content.set(recipe, { rating: 4 })
  expectSuccess(await buildContent(content.dir))
  const made = [...(await entriesNow())].filter((entry) => !keptThen.has(entry))
  const madeOf = (kind: string) => made.filter((entry) => entry.startsWith(`${kind}-`)).length
  expect(['photo', 'bundles', 'document'].map(madeOf)).toEqual([0, 0, 1])
})
