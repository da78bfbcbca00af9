import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { ImportOutcome } from '../../pipeline/import/importFiles.ts'
import { makePhoto } from '../../tests/support/photos.ts'
import { importInto, type ContentTree } from './importInto.ts'
import { downloadTree } from './downloadTree.ts'

class MemoryTree implements ContentTree {
  readonly files = new Map([['content/site.yaml', 'name: A site\n']])
  readonly photos: string[] = []
  texts = () => Array.from(this.files, ([path, text]) => ({ path, text }))
  write = async (path: string, text: string) => void this.files.set(path, text)
  addPhoto = async (path: string) => void this.photos.push(path)
}

async function run(
  tree: ContentTree,
  name: string,
  content: string | Uint8Array,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  const importing = {
    tree,
    now: new Date('2026-11-22'),
    answers: new Map<string, string | undefined>(),
    askCategory: async () => undefined,
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

test('the photo of an archive is added beside its document, and a refused document is a problem', async () => {
  const tree = new MemoryTree()
  await run(tree, 'egg.zip', await archive())
  expect(tree.photos).toEqual(['content/recipes/1-egg.jpg'])
  expect(tree.files.get('content/recipes/1-egg.yaml')).toContain('image: 1-egg.jpg')
  const refusing = Object.assign(new MemoryTree(), {
    write: () => Promise.reject(new Error('This must be fixed first:')),
  })
  const [outcome] = await run(refusing, 'egg.zip', await archive())
  expect(outcome).toMatchObject({ kind: 'problem', problem: 'This must be fixed first:' })
})

test('a photo that pages cannot show is left out, and the document says so', async () => {
  const tree = new MemoryTree()
  const bytes = await archive()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close() {} }))
  await run(tree, 'egg.zip', bytes)
  expect(tree.photos).toEqual([])
  expect(tree.files.get('content/recipes/1-egg.yaml')).toContain('has 300×200 pixels')
})

test('the editor of a published site knows what it has read, and hands drafts over as files', async () => {
  const redirects = 'redirects:\n  - from: /recipes/43\n    to: /recipes/41\n'
  const known = readFileSync('tests/fixtures/import/known-recipe.yaml', 'utf8')
  const tree = downloadTree('content', () => [
    { path: 'content/site.yaml', text: redirects },
    { path: 'content/recipes/41-plain-rice.yaml', text: known },
  ])
  const downloaded: string[] = []
  tree.write = async (path) => void downloaded.push(path)
  const rice = 'Plain rice\n\nIngredients\n1 cup rice\n2 cups water\n\nMethod\nBoil it.\n'
  const [again] = await run(tree, 'rice.txt', rice)
  expect(again).toMatchObject({ kind: 'duplicate', file: 'content/recipes/41-plain-rice.yaml' })
  const [fresh] = await run(tree, 'egg.zip', await archive())
  expect(fresh).toMatchObject({ document: { name: 'recipes/44-egg.yaml' } })
  expect(downloaded).toEqual(['content/recipes/44-egg.yaml'])
})
