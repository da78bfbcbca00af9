import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postType } from '../../src/content/schema/post.ts'
import { collectionType } from '../../src/content/schema/collection.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { resolveVocabularies } from '../../src/content/schema/resolveVocabularies.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { fileFormat, ORIGINAL } from '../save/fileFormat.ts'
import { previewMessage } from './previewMessage.ts'
import { picture, review as knife, siteData as site } from '../../tests/support/sampleSite.ts'

function read(file: string, type: typeof postType) {
  return fileFormat(type).fromFile(readFileSync(file.replace('content', 'tests/documents'), 'utf8'))
}
const PANCAKES = 'content/recipes/7-tall-buttermilk-pancakes.yaml'
const CUTS = 'content/posts/3-three-knife-cuts-that-cover-every-recipe.mdx'

test('a recipe is shown as its page, with shop links, before it is saved', () => {
  const values = { ...read(PANCAKES, recipeType), title: 'Flat', cuisine: '' }
  const message = previewMessage(recipeType, values, PANCAKES, site)
  const vanilla = expect.objectContaining({
    text: '1½ teaspoons (7 ml) vanilla extract',
    shopLink: 'https://shop.example/vanilla',
  })
  const ingredients = expect.arrayContaining([vanilla])
  const data = { title: 'Flat', totalTime: 30, ingredients }
  expect(message).toMatchObject({ page: { name: 'recipe', data } })
  expect(message).not.toHaveProperty('page.data.cuisine')
})

test('a review without a count has that of the settings, and its own picture', () => {
  const file = 'content/reviews/6-edgemoor-8-inch-chefs-knife.yaml'
  const { reviewCount, ...values } = read(file, reviewType)
  const message = previewMessage(reviewType, values, file, site)
  expect(message).toMatchObject({ page: { name: 'review', data: { reviewCount: 89, picture } } })
})

test('a post is shown with the cards in its text', () => {
  const message = previewMessage(postType, read(CUTS, postType), CUTS, site)
  expect(message).toMatchObject({ page: { name: 'post', data: { cards: { reviews: [knife] } } } })
})

test('a mistake in a text is shown with its line, over the page with its last good text', () => {
  const values = read(CUTS, postType)
  const content = String(values.content).replace('## The slice', '<Foo />\n\n## The slice')
  const { shown, page } = previewMessage(postType, values, CUTS, site)
  expect(previewMessage(postType, { ...values, content }, CUTS, site, shown)).toMatchObject({
    unfilled: [],
    mistakes: [{ label: 'Content', line: '<Foo />', message: '<Foo> is not allowed in the text.' }],
    page,
  })
})

test('a document that has only begun has a page with placeholders, and a list of what is missing', () => {
  const filed = resolveVocabularies(recipeType, new Map([['recipes.category', ['Breakfast']]]))
  const begun = previewMessage(filed, { id: 54, title: 'Tart', draft: true }, undefined, site)
  expect(begun.mistakes).toEqual([])
  expect(begun.unfilled).toEqual(expect.arrayContaining(['Category', 'Ingredients']))
  expect(begun.page).toMatchObject({
    data: {
      title: 'Tart',
      category: 'To be written.',
      description: 'To be written.',
      unfinished: { prepTime: 'To be written.', servings: 'To be written.' },
    },
  })
  for (const type of [reviewType, postType, collectionType])
    expect(previewMessage(type, { id: 54, draft: true }, 'x/a-b.mdx', site)).toHaveProperty('page')
})

test('what an import has said of a field stands beside the page until the field is written', () => {
  const text = `# Left out: A note of the source: Enjoy.

id: 54
title: Tart
# Not found in the source: Look there, else measure or ask.
prepTime:
draft: true
nutrition:
  # Not found in the source: Look there, else measure or ask.
  fat:
`
  const values = fileFormat(recipeType).fromFile(text)
  const left = { text: 'Left out: A note of the source: Enjoy.', labels: ['The recipe'] }
  const missing = 'Not found in the source: Look there, else measure or ask.'
  expect(previewMessage(recipeType, values, 'x.yaml', site).notes).toEqual([
    left,
    { text: missing, labels: ['Minutes of work', 'Nutrition › Fat'] },
  ])
  const written = { ...values, prepTime: 20 }
  expect(previewMessage(recipeType, written, 'x.yaml', site).notes).toEqual([
    left,
    { text: missing, labels: ['Nutrition › Fat'] },
  ])
})

test('mistakes call fields as the form does, and empty fields are listed apart', () => {
  const { [ORIGINAL]: _text, ...values } = read(PANCAKES, recipeType)
  const entered = {
    ...values,
    title: '',
    publishAt: '2027-02-01',
    expireAt: '2027-01-01',
    rating: 'good',
    nutrition: { ...Object(values.nutrition), calories: 'many' },
    ingredients: [{ __sc_item_id: 'a', text: '2 cups flour', affiliateKeyword: 'x'.repeat(41) }],
    instructions: [],
  }
  const { unfilled, mistakes } = previewMessage(recipeType, entered, undefined, site)
  expect(unfilled).toEqual(['Title', 'Instructions'])
  expect(mistakes.map(({ label, message, advice }) => `${label}: ${message} ${advice}`)).toEqual([
    expect.stringMatching(/^Rating: “Rating” must be .* Write for example “4.8”\.$/),
    expect.stringMatching(/^Disappears on: “Disappears on” .*“Appears on”/),
    expect.stringMatching(/^Ingredients 1 › Shop keyword: /),
    expect.stringMatching(/^Nutrition › Calories: “Nutrition › Calories” must be .*“420 kcal”\.$/),
  ])
})

test('a warning, which may be meant as it is, stands beside the page', () => {
  const { allergens, ...values } = read(PANCAKES, recipeType)
  values.title = 'Pancakes '.repeat(8)
  expect(previewMessage(recipeType, values, PANCAKES, site)).toMatchObject({
    page: { name: 'recipe' },
    warnings: [{ label: 'Title' }, { message: expect.stringContaining('hold milk, eggs, wheat') }],
  })
})
