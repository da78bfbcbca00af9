import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { formatProblem } from '../../report/problem.ts'
import { checkWith, GOOD } from '../../../../tests/content/goodContent.ts'

/** The good recipe, whose nutrients give 245 kcal, with other calories and another ingredient. */
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
  return checkWith({ 'recipes/1.yaml': recipe }).problems.map(formatProblem)
}

test.each([205, 245, 306])('%i kcal are near enough', (calories) => {
  expect(reported(calories)).toEqual([])
})

test.each([0, 204, 307])('%i kcal are not', (calories) => {
  expect(reported(calories)).toHaveLength(1)
})

test('alcohol explains energy that no nutrient gives, but none that is missing', () => {
  expect(reported(500, '1 cup (240 ml) red wine')).toEqual([])
  expect(reported(100, '1 cup (240 ml) red wine')).toHaveLength(1)
  expect(reported(500, '1 spoon red wine vinegar')).toHaveLength(1)
})
