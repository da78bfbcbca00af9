import { expect, test } from 'vitest'
import { toCards, firstSentence, timeWithoutRest } from './cards.ts'
import { documents } from './documents.ts'
import { type BodyNode, walkElements, textOfBody } from './body.ts'
import { groupIngredients, groupSteps } from './recipeGroups.ts'
import { formatRest, timeWithRest } from './restTime.ts'
import { contentType } from './schema/documentType.ts'
import { mdxField } from './schema/fields.ts'

test('the total time is prep and cook together, also when nothing is cooked', () => {
  expect(timeWithoutRest({ prepTime: 15, cookTime: 20 })).toBe(35)
  expect(timeWithoutRest({ prepTime: 490, cookTime: 0 })).toBe(490)
})

test('the card of a draft has no number that the draft does not say', () => {
  const [recipe] = documents.recipes
  if (!recipe) throw new Error('There is no recipe.')
  const unfinished = { prepTime: 'To be written.', servings: 'To be written.' }
  const [card, draft] = toCards('recipes', [recipe, { ...recipe, unfinished }])
  expect(card).toMatchObject({ totalTime: timeWithoutRest(recipe), servings: recipe.servings })
  expect(draft).toMatchObject({ totalTime: undefined, servings: undefined })
})

test.each([
  ['Best for bakers. Heavy, though.', 'Best for bakers.'],
  ['Best for two? Yes. More.', 'Best for two?'],
  ['Best for the 5.5 L basket. And so on.', 'Best for the 5.5 L basket.'],
  ['No full stop at all', 'No full stop at all'],
  ['Over two\nlines. Then more.', 'Over two\nlines.'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

const BODY: BodyNode[] = [
  { tag: 'p', children: ['Salt ', { tag: 'strong', children: ['early', '.'] }] },
  { tag: 'RecipeCard', props: { id: '7' } },
  'Loose text',
]

test('the plain text of a body is its text in order, without its structure', () => {
  expect(textOfBody(BODY)).toBe('Salt early.Loose text')
})

test('the elements of a body come outer ones first, in the order of the text', () => {
  expect([...walkElements(BODY)].map(({ tag }) => tag)).toEqual(['p', 'strong', 'RecipeCard'])
})

test('a list without headings is one group without a name', () => {
  const ingredients = ['Flour', 'Water'].map((text) => ({ text, group: undefined }))
  expect(groupIngredients(ingredients)).toEqual([{ name: undefined, entries: ingredients }])
  expect(groupSteps(['Mix.', 'Bake.'])).toEqual([
    {
      entries: [
        { text: 'Mix.', position: 1 },
        { text: 'Bake.', position: 2 },
      ],
    },
  ])
})

test('a group begins at the ingredient that names it and goes on to the next', () => {
  const salt = { text: 'Salt', group: undefined }
  const oil = { text: 'Oil', group: 'For the sauce' }
  const milk = { text: 'Milk', group: undefined }
  expect(groupIngredients([salt, oil, milk])).toEqual([
    { name: undefined, entries: [salt] },
    { name: 'For the sauce', entries: [oil, milk] },
  ])
})

test('the numbers of steps run on below the next heading, and headings without steps are left out', () => {
  const steps = ['For the dough:', 'Mix.', 'Rest.', 'For the icing:', 'Beat.', 'To serve:']
  expect(groupSteps(steps)).toEqual([
    {
      name: 'For the dough',
      entries: [
        { text: 'Mix.', position: 1 },
        { text: 'Rest.', position: 2 },
      ],
    },
    { name: 'For the icing', entries: [{ text: 'Beat.', position: 3 }] },
  ])
})

test.each([
  [45, 'rising', '45 min rising'],
  [119, 'cooling', '119 min cooling'],
  [240, 'chilling', '4 h chilling'],
  [135, 'marinating', '2 h 15 min marinating'],
] as const)('%i minutes of %s are “%s”', (restTime, kind, words) => {
  expect(formatRest({ restTime, restKind: kind })).toBe(words)
})

test('a rest without a name is just resting, and without a rest there are no words', () => {
  expect(formatRest({ restTime: 60 })).toBe('60 min resting')
  expect(formatRest({})).toBeUndefined()
})

test('the time with rest is the sum of all three', () => {
  expect(timeWithRest({ prepTime: 15, cookTime: 10, restTime: 240 })).toBe(265)
  expect(timeWithRest({ prepTime: 15, cookTime: 10 })).toBe(25)
})

test('a field cannot have the name that Contentlayer uses', () => {
  const fields = { body: mdxField('The text.') }
  const options = { name: 'Term', description: 'A word.', folder: 'terms', icon: 'tag', fields }
  expect(() => contentType({ ...options, extension: '.mdx' })).toThrow(
    'Term cannot have a field “body”: Contentlayer uses the name. Call it “content”.',
  )
})
