import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Vocabularies } from '../../src/content/schema/resolveVocabularies.ts'
import { followWords } from './editorFiles.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const content = temporaryFolder()

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
