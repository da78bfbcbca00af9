import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importOf, importedLines, PNG } from '../../../tests/support/testImport.ts'

const MEALIE = {
  name: 'Harbor chowder',
  slug: 'harbor-chowder',
  description: 'Thick and smoky.',
  recipeServings: 6,
  recipeYield: '2 liters',
  prepTime: '20 minutes',
  performTime: '1 hour 10 minutes',
  recipeCategory: [{ name: 'Soup', slug: 'soup' }],
  tags: [{ name: 'winter', slug: 'winter' }],
  tools: [{ name: 'Stock pot', slug: 'stock-pot' }],
  rating: 4,
  recipeIngredient: [
    {
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'corn' },
      note: 'frozen',
      title: 'Base',
      disableAmount: false,
    },
    { quantity: 1, unit: null, food: null, note: '2 smoked fish fillets', disableAmount: true },
    { quantity: 0, unit: null, food: { name: 'salt' }, note: '' },
  ],
  recipeInstructions: [
    { title: 'Base', text: 'Fry the **corn**.' },
    { title: '', text: 'Add the fish.' },
  ],
  nutrition: { calories: '310', proteinContent: '21', carbohydrateContent: '30', fatContent: '11' },
  notes: [
    { title: 'Storage', text: 'Two days in the refrigerator.' },
    { title: 'From Ida', text: 'Her favorite.' },
  ],
  orgURL: 'https://harbor.example/chowder',
  extras: {},
}

const asWritten = (name: string) => name
const inDownload = (name: string) =>
  name.replace('URL', 'Url').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test.each([
  ['an export', asWritten],
  ['a download of one recipe', inDownload],
])('%s of Mealie is read with its photo, amounts, titles and notes', async (_what, spell) => {
  const json = JSON.stringify(MEALIE).replaceAll(
    /"(\w+)":/g,
    (_, name: string) => `"${spell(name)}":`,
  )
  const archive = zipSync({
    'recipes/harbor-chowder/harbor-chowder.json': strToU8(json),
    'recipes/harbor-chowder/images/original.webp': PNG,
  })
  const { documents, written } = await importOf('mealie.zip', archive)
  expect(documents).toHaveLength(1)
  expect(importedLines(documents[0])).toEqual([
    '[Base] 1½ cup corn, frozen',
    '2 smoked fish fillets',
    'salt',
  ])
  expect(documents[0]).toMatchObject({
    title: 'Harbor chowder',
    category: 'Lunch',
    keywords: ['winter'],
    prepTime: 20,
    cookTime: 70,
    servings: 6,
    yield: '2 liters',
    image: '1-harbor-chowder.webp',
    instructions: ['Base:', 'Fry the corn.', 'Add the fish.'],
    equipment: [{ text: 'Stock pot' }],
    notes: { storage: 'Two days in the refrigerator.' },
    nutrition: { calories: '310 kcal', protein: '21g', carbs: '30g', fat: '11g' },
  })
  expect(written[0]?.photo?.bytes).toEqual(PNG)
  expect(written[0]?.text).toContain('# Source: https://harbor.example/chowder')
  expect(written[0]?.text).toMatch(/Left out: A note of the source \(From Ida\): Her favorite\./)
  expect(written[0]?.text).toMatch(/Left out: .*rating “4”/)
})
