import { expect, test } from 'vitest'
import { formatProblem } from '../../report/problem.ts'
import { checkWith, GOOD } from '../../../../tests/content/goodContent.ts'
import { energyOf } from './nutritionSum.ts'

test('energy is what the nutrients give', () => {
  expect(energyOf(20, 40, 20)).toBe(420)
})

/** The warnings about the good recipe, whose nutrients give 245 kcal, with other calories. */
function reported(calories: number, ingredient = '1 ripe tomato'): string[] {
  const recipe = GOOD['recipes/1.yaml']
    .replace('240 kcal', `${calories} kcal`)
    .replace('1 ripe tomato', ingredient)
    .replace('; tomato@10*3', '')
    .replace('Rub it with', `Rub it with ${ingredient},`)
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
