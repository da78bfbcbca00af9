import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeGood } from '../../tests/content/goodContent.ts'
import { renameCommand } from './renameCommand.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const RECIPE = 'recipes/1.yaml'

let root: string
beforeEach(async () => {
  root = temporaryFolder()
  await writeGood(path.join(root, 'content'))
})

const rename = (...args: string[]) =>
  renameCommand(args, {
    contentDir: path.join(root, 'content'),
    stagingDir: path.join(root, 'staging'),
    now: new Date(0),
  })
const file = (name: string) => path.join(root, 'content', name)
const read = (name: string) => readFile(file(name), 'utf8')

async function readAll(): Promise<Map<string, string>> {
  const names = await readdir(path.join(root, 'content'), { recursive: true })
  const texts = names.filter((name) => /\.(yaml|mdx)$/.test(name))
  return new Map(await Promise.all(texts.map(async (name) => [name, await read(name)] as const)))
}

test('a category is renamed wherever it is named, and nothing else changes', async () => {
  await writeFile(
    file(RECIPE),
    `# Sunday\r\n${(await read(RECIPE)).replaceAll('\n', '\r\n').replace('Lunch', '$& # early')}`,
  )
  const before = await readAll()
  const output = await rename('recipes/Lunch', 'Brunch')
  expect(output).toContain('Renamed “Lunch” to “Brunch” in ')
  expect(output).toContain(`  content/${RECIPE}\n`)
  const after = await readAll()
  expect([...after.keys()]).toEqual([...before.keys()])
  const CATEGORY = /(category: |\n {2}- name: )Lunch/g
  const beside = new Map(
    [...before].map(([name, text]) => [name, text.replaceAll(CATEGORY, '$1Brunch')]),
  )
  expect(after).toEqual(beside)
  expect(after.get(RECIPE)).toContain('category: Brunch # early\r\n')
  expect(await readdir(path.join(root, 'staging'))).toEqual([])
})

test('what was renamed in the list alone is completed', async () => {
  const list = await read('categories.yaml')
  await writeFile(file('categories.yaml'), list.replace('Lunch', 'Brunch'))
  await rename('recipes/Lunch', 'Brunch')
  expect(await read(RECIPE)).toContain('category: Brunch\n')
})

test.each([
  [['recipes/Lunhc', 'Brunch'], 'is none of the categories of recipes.  Did you mean “Lunch”?'],
  [['recipes/Lunch', 'Dinner'], '“Dinner” is one of the categories of recipes.'],
  [
    ['recipes/Lunch', 'Dinners'],
    'Nothing was renamed. This must be fixed first:\ncontent/categories.yaml:',
  ],
  [
    ['recipes/Lunch', 'Drinks: hot & cold'],
    'Nothing was renamed: “Drinks: hot & cold” cannot name a category.  Take a name other than “All”',
  ],
  [
    ['recipes/Lunhc', 'Dinner'],
    '“Lunhc” is none of the categories of recipes, and no document names it.  Did you mean “Lunch”?',
  ],
  [['pages/Lunch', 'Brunch'], 'Write it as --rename "recipes/Quick Meals" Weeknights.'],
  [['recipes/Lunch'], 'Write it as'],
  [['recipes/Quick', 'Meals', 'Weeknights'], 'Write it as'],
])('%j is refused, and nothing is written', async (args, message) => {
  const before = await readAll()
  await expect(rename(...args)).rejects.toThrow(message)
  expect(await readAll()).toEqual(before)
})
