// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, textsOf } from '../../../tests/support/show.tsx'
import { readPageData } from '../../content/prerender/pageData.ts'
import { EquipmentList } from './EquipmentList.tsx'
import { IngredientList } from './IngredientList.tsx'
import { Allergens, NutritionFacts } from './NutritionFacts.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import { RecipeHead, RecipeLabels } from './RecipeHead.tsx'
import { RecipeNotes } from './RecipeNotes.tsx'
import { RecipeSteps } from './RecipeSteps.tsx'

const recipe = readPageData('recipe', { id: '7' })
if (!recipe) throw new Error('There is no recipe 7.')

test.each([
  [{ rating: 4.9 }, '4.9 out of 5'],
  [{ updated: '2025-11-02' }, 'Updated November 2, 2025'],
  [{ updateNote: 'Less salt.' }, 'What changed: Less salt.'],
])('with %j, a recipe says “%s”, and else no such thing', (fields, words) => {
  const bare = { ...recipe, rating: undefined, updated: undefined, updateNote: undefined }
  const { showAgain } = show(<RecipeHead recipe={bare} />)
  expect(document.body.textContent).not.toContain(words.slice(-8))
  showAgain(<RecipeHead recipe={{ ...bare, ...fields }} />)
  expect(document.body.textContent).toContain(words)
})

const LABELS = { diet: ['vegan' as const, 'gluten-free' as const], keywords: ['weeknight'] }

// A course that the category already names is omitted.
const READ = {
  'Side, Easy, Vegan, Gluten-free, weeknight': (
    <RecipeLabels category="Dinner" course="side" difficulty="easy" topics={{}} {...LABELS} />
  ),
  Hard: <RecipeLabels category="Desserts" course="dessert" difficulty="hard" topics={{}} />,
  'Contains milk, eggs, and tree nuts.': <Allergens allergenList="milk, eggs, and tree nuts" />,
}

test.each(Object.entries(READ))('labels and allergens are read as “%s”', (words, part) => {
  show(part)
  expect(screen.getByRole('paragraph').textContent).toBe(words)
})

test('a recipe shows no part that its file leaves out', () => {
  show([
    <RecipeLabels key="labels" category="Lunch" topics={{}} />,
    <Allergens key="allergens" />,
    <EquipmentList key="equipment" equipment={undefined} />,
    <RecipeNotes key="notes" notes={undefined} />,
    <NutritionFacts key="nutrition" />,
    <RecipeFacts key="facts" shownServings={4} {...FACTS} nutrition={undefined} />,
  ])
  expect(screen.queryByRole('paragraph')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText('Calories')).toBeNull()
})

test('each note has a label', () => {
  show(<RecipeNotes notes={{ makeAhead: 'The day before.', serveWith: 'Rice.' }} />)
  const region = screen.getByRole('region', { name: 'Notes' })
  expect(region.textContent).toBe('NotesMake aheadThe day before.Serve withRice.')
  expect(screen.getAllByRole('term')).toHaveLength(2)
})

test('amounts stand apart from their units, whether written so or not', () => {
  const nutrition = { calories: '485 kcal', protein: '33g', carbs: '4.5g', fat: '12 g' }
  show(<NutritionFacts nutrition={nutrition} />)
  expect(textsOf('definition')).toEqual(['485 kcal', '33\u00A0g', '4.5\u00A0g', '12 g'])
})

test.each([
  [[], 'Estimated from the amounts of the ingredients.'],
  [
    ['pandan leaf', 'Salt'],
    'Estimated from the amounts of the ingredients. Not counted: pandan leaf, Salt.',
  ],
])('counted nutrition says so, and names what was not counted: %j', (uncounted, sentence) => {
  show(<NutritionFacts nutrition={{ calories: '320 kcal' }} uncounted={uncounted} />)
  expect(screen.getByText(sentence)).toBeDefined()
})

test('each tool has its line, and a link where such a product is reviewed', () => {
  const reviewed = { id: 10, productName: 'Ironbrook Skillet' }
  const sieve = { text: 'A sieve', reviewed: undefined }
  show(<EquipmentList equipment={[{ text: 'A skillet', reviewed }, sieve, sieve]} />)
  expect(textsOf('listitem')).toEqual(['A skilletReview: Ironbrook Skillet', 'A sieve', 'A sieve'])
  const link = screen.getByRole('link', { name: 'Review: Ironbrook Skillet' })
  expect(link.getAttribute('href')).toBe('/reviews/10')
})

const PLAIN = { group: undefined, affiliateKeyword: undefined, shopLink: undefined }
const FLOUR = { ...PLAIN, text: '2 cups flour' }
const SALT = { ...PLAIN, text: '1 tsp salt' }

test('each ingredient has its line, and a paid link that names its product where there is a shop', () => {
  const shop = { affiliateKeyword: 'sea salt', shopLink: 'https://shop.example/salt' }
  const tea = { ...PLAIN, text: '1 cup tea', affiliateKeyword: 'black tea' }
  show(<IngredientList ingredients={[FLOUR, { ...SALT, ...shop }, tea]} />)
  expect(textsOf('listitem')).toEqual([
    '2 cups flour',
    expect.stringMatching(/^1 tsp salt \(Shop\)/),
    '1 cup tea',
  ])
  const link = screen.getByRole('link', { name: 'Shop sea salt (paid link, opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://shop.example/salt')
  expect(screen.getAllByRole('listitem')[1]?.contains(link)).toBe(true)
})

test('a group stands below its heading, and what comes before has none', () => {
  const tea = { ...PLAIN, text: '1 cup tea', group: 'For the sauce' }
  show(<IngredientList ingredients={[FLOUR, tea, SALT, { ...SALT }]} />)
  expect(textsOf('list')).toEqual(['2 cups flour', '1 cup tea1 tsp salt1 tsp salt'])
  const heading = screen.getByRole('heading', { level: 3, name: 'For the sauce' })
  const [before, below] = screen.getAllByRole('list')
  expect(heading.previousElementSibling).toBe(before)
  expect(heading.nextElementSibling).toBe(below)
})

test('an ingredient that a swap leaves out is not listed', () => {
  show(<IngredientList ingredients={[FLOUR, { ...PLAIN, text: '' }, SALT]} />)
  expect(textsOf('listitem')).toEqual(['2 cups flour', '1 tsp salt'])
})

const CUSTARD = { index: 0, id: 9, title: 'Custard', minutes: 150, lines: [] }

test('an ingredient leads to the recipe that makes it, and the facts say what that takes', () => {
  const custard = { ...PLAIN, text: '1 cup custard', madeBy: CUSTARD }
  show(<IngredientList ingredients={[custard, SALT]} />)
  const link = screen.getByRole('link', { name: 'Custard' })
  expect(link.getAttribute('href')).toBe('/recipes/9')
  show(<RecipeFacts {...FACTS} ingredients={[custard, custard]} shownServings={4} />)
  expect(textsOf('definition')).toContain('plus 2 h 30 min')
  expect(screen.getAllByText('plus 2 h 30 min')).toHaveLength(1)
})

const NUTRITION = { calories: '320 kcal', protein: '9 g', carbs: '40 g', fat: '12 g' }
const TIMES = { prepTime: 15, cookTime: 10, restTime: undefined, restKind: undefined }
const FACTS = { ...recipe, ...TIMES, servings: 4, yield: undefined, nutrition: NUTRITION }
const WORDS = 'To be written.'

test.each([
  ['a time of 0', { prepTime: 0 }, ['Prep0 min', 'Cook10 min']],
  ['long times in hours too', { cookTime: 150 }, ['Prep15 min', 'Cook150 min(2 h 30 min)']],
  ['servings and calories', {}, ['Servings4', 'Calories320 kcal']],
  ['what a serving costs', { cost: '$1.35' }, ['Servings4($1.35 a serving)']],
  [
    'what a serving costs behind what it makes',
    { yield: '12 rolls', cost: '$1.35' },
    ['Servings4(12 rolls, $1.35 a serving)'],
  ],
  [
    'what it makes',
    { servings: 12, shownServings: 12, yield: '24 cookies' },
    ['Servings12(24 cookies)'],
  ],
  [
    'a rest by its name',
    { restTime: 240, restKind: 'chilling' as const },
    ['Prep15 min', 'Cook10 min', 'Chilling240 min(4 h)', 'Servings4', 'Calories320 kcal'],
  ],
  ['a rest without a name', { restTime: 240 }, ['Resting240 min(4 h)']],
  [
    'what is still to be written',
    { cookTime: 5, unfinished: { prepTime: WORDS, servings: WORDS } },
    [`Prep${WORDS}`, 'Cook5 min', `Servings${WORDS}`, 'Calories320 kcal'],
  ],
])('tiles show %s', (_what, facts, expected) => {
  show(<RecipeFacts shownServings={4} {...FACTS} {...facts} />)
  const tiles = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(tiles.filter((tile) => tile && expected.includes(tile))).toEqual(expected)
  expect(tiles).toHaveLength('restTime' in facts ? 5 : 4)
})

const STEPS = ['Boil water.', 'Add pasta.', 'Stir.', 'Stir.', 'Serve.']

function showSteps(steps: string[]) {
  show(<RecipeSteps steps={steps} ad={null} renderStep={(text) => text} />)
  return screen.getAllByRole('listitem')
}

test('the steps are in their order, each with the id that links lead to', () => {
  const steps = showSteps(STEPS)
  expect(steps.map((step) => within(step).getAllByRole('paragraph')[0]?.textContent)).toEqual(STEPS)
  expect(steps.map(({ id }) => id)).toEqual(['step-1', 'step-2', 'step-3', 'step-4', 'step-5'])
})

const GROUPED = [
  'For the sauce:',
  'Boil.',
  'Stir.',
  'For the pasta:',
  'Drain.',
  'Serve.',
  'To serve:',
]

test('below headings the numbers run on, and a heading without steps is left out', () => {
  const items = showSteps(GROUPED)
  expect(textsOf('heading')).toEqual(['For the sauce', 'For the pasta'])
  const lists = screen.getAllByRole('list')
  expect(lists.map((list) => list.getAttribute('start'))).toEqual([null, '3'])
  expect(items.map(({ id }) => id)).toEqual(['step-1', 'step-2', 'step-3', 'step-4'])
})

test('a picture of a step is shown below it, in words for those who cannot see it', () => {
  const picture = { name: 'recipes-7-text-1f2e3d4c5b', color: '#123456' }
  const pictures = [{ step: 2, imageDesc: 'Pasta under boiling water.', picture }]
  const steps = ['First:', 'Boil water.', 'Add pasta.']
  show(<RecipeSteps {...{ steps, pictures }} ad={null} renderStep={(text) => text} />)
  const [, pasta] = screen.getAllByRole('listitem')
  const image = within(pasta ?? document.body).getByAltText('Pasta under boiling water.')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(screen.getAllByRole('img')).toEqual([image])
})
