import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changed, writeGood } from '../../tests/content/goodContent.ts'
import { exportCommand } from './exportCommand.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const dir = temporaryFolder()
const content = path.join(dir, 'content')

await writeGood(content)
const other = changed('recipes/1.yaml', 'id: 1', 'id: 2').replace('Tomato', 'Fig')
await writeFile(path.join(content, 'recipes/2.yaml'), other)

test('an export has a file for each recipe or for all, and says what it cannot hold', async () => {
  for (const [format, ending, count] of [
    ['jsonld', '.jsonld', 2],
    ['paprika', '.paprikarecipes', 1],
  ] as const) {
    const output = await exportCommand(['--format', format, format], content, dir)
    const names = await readdir(path.join(dir, format))
    expect(names.filter((name) => name.endsWith(ending))).toHaveLength(count)
    expect(output.at(-1)).toMatch(
      new RegExp(`^What ${format} cannot hold: .*ingredients\\.affiliateKeyword`),
    )
  }
})

test('a format or a folder that is missing is asked for', async () => {
  await expect(exportCommand(['--format', 'word', dir], content, dir)).rejects.toThrow(
    'The format must be one of cooklang|jsonld|mealie|paprika.',
  )
  await expect(exportCommand(['--format', 'paprika'], content, dir)).rejects.toThrow(
    'Name one folder.',
  )
})
