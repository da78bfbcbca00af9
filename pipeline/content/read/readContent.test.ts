import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openCache } from '../../cache/cache.ts'
import { formatProblem, ofSeverity, sortProblems } from '../../problems/problem.ts'
import { contentTypes, contentTypeOf } from '../../../src/content/schema/index.ts'
import { listFiles } from './listFiles.ts'
import { readDocument } from './readDocument.ts'
import { type ContentCache, createContentCache, readCached, readContent } from './readContent.ts'
import { sitePaths } from '../../system/sitePaths.ts'
import { writeGood } from '../../../tests/content/goodContent.ts'
import { DOCUMENT_PLACES } from '../../../tests/support/documentPlaces.ts'
import { REVIEW } from '../../../tests/support/reviewText.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'

let root: string
let content: string

beforeEach(async () => {
  root = temporaryFolder()
  content = path.join(root, 'content')
  await mkdir(content)
})

async function write(name: string, text: string) {
  const file = path.join(content, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function read(cache?: ContentCache) {
  const { documents, problems } = await readContent(content, new Date(0), cache)
  return { documents, reported: sortProblems(ofSeverity('error', problems)).map(formatProblem) }
}

test('documents come in the order of their types, then of their ids, then of their names', async () => {
  await writeGood(content)
  await write('reviews/1-ten.yaml', `id: 10\n${REVIEW}`)
  await write('pages/a-privacy.mdx', '---\nslug: privacy\ntitle: P\ndescription: D\n---\nText.')
  const { documents, reported } = await read()
  expect(reported).toEqual([])
  expect(documents.map(({ type, file }) => `${type.name} ${file}`)).toEqual([
    'Recipe content/recipes/1.yaml',
    'Review content/reviews/7.yaml',
    'Review content/reviews/1-ten.yaml',
    'Post content/posts/3.mdx',
    'Page content/pages/a-privacy.mdx',
    'Page content/pages/about.mdx',
    'CategoryList content/categories.yaml',
    'Site content/site.yaml',
  ])
})

const PLACES = `Move or rename it; documents are ${DOCUMENT_PLACES}.`

test.each(['recipes/soups/7.yaml', 'drinks/7.yaml', 'README.md', 'settings.yaml'])(
  '%s is no place for a document',
  async (name) => {
    await writeGood(content)
    await write('reviews/7.yaml', `id: 7\n${REVIEW}`)
    await write(name, `id: 7\n`)
    expect((await read()).reported).toEqual([
      `content/${name}:1:1  No document type has files in this place with this ending.  ${PLACES}`,
    ])
  },
)

test('hidden files, files in hidden folders and copies of editors are left alone', async () => {
  await writeGood(content)
  await write('.DS_Store', 'x')
  await write('reviews/.7.yaml.swp', 'x')
  await write('.trash/8.yaml', 'x')
  await write('reviews/7.yaml~', 'x')
  expect((await read()).reported).toEqual([])
})

test('without its categories and site.yaml the content is not complete', async () => {
  await write('reviews/7.yaml', `id: 7\n${REVIEW}`)
  expect((await read()).reported).toEqual([
    'content/categories.yaml:1:1  The file is missing.  Bring it back from git; the site needs it.',
    'content/site.yaml:1:1  The file is missing.  Bring it back from git; the site needs it.',
  ])
})

test('with a cache only a file that changed is read again', async () => {
  const cache = createContentCache()
  await writeGood(content)
  await write('reviews/8.yaml', `id: 8\n${REVIEW}`)
  const before = await read(cache)
  await write('reviews/8.yaml', `id: 80\n${REVIEW}`)
  const after = await read(cache)
  expect(after.documents[0]).toBe(before.documents[0])
  expect(after.documents[2]?.values.id).toBe(80)
})

test('a file that is deleted is gone, cached or not, and so is its problem', async () => {
  const cache = createContentCache()
  await writeGood(content)
  await write('reviews/8.yaml', 'id: [')
  expect((await read(cache)).reported).toHaveLength(1)
  await rm(path.join(content, 'reviews/8.yaml'))
  expect(await read(cache)).toMatchObject({ reported: [], documents: { length: 6 } })
})

test('what the cache cannot do is not said of a document', async () => {
  await write('reviews/7.yaml', `id: 7\n${REVIEW}`)
  const refused = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: path.join(root, 'entries/document-1f2e'),
  })
  const kept = {
    ...openCache(path.join(root, 'entries')),
    getOrMake: () => Promise.reject(refused),
  }
  await expect(read(createContentCache(kept))).rejects.toBe(refused)
})

const RECIPE = contentTypes.find(({ name }) => name === 'Recipe') ?? expect.unreachable()

/** Reads a document as another process with the same cache does. */
function readKept(name: string, bytes: Buffer, type = RECIPE) {
  return readCached(openCache(path.join(root, 'entries')), name, bytes, type)
}

test('a document of every type, or with mistakes, is the same whether it was kept or is read', async () => {
  const { names } = await listFiles(sitePaths.content)
  const first = new Map(names.toReversed().map((name) => [contentTypeOf(name), name]))
  const documents = await Promise.all(
    [...first.values()].map(async (name) => {
      const type = contentTypeOf(name)
      return type ? [{ name, type, bytes: await readFile(path.join(sitePaths.content, name)) }] : []
    }),
  )
  const bytes = Buffer.from('id: 7\ntitle: [Pancakes]\nrating: 9\n')
  const all = [...documents.flat(), { name: 'content/recipes/7.yaml', type: RECIPE, bytes }]
  expect(all.length).toBeGreaterThan(5)
  for (const { name, bytes: text, type } of all) {
    await readKept(name, text, type)
    const kept = await readKept(name, text, type)
    const fresh = readDocument(name, text, type)
    expect(kept).toEqual(fresh)
    expect(kept.placed.map(({ rules }) => rules)).toEqual(fresh.placed.map(({ rules }) => rules))
  }
})

test.each([
  ['another byte', 'content/recipes/7.yaml', 'title: Waffles\n'],
  ['another name', 'content/recipes/8.yaml', 'title: Pancakes\n'],
])('a document with %s is read anew', async (_what, name, text) => {
  await readKept('content/recipes/7.yaml', Buffer.from('title: Pancakes\n'))
  const document = await readKept(name, Buffer.from(text))
  expect(document).toEqual(readDocument(name, Buffer.from(text), RECIPE))
})
