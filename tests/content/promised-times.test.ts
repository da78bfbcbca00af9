/** What the starting content promises about time, against the times of its recipes. */
import { expect, test } from 'vitest'
import type { Value } from '../../pipeline/content/document.ts'
import { readContent } from '../../pipeline/content/readContent.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

/** The most that a quick meal may take in all, in minutes. */
const QUICK = 30

const { documents } = await readContent(sitePlace.content, new Date(0))

const recipes = documents
  .filter(({ type }) => type.name === 'Recipe')
  .map(({ file, values: { id, category, prepTime, cookTime, restTime = 0 } }) => ({
    file,
    category,
    document: `recipes/${String(id)}`,
    minutes: Number(prepTime) + Number(cookTime) + Number(restTime),
  }))

const limited = documents.flatMap(({ file, values }) => {
  const limit = /\/under-(\d+)-minutes\.mdx$/.exec(file)?.[1]
  return limit ? [{ file, limit: Number(limit), items: itemsOf(values.items) }] : []
})

/** What a collection holds, as far as it is a recipe, with what its line says of the minutes. */
function itemsOf(items: Value | undefined) {
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const { document, line } = Object(item)
    const recipe = recipes.find((candidate) => candidate.document === document)
    const stated = /^(\d+) minutes/.exec(String(line))?.[1]
    return recipe ? [{ ...recipe, stated: Number(stated) }] : []
  })
}

test(`Quick Meals take at most ${QUICK} minutes in all`, () => {
  const quick = recipes.filter(({ category }) => category === 'Quick Meals')
  expect(quick.length).toBeGreaterThan(0)
  expect(quick.filter(({ minutes }) => minutes > QUICK)).toEqual([])
})

test('a collection named after a limit holds only recipes that take less', () => {
  const listed = limited.flatMap(({ limit, items }) => items.map((item) => ({ limit, ...item })))
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.filter(({ minutes, limit }) => minutes >= limit)).toEqual([])
})

test('its lines begin with the minutes of their recipe, quickest first', () => {
  const stated = limited.map(({ file, items }) => ({ file, minutes: statedBy(items) }))
  const real = limited.map(({ file, items }) => ({ file, minutes: quickestFirst(items) }))
  expect(stated).toEqual(real)
})

function statedBy(items: { stated: number }[]): number[] {
  return items.map(({ stated }) => stated)
}

function quickestFirst(items: { minutes: number }[]): number[] {
  return items.map(({ minutes }) => minutes).toSorted((one, other) => one - other)
}
