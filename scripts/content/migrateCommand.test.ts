import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GOOD, writeGood } from '../../tests/content/goodContent.ts'
import { checkCommand } from './checkCommand.ts'
import { migrateCommand } from './migrateCommand.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const root = temporaryFolder()
const contentDir = path.join(root, 'content')
const context = { contentDir, stagingDir: path.join(root, 'staging') }
const recipe = path.join(contentDir, 'recipes/1.yaml')

test('the check names the command, which shows what it would change, and changes it when told to', async () => {
  await writeGood(contentDir)
  const old = `${GOOD['recipes/1.yaml']}art: bowl\n`
  await writeFile(recipe, old)
  const now = new Date('2027-05-03T09:00:00Z')
  const { output } = await checkCommand([], { contentDir, from: root, now, color: false })
  expect(output).toContain('“art” is not a field here.  It is of an older version')
  expect(output).toContain('npm run content:check -- --migrate')
  const shown = await migrateCommand([], context)
  expect(shown).toMatch(/^content\/recipes\/1\.yaml:\d+ {2}- art: bowl\n/)
  expect(shown).toContain('To change 1 file: npm run content:check -- --migrate --write')
  expect(await readFile(recipe, 'utf8')).toBe(old)
  expect(await migrateCommand(['--write'], context)).toContain('Changed 1 file.')
  expect(await readFile(recipe, 'utf8')).toBe(GOOD['recipes/1.yaml'])
  expect(await migrateCommand(['--write'], context)).toBe(
    'Every document is as this version has it.\n',
  )
})
