import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { readDocument } from '../content/read/readDocument.ts'
import { importOf } from '../../tests/support/testImport.ts'
import { fillDocument } from '../../tests/untrusted/hostileDocuments.ts'
import { FORMATS, type FormatName } from './formats.ts'
import { recipeFields } from '../content/documents/recipeFields.ts'

const FOLDER = 'tests/documents/recipes'
const SITE = { address: 'https://pinchwell.example', brand: 'Pinchwell' }

const recipes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readDocument(name, readFileSync(path.join(FOLDER, name)), recipeType).values)
  .map((values, index) => recipeFields(index === 0 ? withEveryField(values) : values))

/** Fills all missing fields of the model, so that the test covers new fields too. */
function withEveryField(values: object) {
  const filled = fillDocument(recipeType, {
    entries: 2,
    value: ({ rules, example, path: name }) => {
      if (rules.kind === 'choice') return rules.options[0] ?? ''
      return example ?? (rules.kind === 'boolean' ? true : `Of ${name.replace(/\W/g, '')}`)
    },
  })
  return { ...filled, ...values }
}

/** Returns a document without the fields that a format loses. */
function without(
  values: Record<string, unknown>,
  lost: readonly string[],
): Record<string, unknown> {
  const left = structuredClone(values)
  for (const lostPath of lost) {
    const [field = '', inner] = lostPath.split('.')
    const value = left[field]
    if (inner === undefined) delete left[field]
    else if (Array.isArray(value))
      left[field] = value.map((entry) => lessen(entry, inner)).filter(Boolean)
    if (Array.isArray(left[field]) && left[field].length === 0) delete left[field]
  }
  return left
}

function lessen(entry: unknown, inner: string): unknown {
  if (typeof entry !== 'object' || entry === null) return entry === inner ? undefined : entry
  const { [inner]: _, ...others } = { ...entry } as Record<string, unknown>
  return others
}

/** The draft fields that an import adds. */
const DRAFT = {
  id: 1,
  draft: true,
  title: 'Bare',
  category: null,
  description: null,
  imageDesc: null,
  prepTime: null,
  cookTime: 5,
  servings: null,
  date: '2026-11-22',
  ingredients: [{ text: '1 egg' }],
  instructions: ['Boil the egg.'],
}

test.each(Object.keys(FORMATS) as FormatName[])(
  'all recipes are the same after an export as %s and its import, but for what it lists as lost',
  async (name) => {
    const { files, lost } = FORMATS[name]
    for (const recipe of recipes) {
      const [file] = files([recipe], SITE)
      const { documents, written, problems } = await importOf(file?.name ?? '', file?.content ?? '')
      expect(problems).toEqual([])
      // The Cooklang parser would report unclear lines.
      expect(written[0]?.text).not.toMatch(/Unclear: Line \d/)
      const namesRating = Boolean(written[0]?.text.includes('rating “'))
      expect(namesRating && !lost.some((field) => field === 'rating')).toBe(false)
      const imported = documents[0] ?? {}
      expect(without(imported, ['id', ...lost])).toEqual(without(recipe.values, ['id', ...lost]))
    }
    expect(recipes.length).toBeGreaterThan(0)
  },
)

test.each(Object.keys(FORMATS) as FormatName[])(
  'what a draft leaves empty is empty after an export as %s and its import',
  async (name) => {
    const [file] = FORMATS[name].files([recipeFields(DRAFT)], SITE)
    const { documents } = await importOf(file?.name ?? '', file?.content ?? '')
    expect(documents[0]).toEqual(DRAFT)
  },
)
