import { expect, test } from 'vitest'
import { finderPath } from '../../src/addresses/paths.ts'
import type { Facet, FinderIndex } from '../../src/content/finding/finderIndex.ts'
import { dataFile, openBuiltSite } from './builtSite.ts'
import { minutesIn, readDocuments } from './documents.ts'

const site = await openBuiltSite()
const { recipes } = await readDocuments()
const { finder } = JSON.parse(site.text(dataFile('/recipes'))).data
const file = finderPath(finder).slice(1)
const index: FinderIndex = JSON.parse(site.text(file))

function wordsOf(facet: Facet, recipe: number): string[] {
  const { names, perRecipe } = index.facets[facet]
  return (perRecipe[recipe] ?? []).flatMap((place) => names[place] ?? [])
}

test('there is one file to find recipes by, which the list of recipes names and no page asks for', () => {
  const files = [...site.files.keys()].filter((name) => /^assets\/finding\/.*\.json$/.test(name))
  expect(files).toEqual([file])
  const asking = site.pages.filter(({ html }) => /assets\/(finding\/|filteredList)/.test(html))
  expect(asking).toEqual([])
})

test('it says of every recipe how long it takes and what it is, in the order of the list', () => {
  const said = recipes.map((_, place) => ({
    minutes: index.minutes[place],
    rating: index.ratings[place],
    diet: wordsOf('diet', place),
    course: wordsOf('course', place),
    cuisine: wordsOf('cuisine', place),
    keywords: wordsOf('keyword', place),
  }))
  const written = recipes.map(({ values }) => ({
    minutes: minutesIn(values),
    // Below all others.
    rating: values.rating ?? 0,
    diet: listOf(values.diet),
    course: listOf(values.course),
    cuisine: listOf(values.cuisine),
    keywords: listOf(values.keywords),
  }))
  expect(said).toEqual(written)
  expect(index.minutes).toHaveLength(recipes.length)
})

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}
