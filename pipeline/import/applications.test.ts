import { gzipSync, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { emptySite, importOf } from '../../tests/testImport.ts'
import { readDocument } from '../content/read/readDocument.ts'
import { only, sortProblems } from '../content/report/problem.ts'
import { readCategoryWords } from './toDocument/categories.ts'

/** What is said of the lines of a document. */
function linesOf(document: { ingredients: { text: string; group?: string }[] } | undefined) {
  return document?.ingredients.map(({ text, group }) => (group ? `[${group}] ${text}` : text))
}

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
)

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
  expect(linesOf(documents[0])).toEqual([
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
  expect(linesOf(documents[0])).toEqual([
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

const PAPRIKA = {
  uid: 'A',
  name: 'Midnight pasta',
  description: '',
  ingredients: 'For the crumbs:\n1/2 cup bread crumbs\n\n200 g spaghetti',
  directions: 'Toast the crumbs.\n\nBoil the spaghetti.',
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
  expect(linesOf(documents[0])).toEqual(['[For the crumbs] ½ cup bread crumbs', '200 g spaghetti'])
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
  expect(linesOf(documents[0])).toEqual(['3 eggs', '[Topping] 1 tbsp seeds'])
  expect(documents[0]).toMatchObject({
    category: 'Breakfast',
    servings: 8,
    prepTime: 15,
    keywords: ['eggs', 'light'],
    equipment: [{ text: 'Whisk' }],
  })
  expect(written[0]?.photo?.name).toBe('1-cloud-bread.jpg')
})

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
  expect(documents.map(linesOf)).toEqual([['[Sauce] 1½ cups yogurt, thick'], ['[Meat] 500 g pork']])
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

test('Markdown with headings is read', async () => {
  const source = `# Sunday *waffles*

Crisp outside, soft inside, and done before anyone is up.

Prep time: 10 min | Cook time: 20 min | Serves 4

## Ingredients

### Batter
- 2 cups flour
- [ ] 1 1/2 cups **milk**

### On top
* berries

## Instructions

1. Mix the batter
   until smooth.
2. Bake.

## Notes

### Freezing
They freeze well.
`
  const { documents } = await importOf('waffles.md', source)
  expect(linesOf(documents[0])).toEqual([
    '[Batter] 2 cups flour',
    '1½ cups milk',
    '[On top] berries',
  ])
  expect(documents[0]).toMatchObject({
    title: 'Sunday waffles',
    description: 'Crisp outside, soft inside, and done before anyone is up.',
    prepTime: 10,
    cookTime: 20,
    servings: 4,
    instructions: ['Mix the batter until smooth.', 'Bake.'],
    notes: { freezing: 'They freeze well.' },
  })
})

test.each([
  [
    'with words above its parts',
    'Lentil soup\n\nIngredients:\n1 cup lentils\n1 onion\n\nMethod:\nRinse the lentils.\nSimmer with the onion.\n',
  ],
  [
    'with nothing above its parts',
    'Lentil soup\n\n1 cup lentils\n1 onion\n\nRinse the lentils.\nSimmer with the onion.\n',
  ],
])('plain text is read %s', async (_what, source) => {
  const { documents } = await importOf('pasted text', source)
  expect(documents[0]).toMatchObject({
    title: 'Lentil soup',
    instructions: ['Rinse the lentils.', 'Simmer with the onion.'],
  })
  expect(linesOf(documents[0])).toEqual(['1 cup lentils', '1 onion'])
})

test('what was unclear, left out or missing is said with its line, in the file and in the result', async () => {
  const { written } = await importOf(
    'x.json',
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Bare',
      recipeIngredient: ['1 egg'],
      recipeInstructions: ['Fry.'],
      recipeYield: '2-3 people',
    }),
  )
  const [document] = written
  const lines = document?.text.split('\n') ?? []
  const fields = document?.remarks.map(({ field, kind }) => `${kind} ${field}`)
  expect(fields).toEqual(
    expect.arrayContaining([
      'unclear servings',
      'missing category',
      'missing prepTime',
      'missing nutrition.calories',
    ]),
  )
  for (const { field, line } of document?.remarks ?? []) {
    const name = field.split('.').at(-1)
    expect(lines[line - 1]).toMatch(new RegExp(`^ *${name}:`))
    expect(lines[line - 2]).toMatch(/^ *# /)
  }
})

const BARE = {
  '@type': 'Recipe',
  name: 'Bare',
  totalTime: 'PT45M',
  aggregateRating: { ratingValue: 4.7, ratingCount: 1123 },
}

test('what a source does not say stays empty, also the rating by readers of another site', async () => {
  const { documents } = await importOf(
    'x.json',
    JSON.stringify({ ...BARE, recipeIngredient: ['1 egg'] }),
  )
  expect(documents[0]).toEqual({
    id: 1,
    draft: true,
    title: 'Bare',
    category: null,
    description: null,
    imageDesc: null,
    prepTime: null,
    cookTime: null,
    servings: null,
    date: '2026-11-22',
    ingredients: [{ text: '1 egg' }],
    instructions: null,
    nutrition: { calories: null, protein: null, carbs: null, fat: null },
  })
})

test('a draft with empty fields is sound, and refused once it is to be published, with each of them', async () => {
  const source = { ...BARE, name: '', recipeIngredient: [], recipeInstructions: ['Fry.'] }
  const { written } = await importOf('x.json', JSON.stringify(source))
  const text = written[0]?.text ?? ''
  expect(mistakesIn(text)).toEqual([])
  expect(mistakesIn(text.replace(/^draft: true$/m, 'draft: false'))).toEqual([
    '“title” still says “To be written.”',
    '“category” is empty.',
    '“description” is empty.',
    '“imageDesc” is empty.',
    '“prepTime” is empty.',
    '“cookTime” is empty.',
    '“servings” is empty.',
    '“ingredients” is empty.',
    '“nutrition.calories” is empty.',
    '“nutrition.protein” is empty.',
    '“nutrition.carbs” is empty.',
    '“nutrition.fat” is empty.',
  ])
})

function mistakesIn(text: string): string[] {
  const { problems } = readDocument('1.yaml', new TextEncoder().encode(text), recipeType)
  return sortProblems(only('error', problems)).map(({ what }) => what)
}

test('a list of numbers alone is no list of ingredients, which is said where nothing better is found', async () => {
  const source = { ...BARE, recipeIngredient: ['195', '1½'], recipeInstructions: ['Knead.'] }
  const { documents, written } = await importOf('x.json', JSON.stringify(source))
  expect(documents[0]?.ingredients).toBeNull()
  expect(written[0]?.text).toContain('# Left out: Numbers alone: 195, 1½.\n')
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

test.each([
  ['a hyphen', `${'Stir it well, again and again. '.repeat(2)}${'Wait - then - '.repeat(4)}eat.`],
  ['a bullet', `${'Stir it well, again and again. '.repeat(2)}Add${' • salt • oil'.repeat(5)}.`],
])('a document is made of a text that would be wrapped before %s', async (_what, step) => {
  for (let more = 1; more < 20; more += 1) {
    const recipeInstructions = [`${'O'.repeat(more)} ${step}`]
    const source = { ...BARE, recipeIngredient: ['1 egg'], recipeInstructions }
    const { documents, problems } = await importOf('x.json', JSON.stringify(source))
    expect(problems).toEqual([])
    expect(documents[0]?.instructions).toEqual(recipeInstructions)
  }
})

test('signs that no page can show are taken out, and blanks inside of parentheses', async () => {
  const recipeIngredient = ['1 can\u200C\u200B\u200D beans (in sauce )', '2\u200D ( large ) eggs']
  const { documents } = await importOf('x.json', JSON.stringify({ ...BARE, recipeIngredient }))
  expect(linesOf(documents[0])).toEqual(['1 can beans (in sauce)', '2 (large) eggs'])
})

const OWN = 'recipes:\n  - name: Mornings\n  - name: Suppers\n'
const wordsFor = (category: string, words: string) =>
  `importCategories:\n  - category: ${category}\n    words: ${words}\n`

test.each([
  ['the words of the owner', 'Tapas', 'Suppers', OWN, wordsFor('Suppers', 'tapas')],
  ['no category where no word is known', 'Tapas', null, '', ''],
  ['the plural of a word', 'Soups', 'Suppers', OWN, wordsFor('Suppers', 'cena, soup')],
  ['the name of a category', 'suppers', 'Suppers', OWN, ''],
  ['no category that is not on the site', 'Brunch', null, OWN, wordsFor('Breakfast', 'brunch')],
])('a recipe is filed by %s', async (_what, recipeCategory, category, categories, site) => {
  const source = { '@type': 'Recipe', name: 'Broth', recipeCategory, recipeIngredient: ['1 onion'] }
  const words = readCategoryWords({ categories, site })
  const options = { ...emptySite(), categories: words }
  const { documents } = await importOf('x.json', JSON.stringify(source), options)
  expect(documents[0]?.category).toBe(category)
})
