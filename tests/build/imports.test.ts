import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  from: string
  /** A file relative to the project's root, or the name of a package. */
  to: string
  isType: boolean
}

/** Matches imports with `from`, calls of `import()`, and imports for side effects. */
const IMPORT =
  /^(?:import|export)\b(?<type> type\b)?[^'"]*?\bfrom '(?<a>[^']+)'|\bimport\(\s*'(?<b>[^']+)'|^import '(?<c>[^']+)'/gm

/** Folders whose own files are entries, in a layer above their subfolders. */
const ROOMS = ['src', 'pipeline', 'admin', 'scripts']

/** Layers from the bottom to the top. Each may import only earlier ones. */
const ORDER = [
  ...'shared settings kinds theme addresses cooking storage offline content seo ui forms cards features pages app'
    .split(' ')
    .map((folder) => `src/${folder}/`),
  ...ROOMS.map((room) => `${room}/`),
  'tests/',
]

const files = ROOMS.flatMap((folder) => {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
  const modules = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return modules.map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
})
const imports = files.flatMap(importsOf)

function importsOf(from: string): Import[] {
  return [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(
    ({ groups: { type, a, b, c } = {} }) => {
      const name = a ?? b ?? c ?? ''
      const to = name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name
      return { from, to, isType: type !== undefined }
    },
  )
}

/** Returns forbidden imports, as `src/ui/Card.tsx → src/pages/HomePage.tsx`. */
function forbidden(isWrong: (found: Import) => boolean): string[] {
  return imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`)
}

const placeOf = (file: string) => ORDER.findIndex((folder) => file.startsWith(folder))

test('no file imports what stands above it', () => {
  expect(forbidden(({ from, to }) => placeOf(to) > placeOf(from))).toEqual([])
  const unordered = files.filter(
    (file) => /^src\/.+\//.test(file) && ORDER[placeOf(file)] === 'src/',
  )
  expect(unordered, 'folders of src without a place').toEqual([])
})

/** `pipeline/import`; `pipeline/content/read`; `pipeline` for the files in it. */
const PARTS = /^pipeline(?:\/[^/]+(?=\/))?/
const INNER_PARTS = /^pipeline(?:\/(?:content|cooking)(?=\/))?(?:\/[^/]+(?=\/))?/

test.each([
  ['the folders of the pipeline', PARTS],
  ['the folders within them', INNER_PARTS],
])('%s import each other one way', (_name, part) => {
  const left = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [folder, other] = [part.exec(from)?.[0], part.exec(to)?.[0]]
    if (!folder || !other || other === folder) continue
    left.set(folder, (left.get(folder) ?? new Set()).add(other))
  }
  expect(left.size).toBeGreaterThan(15)
  // Removes folders without remaining imports until only cycles are left.
  for (let before = 0; before !== left.size;) {
    before = left.size
    for (const [folder, others] of left) {
      if (![...others].some((other) => left.has(other))) left.delete(folder)
    }
  }
  const circles = [...left].map(([folder, others]) => [
    folder,
    [...others].filter((other) => left.has(other)),
  ])
  expect(Object.fromEntries(circles)).toEqual({})
})

test('nothing that the editor loads in a browser needs Node', () => {
  const loaded = new Set(files.filter((file) => file.startsWith('admin/')))
  for (const file of loaded) {
    const needed = imports.filter(({ from, isType }) => from === file && !isType)
    for (const { to } of needed) if (files.includes(to)) loaded.add(to)
  }
  // The bundler drops the code that uses this import.
  const unused = ['pipeline/system/explainFailure.ts → node:path']
  expect(forbidden(({ from, to }) => loaded.has(from) && to.startsWith('node:'))).toEqual(unused)
})

const featureOf = (file: string) => /^src\/features\/([^/]+)/.exec(file)?.[1]

test('features do not import each other: a page composes them, or what they share moves down', () => {
  const features = imports.filter(({ from, to }) => featureOf(from) && featureOf(to))
  const wrong = features.filter(({ from, to }) => featureOf(from) !== featureOf(to))
  expect(wrong).toEqual([])
})

const SHOWN = /^src\/(?:(?:ui|forms|cards|features|seo|pages|app)\/|main\.tsx)/

test.each<[rule: string, from: RegExp, to: RegExp, types?: 'types too']>([
  [
    'generated documents come through src/content/prerender/documents.ts',
    /^src\/(?!content\/(?:prerender\/documents\.ts|schema\/)|settings\/settings\.ts)/,
    /^contentlayer\/generated/,
    'types too',
  ],
  ['browsers load no schema', SHOWN, /^src\/content\/schema\//, 'types too'],
  [
    'browsers load nothing that chooses what a page shows: pages get it as data',
    SHOWN,
    /^src\/content\/prerender\//,
  ],
])('%s', (_rule, from, to, types) => {
  const isWrong = (found: Import) =>
    from.test(found.from) && to.test(found.to) && (types !== undefined || !found.isType)
  expect(forbidden(isWrong)).toEqual([])
})
