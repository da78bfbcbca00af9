import { expect, test } from 'vitest'
import { importOf, importedLines } from '../../../tests/support/testImport.ts'

test('recipes of WP Recipe Maker are read, in its old form and its new one', async () => {
  const facts = {
    summary: '<p>Plain.</p>',
    servings: 4,
    servings_unit: 'people',
    prep_time: '10',
    cook_time: 25,
    tags: { course: ['Main Course'], cuisine: ['Greek'] },
  }
  const flat = {
    ...facts,
    name: 'Flat gyros',
    ingredients_flat: [
      { type: 'group', name: 'Sauce' },
      {
        type: 'ingredient',
        amount: '1 1/2',
        unit: 'cups',
        name: '<a href="#">yogurt</a>',
        notes: 'thick',
      },
    ],
    instructions_flat: [
      { type: 'instruction', text: '<p>Stir.</p>' },
      { type: 'group', name: 'Serve' },
      { type: 'instruction', text: '<p>Fold it.</p>' },
    ],
  }
  const grouped = {
    ...facts,
    name: 'Grouped gyros',
    ingredients: [
      { name: 'Meat', ingredients: [{ amount: '500', unit: 'g', name: 'pork', notes: '' }] },
    ],
    instructions: [{ name: '', instructions: [{ text: '<p>Grill.</p>' }] }],
  }
  const { documents } = await importOf('wprm.json', JSON.stringify([flat, { recipe: grouped }]))
  expect(documents.map(importedLines)).toEqual([
    ['[Sauce] 1½ cups yogurt, thick'],
    ['[Meat] 500 g pork'],
  ])
  expect(documents.map(({ instructions }) => instructions)).toEqual([
    ['Stir.', 'Serve:', 'Fold it.'],
    ['Grill.'],
  ])
  expect(documents[0]).toMatchObject({
    category: 'Dinner',
    cuisine: 'Greek',
    servings: 4,
    prepTime: 10,
    cookTime: 25,
  })
})
