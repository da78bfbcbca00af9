import { gunzipSync, strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { recipeFields } from '../content/documents/recipeFields.ts'
import { paprikaArchive } from './paprika.ts'

const ONE = 'https://one.example/recipes/7'

/** Returns the JSON in a single-recipe archive. */
function exported(url: string, servings = 4): Record<string, unknown> {
  const recipe = recipeFields({ id: Number(url.split('/').at(-1)), title: 'Egg', servings })
  const [file = new Uint8Array()] = Object.values(unzipSync(paprikaArchive([recipe], () => url)))
  return JSON.parse(strFromU8(gunzipSync(file)))
}

test.each([
  ['the same recipe of the same site', ONE, true],
  ['another recipe of the site', 'https://one.example/recipes/8', false],
  ['a recipe with the same id of another site', 'https://two.example/recipes/7', false],
])('a second import replaces %s: %s, %s', (_which, url, isReplaced) => {
  const { uid } = exported(url, 2)
  expect(uid).toMatch(/^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/)
  expect(uid === exported(ONE).uid).toBe(isReplaced)
})

test.each([
  [1, '1 serving'],
  [2, '2 servings'],
])('a recipe for %d says “%s”', (servings, text) => {
  expect(exported(ONE, servings).servings).toBe(text)
})
