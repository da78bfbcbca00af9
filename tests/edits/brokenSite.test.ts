/** The tests that hold for any content can fail: each kind of damage to a built site turns them red. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { prepareTestContent } from '../../scripts/test/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

const DIR = path.resolve('.build/edits/broken/content')

beforeAll(async () => {
  await prepareTestContent()
  await copyContent(TEST_CONTENT, DIR)
  expectSuccess(await buildContent(DIR))
}, 5 * 60_000)

const DAMAGE: readonly (readonly [what: string, file: string, from: RegExp, to: string])[] = [
  ['a page without a heading', 'recipes/1/index.html', /<h1[^>]*>.*?<\/h1>/s, ''],
  ['a page without a title', 'reviews/1/index.html', /<title>.*?<\/title>/s, ''],
  ['a page without a description', 'blog/1/index.html', /<meta name="description"[^>]*>/, ''],
  ['a link to nowhere', 'about/index.html', /href="\/recipes"/, 'href="/receipts"'],
  ['an advertisement too few', 'recipes/index.html', /aria-label="Advertisement"/, ''],
  [
    'structured data that says else',
    'recipes/2/index.html',
    /"cookTime":"PT\d+M"/,
    '"cookTime":"PT999M"',
  ],
  [
    'a card with another title',
    'reviews/index.html',
    /(<h2[^>]*><a[^>]*>)[^<]+/,
    '$1Something else',
  ],
  ['data that is not that of its page', 'data/recipes/3.json', /"servings":\d+/, '"servings":99'],
  ['a feed without an entry', 'feed.xml', /<item>.*?<\/item>/s, ''],
]

test.each(DAMAGE)('%s is noticed', async (_what, name, from, to) => {
  const file = path.join(path.dirname(DIR), 'dist', name)
  const before = await readFile(file, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  await writeFile(file, after)
  const { status } = await testContent(DIR)
  await writeFile(file, before)
  expect(status).toBe(1)
})

test('a picture that is missing is noticed', async () => {
  const dist = path.join(path.dirname(DIR), 'dist')
  const page = await readFile(path.join(dist, 'recipes/1/index.html'), 'utf8')
  const [picture = ''] = /pictures\/[\w-]+-800\.avif/.exec(page) ?? []
  await rm(path.join(dist, picture))
  expect((await testContent(DIR)).status).toBe(1)
})
