/** The linter is asked once, about a folder with a file for every row below. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const FORBIDDEN = [
  ['src/settings/a.ts', '../kinds/kinds.ts', 'imports no other room of src'],
  ['src/settings/settings.ts', '../kinds/kinds.ts', 'imports no other room of src'],
  ['src/kinds/a.ts', '../settings/settings.ts', 'imports no other room of src'],
  ['src/theme/a.ts', '../settings/settings.ts', 'imports no other room of src'],
  ['src/storage/a.ts', '../ui/AdSlot.tsx', 'imports no other room of src'],
  ['src/loading/a.ts', '../storage/session.ts', 'imports no other room of src'],
  ['src/addresses/a.ts', '../storage/session.ts', 'imports src/settings and src/kinds only'],
  ['src/addresses/b.ts', '../content/picture.ts', 'imports src/settings and src/kinds only'],
  ['src/addresses/d.ts', '../offline/answer.ts', 'imports src/settings and src/kinds only'],
  ['src/offline/a.ts', '../content/picture.ts', 'it imports src/addresses only'],
  ['src/offline/b.ts', '../settings/settings.ts', 'it imports src/addresses only'],
  ['src/content/f.ts', '../offline/answer.ts', 'src/content imports src/settings'],
  ['src/content/a.ts', '../features/recipes/RecipeHead.tsx', 'src/content imports src/settings'],
  ['src/content/c.ts', '../theme/palette.ts', 'src/content imports src/settings'],
  ['src/content/schema/a.ts', '../../ui/AdSlot.tsx', 'src/content imports src/settings'],
  ['src/ui/a.ts', '../features/recipes/RecipeHead.tsx', 'move the part to src/features'],
  ['src/ui/b.ts', '../pages/HomePage.tsx', 'move the part to src/features'],
  ['src/ui/d.ts', '../forms/send.ts', 'move the part to src/features'],
  ['src/forms/a.ts', '../features/contact/ContactForm.tsx', 'what several forms share'],
  ['src/forms/b.ts', '../content/documents.ts', 'take the values as the page'],
  ['src/forms/d.ts', '../cards/PostCard.tsx', 'what several forms share'],
  ['src/cards/a.ts', '../features/recipes/RecipeHead.tsx', 'A card is shown by several features'],
  ['src/cards/b.ts', '../forms/send.ts', 'A card is shown by several features'],
  ['src/cards/d.ts', '../content/documents.ts', 'take the values as the page'],
  ['src/ui/e.ts', '../cards/PostCard.tsx', 'move the part to src/features'],
  ['src/content/e.ts', '../cards/PostCard.tsx', 'src/content imports src/settings'],
  ['src/seo/c.ts', '../cards/PostCard.tsx', 'src/seo imports src/settings'],
  ['src/features/recipes/a.ts', '../../pages/HomePage.tsx', 'let the page compose'],
  ['src/features/recipes/b.ts', '../blog/PostHead.tsx', 'Features do not import each other'],
  ['src/features/recipes/g.ts', '../../content/schema/recipe.ts', 'build-time code'],
  ['src/seo/a.ts', '../features/blog/PostHead.tsx', 'src/seo imports src/settings'],
  ['src/seo/b.ts', '../ui/AdSlot.tsx', 'src/seo imports src/settings'],
  ['src/pages/a.ts', '../app/routes.tsx', 'A page does not know the app around it'],
  ['src/app/a.ts', '../../pipeline/build/publish.ts', 'never imports from packages, pipeline'],
  ['src/features/recipes/f.ts', '@pinchwell/illustrator/language', 'never imports from packages'],
  ['pipeline/pictures/a.ts', '../../packages/illustrator/paint/illustrate.ts', 'two entry points'],
  ['pipeline/content/a.ts', '@pinchwell/illustrator/paint', 'need not load what draws them'],
  ['admin/a.ts', '@pinchwell/illustrator/paint', 'need not load what draws them'],
  ['packages/illustrator/language/a.ts', '../paint/sprites.ts', 'The language knows no drawing'],
  [
    'packages/illustrator/language/words/foods/a.ts',
    '../../../paint/sprites/light.ts',
    'The language knows no drawing',
  ],
  [
    'packages/illustrator/paint/a.ts',
    '../../../pipeline/pictures/paper.ts',
    'The illustrator is a library',
  ],
  ['src/pages/b.ts', 'contentlayer/generated', 'import from src/content/documents.ts'],
  ['src/content/b.ts', 'contentlayer/generated', 'import from src/content/documents.ts'],
  ['src/features/recipes/c.ts', '../../content/documents.ts', 'take the values as the page'],
  ['src/pages/c.ts', '../content/pageData.ts', 'take the values as the page'],
  ['src/app/b.ts', '../content/pageData.ts', 'take the values as the page'],
] as const

const ALLOWED = [
  ['pipeline/content/b.ts', '@pinchwell/illustrator/language'],
  ['pipeline/pictures/b.ts', '@pinchwell/illustrator/paint'],
  ['packages/illustrator/paint/b.ts', '../language/vocabulary.ts'],
  ['src/settings/b.ts', './settings.ts'],
  ['src/addresses/c.ts', '../kinds/kinds.ts'],
  ['src/content/d.ts', '../addresses/paths.ts'],
  ['src/offline/c.ts', '../addresses/paths.ts'],
  ['src/features/recipes/j.ts', '../../offline/keepPage.ts'],
  ['src/ui/c.ts', '../addresses/paths.ts'],
  ['src/forms/c.ts', '../ui/toast/toast.ts'],
  ['src/cards/c.ts', '../content/cards.ts'],
  ['src/features/recipes/i.ts', '../../cards/PostCard.tsx'],
  ['src/features/recipes/d.ts', './RecipeHead.tsx'],
  ['src/features/recipes/e.ts', '../../ui/AdSlot.tsx'],
  ['src/features/recipes/h.ts', '../../forms/deliverForm.ts'],
  ['src/pages/d.ts', '../features/recipes/RecipeHead.tsx'],
  ['src/app/c.ts', '../pages/HomePage.tsx'],
  ['src/content/documents.ts', 'contentlayer/generated'],
] as const

/** Two files that need each other, though only for their types. */
const CIRCLE = [
  ['pipeline/circle/a.ts', './b.ts'],
  ['pipeline/circle/b.ts', './a.ts'],
] as const

const said = lint([
  ...[...FORBIDDEN, ...ALLOWED].map(
    ([file, from]) =>
      [file, `import { thing } from '${from}'\n\nexport const used = thing\n`] as const,
  ),
  ...CIRCLE.map(
    ([file, from]) =>
      [file, `import type { Thing } from '${from}'\n\nexport type Used = Thing\n`] as const,
  ),
])

interface Diagnostic {
  message: string
  help?: string
  code?: string
  filename: string
}

/** What the linter says of files with these sources, by file. */
function lint(files: readonly (readonly [file: string, source: string])[]): Map<string, string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'architecture-'))
  cpSync('.oxlintrc.json', path.join(dir, '.oxlintrc.json'))
  for (const [file, source] of files) {
    const place = path.join(dir, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, source)
  }
  const binary = path.resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(binary, ['--format=json'], { cwd: dir, encoding: 'utf8' })
  rmSync(dir, { recursive: true })
  const diagnostics: Diagnostic[] = JSON.parse(stdout).diagnostics
  return new Map(
    files.map(([file]) => [
      file,
      JSON.stringify(diagnostics.filter(({ filename }) => filename === file)),
    ]),
  )
}

test.each(FORBIDDEN)('%s may not import %s; the linter says: %s', (file, _imported, message) => {
  expect(said.get(file)).toContain('no-restricted-imports')
  expect(said.get(file)).toContain(message)
})

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(said.get(file)).not.toContain('no-restricted-imports')
})

test.each(CIRCLE)('%s may not be in a circle with %s, not even for a type', (file) => {
  expect(said.get(file)).toContain('no-cycle')
})
