import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let dir = ''

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'architecture-'))
  await cp('.oxlintrc.json', path.join(dir, '.oxlintrc.json'))
})

afterAll(() => rmSync(dir, { recursive: true }))

/** What the linter says of a file in this place with this import. */
function lint(file: string, imported: string): string {
  const place = path.join(dir, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, `import { thing } from '${imported}'\n\nexport const used = thing\n`)
  const binary = path.resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(binary, [file], { cwd: dir, encoding: 'utf8' })
  rmSync(place)
  return stdout
}

test.each([
  ['src/site/a.ts', '../ui/AdSlot.tsx', 'src/site imports no other room'],
  ['src/ui/a.ts', '../features/recipes/RecipeCard.tsx', 'move the part to src/features'],
  ['src/ui/a.ts', '../pages/HomePage.tsx', 'move the part to src/features'],
  ['src/content/a.ts', '../features/recipes/RecipeCard.tsx', 'src/content imports src/site only'],
  ['src/features/recipes/a.ts', '../../pages/HomePage.tsx', 'A feature imports src/site'],
  ['src/features/recipes/a.ts', '../blog/PostCard.tsx', 'let the page compose them'],
  ['src/seo/a.ts', '../features/blog/PostCard.tsx', 'src/seo imports src/site and src/content'],
  ['src/pages/a.ts', '../app/routes.tsx', 'A page does not know the app around it'],
  ['src/app/a.ts', '../../pipeline/build/publish.ts', 'never imports from pipeline'],
  ['src/pages/a.ts', 'contentlayer/generated', 'import from src/content/door.ts'],
  ['src/content/a.ts', 'contentlayer/generated', 'import from src/content/door.ts'],
  ['src/features/recipes/a.ts', '../../content/door.ts', 'take the values as the page'],
  ['src/pages/a.ts', '../content/pageData.ts', 'take the values as the page'],
  ['src/app/a.ts', '../content/pageData.ts', 'take the values as the page'],
])('%s may not import %s, and is told: %s', (file, imported, message) => {
  expect(lint(file, imported)).toContain(message)
})

test.each([
  ['src/ui/a.ts', '../site/paths.ts'],
  ['src/features/recipes/a.ts', './RecipeCard.tsx'],
  ['src/features/recipes/a.ts', '../../ui/AdSlot.tsx'],
  ['src/pages/a.ts', '../features/recipes/RecipeCard.tsx'],
  ['src/app/a.ts', '../pages/HomePage.tsx'],
  ['src/content/door.ts', 'contentlayer/generated'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('no-restricted-imports')
})
