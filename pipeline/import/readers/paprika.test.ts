import { gzipSync, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importOf, importedLines, PNG } from '../../../tests/support/testImport.ts'

const PAPRIKA = {
  uid: 'A',
  name: 'Midnight pasta',
  description: '',
  ingredients: 'For the crumbs:\n1/2 cup bread crumbs\n\n200 g spaghetti',
  directions: 'Toast the crumbs. [photo:1]\n\nBoil the spaghetti.',
  notes: 'Storage: None is left.\nIda adds chili.',
  nutritional_info:
    'Calories: 480 kcal\nTotal Fat: 14 g\nSaturated Fat: 3 g\nCarbohydrate: 70 g\nProtein: 15 g',
  prep_time: '5 min',
  cook_time: '1 hr 5 min',
  servings: '2',
  categories: ['Pasta', 'Dinner'],
  rating: 5,
  source_url: 'https://midnight.example/pasta',
  created: '2023-04-05 21:00:00',
  photo: 'x.png',
  photo_data: btoa(String.fromCharCode(...PNG)),
}

test('a recipe of Paprika is read out of its gzip in a zip, with the photo in it', async () => {
  const archive = zipSync({
    'Midnight pasta.paprikarecipe': gzipSync(strToU8(JSON.stringify(PAPRIKA))),
  })
  const { documents, written } = await importOf('my.paprikarecipes', archive)
  expect(importedLines(documents[0])).toEqual([
    '[For the crumbs] ½ cup bread crumbs',
    '200 g spaghetti',
  ])
  expect(documents[0]).toMatchObject({
    category: 'Dinner',
    instructions: ['Toast the crumbs.', 'Boil the spaghetti.'],
    prepTime: 5,
    cookTime: 65,
    servings: 2,
    date: '2023-04-05',
    notes: { storage: 'None is left.' },
    nutrition: { calories: '480 kcal', protein: '15g', carbs: '70g', fat: '14g' },
  })
  expect(written[0]?.photo?.bytes).toEqual(PNG)
})

test.each([
  ['Keeps 2 days in the fridge.', { storage: 'Keeps 2 days in the fridge.' }],
  ['Will keep in an airtight box', { storage: 'Will keep in an airtight box' }],
  ['Freezes well.', { freezing: 'Freezes well.' }],
  ['Ida: keeps 2 days at most', undefined],
  ['Keep the pan hot.', undefined],
  ['Days later it keeps its shape.', undefined],
])('the note “%s” of Paprika goes where it clearly belongs', async (notes, read) => {
  const { documents, written } = await importOf('x.json', JSON.stringify({ ...PAPRIKA, notes }))
  expect(documents[0]?.notes).toEqual(read)
  expect(written[0]?.text.includes('A note of the source')).toBe(read === undefined)
})
