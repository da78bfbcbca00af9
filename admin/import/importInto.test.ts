import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { ImportOutcome } from '../../pipeline/import/importFiles.ts'
import { makePhoto } from '../../tests/support/photos.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { categoriesType } from '../../src/content/schema/categories.ts'
import { siteType } from '../../src/content/schema/site.ts'
import { parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { importInto, type ContentTree } from './importInto.ts'
import { addCategoryWords } from '../../pipeline/import/toDocument/categories.ts'
import { DownloadTree } from './downloadTree.ts'

class MemoryTree implements ContentTree {
  readonly files = new Map<string, string | Blob>([['content/site.yaml', 'name: A site\n']])
  refused = false
  paths = () => [...this.files.keys()]
  text = (path: string) => {
    const file = this.files.get(path)
    return typeof file === 'string' ? file : undefined
  }
  write = async (path: string, text: string) => {
    if (this.refused) throw new Error('This must be fixed first:')
    this.files.set(path, text)
  }
  addPhoto = async (path: string, added: Blob) => void this.files.set(path, added)
}

async function run(
  tree: ContentTree,
  name: string,
  content: string | Uint8Array,
  answer?: string,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  const importing = {
    tree,
    now: new Date('2026-11-22'),
    answers: new Map<string, string | undefined>(),
    askCategory: async () => answer,
  }
  const bytes = typeof content === 'string' ? strToU8(content) : content
  for await (const outcome of importInto(importing, { name, bytes })) outcomes.push(outcome)
  return outcomes
}

const egg = JSON.stringify({
  '@type': 'Recipe',
  name: 'Egg',
  recipeCategory: 'Tapas',
  recipeIngredient: ['1 egg', '1 pinch salt', '1 l water'],
  recipeInstructions: ['Boil the egg.'],
})

async function archive(): Promise<Uint8Array> {
  const bytes = await makePhoto({ width: 1600, height: 1200 }).jpeg().toBuffer()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close() {} }))
  return zipSync({ 'egg/recipe.json': strToU8(egg), 'egg/full.jpg': new Uint8Array(bytes) })
}

test('a word for a category that the table does not have is asked for', async () => {
  const tree = new MemoryTree()
  await run(tree, 'egg.json', egg, 'Lunch')
  expect(tree.text('content/recipes/1-egg.yaml')).toContain('category: Lunch')
  const words = addCategoryWords('name: A site\n', [{ category: 'Lunch', words: 'Tapas' }])
  expect(words).toBe('name: A site\nimportCategories:\n  - category: Lunch\n    words: Tapas\n')
  const other = addCategoryWords(words, [{ category: 'Lunch', words: 'Meze' }])
  expect(other).toContain('    words: Tapas, Meze\n')
})

test('the photo of an archive is added beside its document, and a refused document is a problem', async () => {
  const tree = new MemoryTree()
  await run(tree, 'egg.zip', await archive())
  expect(tree.files.get('content/recipes/1-egg.jpg')).toBeInstanceOf(Blob)
  expect(tree.text('content/recipes/1-egg.yaml')).toContain('image: 1-egg.jpg')
  const refusing = new MemoryTree()
  refusing.refused = true
  const [outcome] = await run(refusing, 'egg.zip', await archive())
  expect(outcome).toMatchObject({ kind: 'problem', problem: 'This must be fixed first:' })
  expect(refusing.text('content/recipes/1-egg.yaml')).toBeUndefined()
})

test('a photo that pages cannot show is left out, and the document says so', async () => {
  const tree = new MemoryTree()
  const bytes = await archive()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close() {} }))
  await run(tree, 'egg.zip', bytes)
  expect(tree.paths()).toEqual(['content/site.yaml', 'content/recipes/1-egg.yaml'])
  expect(tree.text('content/recipes/1-egg.yaml')).toContain('has 300×200 pixels')
})

test('the editor of a published site knows what it has read, and hands drafts over as files', async () => {
  const tree = new DownloadTree('content')
  const stored: string[] = []
  tree.write = async (path) => void stored.push(path)
  tree.note(siteType, 'redirects:\n  - from: /recipes/43\n    to: /recipes/41\n', {})
  tree.note(categoriesType, 'recipes: []\n', {})
  const text = readFileSync('tests/fixtures/import/known-recipe.yaml', 'utf8')
  tree.note(recipeType, text, parseDocumentText(text))
  expect(tree.paths()).toEqual([
    'content/site.yaml',
    'content/categories.yaml',
    'content/recipes/41-plain-rice.yaml',
  ])
  const rice = 'Plain rice\n\nIngredients\n1 cup rice\n2 cups water\n\nMethod\nBoil it.\n'
  const [again] = await run(tree, 'rice.txt', rice)
  expect(again).toMatchObject({ kind: 'duplicate', file: 'content/recipes/41-plain-rice.yaml' })
  const [fresh] = await run(tree, 'egg.zip', await archive())
  expect(fresh).toMatchObject({ document: { name: 'recipes/44-egg.yaml' } })
  expect(stored).toEqual(['content/recipes/44-egg.yaml'])
})
