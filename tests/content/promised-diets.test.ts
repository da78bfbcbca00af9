/** What the starting content promises about diets, against the labels of its recipes. */
import { expect, test } from 'vitest'
import { DIETS } from '../../src/content/schema/foodLabels.ts'
import { documents, groups, recipes, texts } from './startingContent.ts'

const named = documents
  .filter(({ type }) => type.name === 'Collection')
  .flatMap(({ values }) =>
    DIETS.filter((diet) => diet === values.slug).map((diet) => ({ diet, values })),
  )

test('a collection named after a diet holds only recipes with that label', () => {
  const listed = named.flatMap(({ diet, values }) =>
    groups(values.items).map(({ document }) => ({ diet, document })),
  )
  expect(listed.length).toBeGreaterThan(10)
  const unlabelled = listed.filter(({ diet, document }) => {
    const recipe = recipes.find(({ values }) => document === `recipes/${String(values.id)}`)
    return recipe && !texts(recipe.values.diet).includes(diet)
  })
  expect(unlabelled).toEqual([])
})
