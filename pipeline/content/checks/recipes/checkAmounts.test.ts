import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { recipeType } from '../../../../src/content/schema/recipe.ts'
import { readDocument } from '../../read/readDocument.ts'
import { reportInto, formatProblem, type ContentProblem } from '../../../problems/problem.ts'
import { checkLikelyAmounts } from './checkAmounts.ts'
import { checkWith, GOOD } from '../../../../tests/content/goodContent.ts'

function warnings(text: string, servings = 4): string[] {
  const source = JSON.stringify({ servings, ingredients: [{ text }] })
  const document = readDocument('r', Buffer.from(source), recipeType)
  const problems: ContentProblem[] = []
  checkLikelyAmounts(document, reportInto(problems, 'r'))
  return problems.map(formatProblem)
}

test.each([
  ['200 large eggs', '50'],
  ['5 cups fine salt', '296 ml'],
  ['2 pounds kosher salt', '227 g'],
  ['40 pounds (18 kg) beef chuck', '4536 g'],
  ['60 quarts chicken broth', '14195 ml'],
  ['800 cans chickpeas', '200'],
])('%s for four servings is warned of', (text, each) => {
  expect(warnings(text)).toEqual([
    `r:1:38  Warning: “${text}” is ${each} for each of 4 servings.  Correct the amount, or “servings”.  [unlikely-amount]`,
  ])
})

test.each([
  '1 cup kosher salt, for the brine',
  '40 cloves garlic',
  '6 quarts water',
  '2 quarts vegetable oil, for frying',
  '16 cups baby spinach',
  '10 tablespoons (142 g) salted butter',
  'Salt, to taste',
])('nothing is said of %s for four servings', (text) => {
  expect(warnings(text)).toEqual([])
})

test('an amount that is much for four may be right for more servings', () => {
  expect(warnings('200 large eggs', 10)).toEqual([])
})

/** The nutrients of the good recipe give 245 kcal. */
function recipeWith(calories: number, ingredient: string): string {
  const { nutrition, instructions, ...recipe } = parse(GOOD['recipes/1.yaml'])
  return stringify({
    ...recipe,
    ingredients: [...recipe.ingredients, { text: ingredient }],
    instructions: [...instructions, `Add ${ingredient}.`],
    nutrition: { ...nutrition, calories: `${calories} kcal` },
  })
}

function reported(calories: number, ingredient = '1 onion'): string[] {
  const recipe = recipeWith(calories, ingredient)
  const { problems } = checkWith({ 'recipes/1.yaml': recipe })
  return problems.filter(({ rule }) => rule === 'nutrition-sum').map(formatProblem)
}

test('calories are too far from what the nutrients give by more than 40, and a fifth', () => {
  const told = [0, 204, 205, 245, 306, 307].filter((calories) => reported(calories).length > 0)
  expect(told).toEqual([0, 204, 307])
})

test('alcohol explains energy that no nutrient gives, but none that is missing', () => {
  expect(reported(500, '1 cup (240 ml) red wine')).toEqual([])
  expect(reported(100, '1 cup (240 ml) red wine')).toHaveLength(1)
  expect(reported(500, '1 spoon red wine vinegar')).toHaveLength(1)
})
