import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Vocabularies } from '../../src/content/schema/resolveVocabularies.ts'
import { followWords } from './editorFiles.ts'

let content = ''
beforeEach(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'words-'))
})
afterEach(() => rm(content, { recursive: true }))

const categories = (...names: string[]) =>
  writeFile(
    path.join(content, 'categories.yaml'),
    `recipes:\n${names.map((name) => `  - name: ${name}\n`).join('')}`,
  )

test('completion follows a change of the categories, and nothing else', async () => {
  const written: (readonly string[] | undefined)[] = []
  const follow = followWords(content, async (words: Vocabularies) => {
    written.push(words.get('recipes.category'))
    return ['schemas/recipe.schema.json']
  })
  await follow()
  await categories('Mains')
  expect(await follow()).toEqual(['schemas/recipe.schema.json'])
  await writeFile(path.join(content, 'notes.txt'), 'Another file.')
  expect(await follow()).toEqual([])
  await categories('Mains', 'Sides')
  await follow()
  expect(written).toEqual([['Mains'], ['Mains', 'Sides']])
})
