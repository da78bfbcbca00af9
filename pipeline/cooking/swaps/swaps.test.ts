import { expect, test } from 'vitest'
import { describeSwaps } from './describeSwaps.ts'

const SOUP = {
  ingredients: ['2 onions', '1 cup (240 ml) chicken broth', '1 tablespoon butter', '¼ cup cream'],
  instructions: [
    'For the soup:',
    'Boil the onions in the broth.',
    'Stir in the butter.',
    'Add the cream.',
  ],
  allergens: ['milk', 'sesame'],
}

function swapped(...replace: { what: string; with?: string; step?: number }[]) {
  const [recipe] = describeSwaps({ ...SOUP, swaps: [{ makes: 'vegan', replace }] }, 'en')
  return recipe
}

test('a swap replaces lines by their words or number, and words of steps by their number', () => {
  const recipe = swapped(
    { what: 'Butter', with: '1 tablespoon olive oil' },
    { what: '4', with: '¼ cup coconut cream' },
    { step: 2, what: 'butter', with: 'olive oil' },
  )
  expect(recipe?.ingredients).toEqual([
    ...SOUP.ingredients.slice(0, 2),
    '1 tablespoon olive oil',
    '¼ cup coconut cream',
  ])
  expect(recipe?.instructions[2]).toBe('Stir in the olive oil.')
  expect(recipe?.cooking.steps.map(({ uses }) => uses)).toEqual([[0, 1], [2], [3]])
  expect(recipe?.cooking.ingredients[2]?.food).toBe('olive oil')
})

test('words of two lines, of none or of another step change nothing', () => {
  const recipe = swapped(
    { what: 'cup', with: '2 lemons' },
    { what: 'leeks', with: '2 lemons' },
    { step: 1, what: 'butter', with: 'olive oil' },
    { what: '', with: '2 lemons' },
  )
  expect(recipe).toMatchObject({ ingredients: SOUP.ingredients, instructions: SOUP.instructions })
})

test('a line without a substitute is left out, and no step uses it', () => {
  const recipe = swapped(
    { what: 'butter' },
    { step: 2, what: 'Stir in the butter.', with: 'Stir.' },
    { what: 'cream', with: '¼ cup soy cream' },
  )
  expect(recipe?.ingredients).toEqual([...SOUP.ingredients.slice(0, 2), '', '¼ cup soy cream'])
  expect(recipe?.cooking.ingredients[2]?.food).toBe('')
  expect(recipe?.cooking.steps.map(({ uses }) => uses)).toEqual([[0, 1], [], [3]])
  expect(recipe?.allergens).toEqual(['soy', 'sesame'])
})

const BROTH = { what: 'broth', with: '1 cup (240 ml) vegetable broth' }
const BUTTER = { what: 'butter', with: '1 tablespoon peanut oil' }
const CREAM = { what: 'cream', with: '¼ cup soy cream' }

test.each([
  [[BROTH], ['vegetarian', 'gluten-free', 'nut-free'], ['milk', 'sesame']],
  [[BUTTER], ['gluten-free'], ['milk', 'peanuts', 'sesame']],
  [
    [BUTTER, CREAM],
    ['gluten-free', 'dairy-free'],
    ['peanuts', 'soy', 'sesame'],
  ],
])('labels follow the lines of %j', (replace, diet, allergens) => {
  expect(swapped(...replace)).toMatchObject({ diet, allergens })
})

function allergensWithoutButter(ingredients: string[], inner: string[][] = []) {
  const swaps = [{ makes: 'vegan', replace: [{ what: 'butter', with: '1 tablespoon oil' }] }]
  const [recipe] = describeSwaps({ ...SOUP, ingredients, inner, swaps }, 'en')
  return recipe?.allergens
}

const BUTTERED = ['1 tablespoon butter', '1 pound pizza dough']

test.each([
  [['1 tablespoon butter'], [], ['sesame']],
  [['1 tablespoon butter', '1 ounce dark chocolate'], [], ['milk', 'sesame']],
  [BUTTERED, [[], ['1 cup milk']], ['milk', 'wheat', 'sesame']],
  [BUTTERED, [['1 cup milk'], []], ['wheat', 'sesame']],
])('lines that stay, %j, and the recipes that make them, %j, keep %j', (lines, inner, left) => {
  expect(allergensWithoutButter(lines, inner)).toEqual(left)
})
