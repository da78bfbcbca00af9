import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importOf, importedLines, PNG } from '../../../tests/support/testImport.ts'

test('a recipe of Nextcloud Cookbook is read with the picture in its folder', async () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Cloud bread',
    recipeYield: 8,
    prepTime: 'PT0H15M',
    recipeCategory: 'Brunch',
    keywords: 'eggs,light',
    tool: ['Whisk'],
    recipeIngredient: ['3 eggs', '## Topping', '1 tbsp seeds'],
    recipeInstructions: ['Whip the whites.', 'Bake.'],
  }
  const archive = zipSync({
    'Recipes/Cloud bread/recipe.json': strToU8(JSON.stringify(recipe)),
    'Recipes/Cloud bread/full.jpg': PNG,
    'Recipes/Cloud bread/thumb.jpg': PNG,
  })
  const { documents, written } = await importOf('cookbook.zip', archive)
  expect(importedLines(documents[0])).toEqual(['3 eggs', '[Topping] 1 tbsp seeds'])
  expect(documents[0]).toMatchObject({
    category: 'Breakfast',
    servings: 8,
    prepTime: 15,
    keywords: ['eggs', 'light'],
    equipment: [{ text: 'Whisk' }],
  })
  expect(written[0]?.photo?.name).toBe('1-cloud-bread.jpg')
})
