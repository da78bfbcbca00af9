import { expect, test } from 'vitest'
import { mainIngredients } from './mainIngredients.ts'

function mainOf(servings: number, ...lines: string[]): string[] {
  return mainIngredients({ servings, ingredients: lines.map((text) => ({ text })) })
}

test.each([
  ['2 pounds chicken thighs', ['chicken']],
  ['1 cup chicken broth', []],
  ['4 salmon fillets', ['fish']],
  ['4 anchovy fillets', []],
  ['2 tablespoons fish sauce', []],
  ['8 ounces green beans', []],
  ['1 can chickpeas', ['beans']],
  ['1 pound penne', ['pasta']],
  ['6 ounces rice noodles', ['noodles']],
  ['2 tablespoons rice vinegar', []],
  ['1 zorblax', []],
])('a dish with “%s” is made of %j', (line, main) => {
  expect(mainOf(4, line)).toEqual(main)
})

test('a dish can be made of several, each named once', () => {
  expect(mainOf(4, '1 pound ground beef', '1 cup rice', '½ pound steak')).toEqual(['beef', 'rice'])
})

test('eggs make a dish when everyone gets one', () => {
  expect(mainOf(4, '4 large eggs')).toEqual(['eggs'])
  expect(mainOf(4, '3 large eggs')).toEqual([])
})
