import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importOf, importedLines, PNG } from '../../../tests/support/testImport.ts'

test('a recipe of Tandoor is read with the ingredients of all its steps', async () => {
  const recipe = {
    name: 'Clay pot rice',
    keywords: [{ name: 'rice' }],
    working_time: 15,
    waiting_time: 30,
    servings: 3,
    servings_text: 'bowls',
    steps: [
      {
        name: 'Rice',
        instruction: 'Rinse the rice.\n\nSoak it.',
        order: 0,
        ingredients: [
          { food: { name: 'rice' }, unit: { name: 'g' }, amount: 250, note: '', order: 0 },
          {
            food: { name: 'salt' },
            unit: null,
            amount: 0,
            no_amount: true,
            note: 'to taste',
            order: 1,
          },
        ],
      },
      {
        name: '',
        instruction: '1. Cook it.',
        order: 1,
        ingredients: [
          { is_header: true, note: 'On top', order: 0 },
          { food: { name: 'scallion' }, unit: null, amount: 0.333333, note: 'sliced', order: 1 },
        ],
      },
    ],
    nutrition: { calories: 400, carbohydrates: 80, fats: 2, proteins: 8 },
  }
  const inner = zipSync({ 'recipe.json': strToU8(JSON.stringify(recipe)), 'image.png': PNG })
  const { documents, written } = await importOf('export.zip', zipSync({ '12.zip': inner }))
  expect(importedLines(documents[0])).toEqual([
    '[Rice] 250 g rice',
    'salt, to taste',
    '[On top] ⅓ scallion, sliced',
  ])
  expect(documents[0]).toMatchObject({
    instructions: ['Rice:', 'Rinse the rice.', 'Soak it.', 'Cook it.'],
    prepTime: 15,
    cookTime: 30,
    servings: 3,
    nutrition: { calories: '400 kcal', protein: '8g', carbs: '80g', fat: '2g' },
  })
  expect(written[0]?.photo?.name).toBe('1-clay-pot-rice.png')
})
