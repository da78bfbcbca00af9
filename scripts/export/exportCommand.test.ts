import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_DOCUMENTS } from '../test/prepareTestContent.ts'
import { exportCommand } from './exportCommand.ts'

let dir: string
const content = path.resolve(TEST_DOCUMENTS)

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'export-'))
})
afterAll(() => rm(dir, { recursive: true }))

test('an export has a file for each recipe or for all, and says what it cannot hold', async () => {
  const recipes = (await readdir(path.join(content, 'recipes'))).filter((name) =>
    name.endsWith('.yaml'),
  )
  for (const [format, ending, count] of [
    ['jsonld', '.jsonld', recipes.length],
    ['paprika', '.paprikarecipes', 1],
  ] as const) {
    const into = path.join(dir, format)
    const output = await exportCommand(['--format', format, into], content)
    const names = await readdir(into)
    expect(names.filter((name) => name.endsWith(ending))).toHaveLength(count)
    expect(output.at(-1)).toMatch(
      new RegExp(`^What ${format} cannot hold: .*ingredients\\.affiliateKeyword`),
    )
  }
})

test('a format or a folder that is missing is asked for', async () => {
  await expect(exportCommand(['--format', 'word', dir], content)).rejects.toThrow(
    'The format must be one of cooklang|jsonld|mealie|paprika.',
  )
  await expect(exportCommand(['--format', 'paprika'], content)).rejects.toThrow('Name one folder.')
})
