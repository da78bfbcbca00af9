import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkCommand, parseDocumentName } from './checkCommand.ts'
import { changed, writeGood } from '../../tests/content/goodContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const RECIPE = 'content/recipes/1.yaml'
const REVIEW = 'content/reviews/7.yaml'

const NOW = new Date('2027-05-03T09:00:00Z')

const root = temporaryFolder()
const POSTS = path.join(root, 'content/posts')

await writeGood(path.join(root, 'content'))
await mkdir(path.join(root, 'docs'))
await writeFile(path.join(root, RECIPE), changed('recipes/1.yaml', ': Lunch', ': Lunhc'))

function check(args: string[] = [], { from = root, color = false } = {}) {
  return checkCommand(args, { contentDir: path.join(root, 'content'), from, now: NOW, color })
}

const MISTAKE = `${RECIPE}:3:11  “category” cannot be “Lunhc”.  Did you mean “Lunch”?

  2 | title: Tomato toast
> 3 | category: Lunhc
    |           ^^^^^
  4 | description: Bread, garlic and a ripe tomato.

`

test('the command shows each mistake in its place, counts them, and fails', async () => {
  const { output, sound } = await check()
  expect(output).toContain(MISTAKE)
  expect(output).toMatch(/^1 error .*in 6 documents\.$/m)
  expect(sound).toBe(false)
})

test.each([
  ['a file', RECIPE, root, `${MISTAKE}1 error in 1 of 6 documents.\n`],
  ['another file', REVIEW, root, 'No problems in 1 of 6 documents.\n'],
  [
    'a folder, named from another',
    '../recipes/',
    POSTS,
    `${MISTAKE}1 error in 1 of 6 documents.\n`,
  ],
])('of %s only its own problems are shown', async (_what, name, from, output) => {
  expect(await check([name], { from })).toEqual({ output, sound: name === REVIEW })
})

test('what cannot be read, or has another ending, is found by its number', async () => {
  const broken = path.join(root, 'content/recipes/8-dal.yaml')
  await writeFile(broken, 'id: 8\ntitle: Dal: red\n')
  const { output } = await check(['recipes/8'])
  await rm(broken)
  expect(output).toContain('content/recipes/8-dal.yaml:2:11  “title” holds a colon')
  const other = path.join(root, 'content/posts/99-plums.md')
  await writeFile(other, '---\nid: 99\n---\n\nPlums.\n')
  const post = await check(['/blog/99'])
  await rm(other)
  expect(post.output).toContain('content/posts/99-plums.md:1:1  ')
})

test.each([
  ['recipes/700', 'There is no recipe 700.  The last is 1.'],
  ['content/recipes/999.yaml', 'There is no recipe 999.  The last is 1.'],
  ['/collections/for-a-croud', 'There is no collection for-a-croud.  '],
])('“%s” is reported as no document', async (name, message) => {
  await expect(check([name])).rejects.toThrow(message)
})

test.each(['docs', '../elsewhere', 'recipe/1'])(
  '“%s” is reported as no part of the content',
  async (name) => {
    await expect(check([name])).rejects.toThrow(`${name} is no file or folder of the content.`)
  },
)

test('in color the same words stand there', async () => {
  const { output } = await check([RECIPE], { color: true })
  // oxlint-disable-next-line no-control-regex -- colors are control sequences
  expect(output.replaceAll(/\u001B\[\d+m/g, '')).toContain(MISTAKE)
  expect(output).toContain(`\u001B[31m${RECIPE}:3:11\u001B[39m`)
})

test('run as a program it prints data alone, and ends with 1 for an error', () => {
  const command = [path.resolve('scripts/run.mjs'), 'scripts/contentCheck.ts', '--json', RECIPE]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    // Omits the variables that npm sets for these tests.
    env: { PATH: process.env.PATH },
  })
  expect(JSON.parse(stdout)).toMatchObject([{ file: RECIPE, rule: 'unknown-category' }])
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
})

test.each([
  ['recipes/7', 'recipes/7'],
  ['/recipes/7', 'recipes/7'],
  ['content/recipes/7', 'recipes/7'],
  ['content/recipes/7-tall-buttermilk-pancakes.yaml', 'recipes/7'],
  ['C:\\site\\content\\recipes\\7-tall.yaml', 'recipes/7'],
  ['http://localhost:5173/recipes/7/#ingredients', 'recipes/7'],
  ['https://pinchwell.example/blog/4', 'posts/4'],
  ['posts/4', 'posts/4'],
  ['collections/for-a-crowd', 'collections/for-a-crowd'],
  ['content/collections/for-a-crowd.mdx', 'collections/for-a-crowd'],
])('“%s” means %s', (meant, name) => {
  expect(parseDocumentName(meant)).toBe(name)
})

test.each(['recipes', 'content/recipes', '7', 'pages/about', 'recipes/pancakes', ''])(
  '“%s” means no one document',
  (meant) => {
    expect(parseDocumentName(meant)).toBeUndefined()
  },
)
