import { assert, asyncProperty, constantFrom, uint8Array } from 'fast-check'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ODD_TEXT } from '../support/oddText.ts'
import { PAYLOADS } from '../untrusted/payloads.ts'
import { openFile } from '../../pipeline/import/archive.ts'
import { importOf } from '../support/testImport.ts'

const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

function schemaRecipe(text: string) {
  const step = { '@type': 'HowToStep', name: text, text }
  return {
    '@type': 'Recipe',
    name: text,
    description: text,
    recipeCategory: text,
    recipeCuisine: text,
    keywords: [text],
    recipeYield: text,
    prepTime: text,
    suitableForDiet: text,
    tool: [text],
    recipeIngredient: [text, '1 egg'],
    recipeInstructions: [{ '@type': 'HowToSection', name: text, itemListElement: [step] }, 'Boil.'],
    nutrition: { calories: text },
    aggregateRating: { ratingValue: text },
    image: text,
    url: text,
  }
}

/** Puts a text into every part of a recipe, in each format. `importOf` checks the documents. */
function sources(text: string): [name: string, content: string][] {
  const schema = schemaRecipe(text)
  const paprika = {
    name: text,
    ingredients: `${text}\n1 egg`,
    directions: `${text}\nBoil.`,
    notes: text,
    nutritional_info: text,
    servings: text,
    categories: [text],
  }
  const own = { imageDesc: text, course: text, allergens: [text], draft: false, id: 7 }
  const mealie = {
    name: text,
    slug: text,
    recipeIngredient: [{ note: text, title: text }, '1 egg'],
    recipeInstructions: [{ title: text, text }, { text: 'Boil.' }],
    extras: { pinchwell: JSON.stringify(own) },
  }
  const food = { food: { name: text }, unit: { name: text }, amount: 1, note: text }
  const tandoor = {
    name: text,
    steps: [{ name: text, instruction: `${text}\nBoil.`, ingredients: [food] }],
  }
  const state = { title: text, ingredients: [{ name: text }, '1 egg'], steps: [text, 'Boil.'] }
  const inHtml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    ['a.json', JSON.stringify(schema)],
    ['a.html', `<html><script type="application/ld+json">${inScript(schema)}</script></html>`],
    [
      'b.html',
      `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">${inHtml}</p><p itemprop="recipeIngredient">${inHtml}</p><p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeInstructions">Boil.</p></div>`,
    ],
    ['c.json', JSON.stringify(paprika)],
    ['d.json', JSON.stringify(mealie)],
    ['e.json', JSON.stringify(tandoor)],
    ['f.cook', `>> servings: ${text}\n\nBoil @egg{1}. ${text}\n`],
    [
      'g.cook',
      `---\ntitle: ${JSON.stringify(text)}\npinchwell:\n  cuisine: ${JSON.stringify(text)}\n---\n\nBoil @egg{1}.\n`,
    ],
    [
      'h.md',
      `# ${text}\n\n## Ingredients\n\n- ${text}\n- 1 egg\n\n## Steps\n\n1. ${text}\n2. Boil.\n`,
    ],
    [
      'j.html',
      `<html><h1>${inHtml}</h1><h2>Ingredients</h2><ul><li>${inHtml}</li><li>1 egg</li></ul><h2>Method</h2><p>${inHtml}</p><p>Boil the egg for a while.</p><h2>Notes</h2></html>`,
    ],
    ['k.html', `<html><script>window.state = ${inScript(state)};</script></html>`],
    ['i.txt', `${text}\n\n1 egg\n2 eggs\n\nBoil them. ${text}\n`],
  ]
}

test('no text anywhere in a source makes a document that the content check refuses', async () => {
  for (const [index, text] of [ODD_TEXT, ...PAYLOADS.map((payload) => payload.text)].entries()) {
    const all = sources(text)
    // Each text is tested in the format with most fields, and in another one.
    const chosen =
      index === 0
        ? all
        : all.filter((_, place) => place === 0 || place === 1 + (index % (all.length - 1)))
    for (const [name, content] of chosen) {
      const { written, problems } = await importOf(name, content)
      // Plain text without ingredients or steps is reported as not a recipe.
      const isRefused = name === 'i.txt' && problems.length === 1
      expect([name, text, written.length]).toEqual([name, text, isRefused ? 0 : 1])
    }
  }
}, 60_000)

test('no source makes itself public, takes the number of another, or brings a picture from elsewhere', async () => {
  const own = {
    draft: false,
    id: 3,
    publishAt: '2020-01-01',
    image: 'https://elsewhere.example/a.jpg',
    acknowledge: [],
  }
  const source = {
    name: 'Sly',
    slug: 'sly',
    recipeIngredient: ['1 egg'],
    recipeInstructions: [{ text: 'Boil.' }],
    ...own,
    extras: { pinchwell: JSON.stringify(own) },
  }
  const { documents } = await importOf('sly.json', JSON.stringify(source))
  expect(documents[0]).toMatchObject({ draft: true, id: 1 })
  expect(Object.keys(documents[0] ?? {})).not.toContain('image')
  expect(Object.keys(documents[0] ?? {})).not.toContain('publishAt')
})

const DEEP = 200_000
test.each([
  ['lists in lists', 'a.json', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['objects in objects', 'a.json', `${'{"itemListElement":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  [
    'deep instructions',
    'a.html',
    `<script type="application/ld+json">{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"],"recipeInstructions":${'['.repeat(5000)}"Boil."${']'.repeat(5000)}}</script>`,
  ],
  [
    'titles by the thousand',
    'a.html',
    `<html>${'<h2>Ingredients</h2><p>1 egg</p>'.repeat(10_000)}`,
  ],
  ['a state without an end', 'a.html', `<html><script>x={"ingredients":${'[{"'.repeat(300_000)}`],
  [
    'a long line of one ingredient',
    'a.html',
    `<html><h2>Ingredients</h2><li>${'1'.repeat(500_000)}`,
  ],
  ['open signs', 'a.html', '<'.repeat(1_000_000)],
  ['deep front matter', 'a.cook', `---\na: ${'['.repeat(20_000)}\n---\n@egg{1}`],
  [
    'aliases of YAML',
    'a.cook',
    `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]\n---\nBoil @egg{1}.`,
  ],
  ['names without an end', 'a.cook', `@${'a '.repeat(200_000)}`],
  ['numbers', 'a.txt', '1. '.repeat(300_000)],
  ['stars', 'a.md', `# x\n${'*'.repeat(200_000)}\n${'[x]('.repeat(100_000)}`],
  [
    'a number of hours without an end',
    'a.json',
    `{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"],"recipeInstructions":["Boil."],"prepTime":"P${'9'.repeat(100_000)}D","recipeYield":"${'1'.repeat(100_000)}"}`,
  ],
])(
  '%s end in a document or a sentence, and soon',
  async (_what, name, content) => {
    const { outcomes } = await importOf(name, content)
    expect(outcomes.length).toBeGreaterThan(0)
  },
  // Takes seconds on the slowest machine, and minutes with quadratic code.
  60_000,
)

const RECIPE = strToU8(
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Inside',
    recipeIngredient: ['1 egg'],
    recipeInstructions: ['Boil.'],
  }),
)

test('names in archives that lead out of them are left out', async () => {
  const archive = zipSync({
    '../outside.json': RECIPE,
    '/root.json': RECIPE,
    'C:\\x.json': RECIPE,
    'a/../../b.json': RECIPE,
    'good.json': RECIPE,
  })
  const { documents, problems } = await importOf('a.zip', archive)
  expect(documents).toHaveLength(1)
  expect(problems).toHaveLength(4)
  expect(problems[0]).toBe('a.zip: “../outside.json” leads out of the archive, and is left out.')
})

/** Changes the file sizes in an archive's headers and directory. */
function claiming(size: number, archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset)
  for (let at = 0; at < archive.length - 4; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true)
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return archive
}

test('what becomes very large is left out', async () => {
  const bomb = claiming(61_000_000, zipSync({ 'zeros.json': RECIPE }))
  const { documents, problems } = await importOf('bomb.zip', bomb)
  expect(documents).toEqual([])
  expect(problems).toContain('bomb.zip: “zeros.json” is too large, and is left out.')
  const gzip = await importOf('bomb.gz', gzipSync(Buffer.alloc(61_000_000), { level: 1 }))
  expect(gzip.problems).toEqual(['bomb.gz: It is too large, and is left out.'])
})

test('an archive that lies about the size of a file in it gets no more room than it names', () => {
  const archive = claiming(10, zipSync({ 'zeros.json': [new Uint8Array(9_000_000), { level: 9 }] }))
  const { files } = openFile({ name: 'a.zip', bytes: archive })
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1000)
})

test('archives in archives are opened no deeper than any export goes', async () => {
  let archive = RECIPE
  for (let depth = 0; depth < 9; depth += 1) archive = zipSync({ 'x.zip': archive })
  const { documents, problems } = await importOf('a.zip', archive)
  expect(documents).toEqual([])
  expect(problems).toEqual([expect.stringMatching(/Archives stand in each other more than 4 deep/)])
})

test('a broken archive is refused with a sentence', async () => {
  const archive = zipSync({ 'first.json': RECIPE, 'second.json': RECIPE }, { level: 0 })
  const { documents, problems } = await importOf('cut.zip', archive.slice(0, RECIPE.length + 90))
  expect(documents).toEqual([])
  expect(problems).toEqual(['cut.zip: It is damaged, and cannot be unpacked.'])
})

test('random bytes end in a sentence', async () => {
  await assert(
    asyncProperty(
      uint8Array({ maxLength: 300 }),
      constantFrom('', 'PK\u0003\u0004', '\u001F\u008B', '<html>', '{"a":', '---\n'),
      async (bytes, start) => {
        const head = Uint8Array.from(start, (sign) => sign.charCodeAt(0))
        const { outcomes } = await importOf('a.bin', Uint8Array.from([...head, ...bytes]))
        expect(outcomes.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 300 },
  )
})
