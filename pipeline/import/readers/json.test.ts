import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importOf, importedLines, PNG } from '../../../tests/support/testImport.ts'

test('a file that is cut off says so in its draft, and one that is whole does not', async () => {
  const whole = JSON.stringify({
    '@type': 'Recipe',
    name: 'Toast',
    recipeIngredient: ['2 slices bread'],
    recipeInstructions: ['Toast the bread.', 'Rub it with garlic while it is hot.'],
  })
  const [cut, good] = [whole.slice(0, -20), whole].map((text) => importOf('toast.json', text))
  const note = /^# Unclear: The JSON of the source is damaged or cut off/m
  expect((await cut)?.written[0]?.text).toMatch(note)
  expect((await good)?.written[0]?.text).not.toMatch(note)
})

test('a recipe of Tandoor is read with the ingredients of all its steps', async () => {
  const rice = { food: { name: 'rice' }, unit: { name: 'g' }, amount: 250, note: '', order: 0 }
  const salt = { food: { name: 'salt' }, amount: 0, no_amount: true, note: 'to taste', order: 1 }
  const scallion = { food: { name: 'scallion' }, unit: null, amount: 0.333333, note: 'sliced' }
  const onTop = [
    { is_header: true, note: 'On top', order: 0 },
    { ...scallion, order: 1 },
  ]
  const file = { id: 7, name: 'pot', file: 'https://tandoor.example/pot.jpg' }
  const instruction = 'Rinse the rice.\n\nSoak it.'
  const recipe = {
    name: 'Clay pot rice',
    keywords: [{ name: 'rice' }],
    working_time: 15,
    waiting_time: 30,
    servings: 3,
    servings_text: 'bowls',
    steps: [
      { name: '', instruction: '1. Cook it.', file, order: 1, ingredients: onTop },
      { name: 'Rice', instruction, order: 0, ingredients: [salt, rice] },
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
  expect(written[0]?.text).toContain('https://tandoor.example/pot.jpg')
})

test.each([
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://videos.example/rice.mp4', undefined],
])(
  'of the video %s and pictures of steps, an import keeps what it can',
  async (address, youtube) => {
    const image = 'https://photos.example/rinsed.jpg'
    const recipe = {
      '@type': 'Recipe',
      name: 'Rice',
      recipeIngredient: ['1 cup rice'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Rinse it.', image }],
      video: { '@type': 'VideoObject', name: 'Rinsing rice', embedUrl: address },
    }
    const { documents, written } = await importOf('rice.json', JSON.stringify(recipe))
    expect(documents[0]?.video).toEqual(youtube && { title: 'Rinsing rice', youtube })
    expect(written[0]?.text).toContain(image)
  },
)

test('recipes of WP Recipe Maker are read, in its old form and its new one', async () => {
  const facts = {
    summary: '<p>Plain.</p>',
    servings: 4,
    servings_unit: 'people',
    prep_time: '10',
    cook_time: 25,
    tags: { course: ['Main Course'], cuisine: ['Greek'] },
  }
  const yogurt = { amount: '1 1/2', unit: 'cups', name: '<a href="#">yogurt</a>', notes: 'thick' }
  const flat = {
    ...facts,
    name: 'Flat gyros',
    ingredients_flat: [
      { type: 'group', name: 'Sauce' },
      { type: 'ingredient', ...yogurt },
    ],
    instructions_flat: [
      { type: 'instruction', text: '<p>Stir.</p>' },
      { type: 'group', name: 'Serve' },
      { type: 'instruction', text: '<p>Fold it.</p>' },
    ],
  }
  const pork = { amount: '500', unit: 'g', name: 'pork', notes: '' }
  const grouped = {
    ...facts,
    name: 'Grouped gyros',
    ingredients: [{ name: 'Meat', ingredients: [pork] }],
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
