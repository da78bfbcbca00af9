import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { importOf } from '../../tests/support/testImport.ts'

/** Pages modeled on real sites, with their expected recipes. */
const FOLDER = 'tests/fixtures/import'

interface Entry {
  trap: string
  lang?: string
  pageTitle?: string
  head?: string
  body?: string
  /** The ingredient group of each line. */
  groups?: (string | null)[]
  /** The fields of each recipe, for pages with several. */
  several?: Record<string, unknown>[]
  /** Whether to join the imported steps before comparing them. */
  joined?: boolean
  /** An expected field of the recipe. */
  [field: string]: unknown
}

const entries: Record<string, Entry> = parse(
  readFileSync(path.join(FOLDER, 'expected.yaml'), 'utf8'),
)
const cases = Object.entries(entries).map(
  ([name, { trap, lang, pageTitle, head, body, ...expected }]) => {
    const inFile = head === undefined && body === undefined
    const page = inFile ? readPage(name) : composePage({ lang, pageTitle, head, body })
    return { trap, name, inFile, page, expected }
  },
)

function readPage(name: string) {
  return readFileSync(path.join(FOLDER, 'pages', `${name}.html`))
}

function composePage({ lang = 'en', pageTitle = 'A page', head = '', body = '' }) {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${pageTitle}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`
}

test('every page has what it is read as', () => {
  const inFiles = cases.filter(({ inFile }) => inFile).map(({ name }) => `${name}.html`)
  expect(readdirSync(path.join(FOLDER, 'pages')).toSorted()).toEqual(inFiles.toSorted())
})

test.each(cases.map((each) => [each.trap, each.name, each] as const))(
  'a page is read whole when %s (%s)',
  async (_trap, name, { page, expected: { several, groups, joined, ...fields } }) => {
    const { documents, problems } = await importOf(`${name}.html`, page)
    expect(problems).toEqual([])
    const read = documents.map((document) =>
      Object.assign({}, document, {
        ingredients: document.ingredients.map(({ text }) => text),
        instructions: joined ? [document.instructions.join(' ')] : document.instructions,
        groups: groups && document.ingredients.map(({ group = null }) => group),
      }),
    )
    expect(read).toMatchObject(several ?? [{ ...fields, ...(groups && { groups }) }])
  },
)

test('a step that is too long for a document is parted', async () => {
  const page = cases.find(({ name }) => name === 'long-step')?.page ?? ''
  const { documents, written } = await importOf('long-step.html', page)
  expect(documents[0]?.instructions.length).toBeGreaterThan(1)
  expect(written[0]?.remarks).toContainEqual(
    expect.objectContaining({ field: 'instructions[0]', kind: 'unclear' }),
  )
})

test.each([
  [
    'words-beside-data',
    'author Ada Crumb; another photo; serving size “1 bowl”; cholesterol “27 mg”; aggregate rating “4.87, 1243”; video “How to”; 2 paragraphs of introduction “I grew up below these trees.”.',
    'A note of the source (Recipe notes): Pears are as good.',
  ],
  ['facts-with-breaks', 'author Ruth.', 'A note of the source (Nutrition): I never count!'],
  [
    'notes-in-breaks',
    'A note of the source (Make it vegan): Leave out the cheese.',
    'A note of the source (Notes): Do not use dry beans.',
  ],
  [
    'old-blog',
    'author Maud.',
    'A note of the source: Leftovers are even better on the second day!',
  ],
  [
    'german-facts',
    'author Jorun Falk.',
    'A note of the source (Tipps): Das Brot hält sich 4 Tage.',
    'A note of the source (Tipps): Mit Honig wird es milder.',
  ],
  ['words-in-microdata', '0.3g salt.'],
  [
    'facts-in-list',
    'introduction “Sunday’s dinner by the pond. Serves 6, with leftovers if you …”.',
  ],
])('what the page %s has and the document has not is named in one note', async (name, ...said) => {
  const { written } = await importOf(`${name}.html`, readPage(name))
  const remarks = written[0]?.remarks.filter(
    ({ kind, field }) => kind === 'dropped' && field === '',
  )
  expect(remarks?.map(({ text }) => text)).toEqual(said)
})
