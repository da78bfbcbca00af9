import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { importOf } from './testImport.ts'

/** Pages in the manner of real sites, with what each is read as. */
const FOLDER = 'tests/fixtures/import'

interface Expected {
  trap: string
  ingredients: string[] | string[][]
  instructions?: string[] | string[][]
  groups?: (string | null)[]
  /** Of several recipes in a page, each has its lists. */
  several?: boolean
  /** A step that had to be parted reads the same when its parts are put together. */
  joined?: boolean
  [field: string]: unknown
}

const expected: Record<string, Expected> = parse(
  readFileSync(path.join(FOLDER, 'expected.yaml'), 'utf8'),
)
const pages = readdirSync(path.join(FOLDER, 'pages'))

test('every page has what it is read as', () => {
  expect(pages.toSorted()).toEqual(
    Object.keys(expected)
      .map((name) => `${name}.html`)
      .toSorted(),
  )
  expect(pages.length).toBeGreaterThan(40)
})

test.each(Object.entries(expected).map(([name, each]) => [each.trap, name, each] as const))(
  'a page is read whole when %s (%s)',
  async (
    _trap,
    name,
    { trap: _, ingredients, instructions, groups, several, joined, ...fields },
  ) => {
    const bytes = readFileSync(path.join(FOLDER, 'pages', `${name}.html`))
    const { documents, problems } = await importOf(`${name}.html`, bytes)
    expect(problems).toEqual([])
    const lines = documents.map((document) => document.ingredients.map(({ text }) => text))
    const steps = documents.map((document) => document.instructions)
    expect(lines).toEqual(several ? ingredients : [ingredients])
    if (instructions) expect(steps).toEqual(several ? instructions : [instructions])
    if (joined) {
      expect(steps[0]?.length).toBeGreaterThan(1)
      expect(steps[0]?.join(' ')).toBe(/"recipeInstructions": \["([^"]+)"/.exec(String(bytes))?.[1])
    }
    const found = documents[0]?.ingredients.map(({ group = null }) => group)
    if (groups) expect(found).toEqual(groups)
    expect(documents[0]).toMatchObject(fields)
  },
)
