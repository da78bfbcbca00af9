/** Lines as the build reads them. */
import { expect, test } from 'vitest'
import { ingredientAmounts } from '../../pipeline/cooking/ingredients/ingredientAmounts.ts'
import { shoppingFood } from '../../pipeline/cooking/ingredients/shoppingFood.ts'
import { compareForDisplay, amountsInMeasuresOf, type Portion, readPortions } from './portions.ts'

function portionsOf(...lines: readonly string[]): Portion[] {
  return lines.flatMap((line) => {
    const cooking = { amounts: ingredientAmounts(line), ...shoppingFood(line) }
    return readPortions({ line, cooking, factor: 1 })
  })
}

test.each([
  ['1 cup (120 g) flour', '60 g flour', [118, 60]],
  ['100 g flour', '1 cup (120 g) flour', [120]],
  ['2 eggs', '3 large eggs', [3]],
  ['One 15-ounce (425 g) can beans', '850 g canned beans', [2]],
  ['1 cup walnuts', '100 g walnuts', undefined],
  ['1 head garlic', '4 garlic cloves', undefined],
  ['One 15-ounce can corn', 'One 28-ounce can corn', undefined],
  ['One 15-ounce (425 g) can corn', 'One 28-ounce (800 g) can corn', undefined],
  ['One 28-ounce (794 g) can corn', 'One 28-ounce (800 g) can corn', [1]],
])('in the measures of “%s”, “%s” is %j', (one, other, amounts) => {
  const [shown, added] = portionsOf(one, other)
  const converted = shown && added && amountsInMeasuresOf(shown, added)
  expect(converted?.map(Math.round)).toEqual(amounts)
})

test('what is asked for “plus” is a portion of its own', () => {
  const portions = portionsOf('½ cup (113 g) butter, plus 1 tablespoon (14 g) for the pan')
  expect(portions.map(({ sums }) => sums.map(({ amount }) => Math.round(amount)))).toEqual([
    [118, 113],
    [15, 14],
  ])
})

test('the words of packages with a size in front show a sum best, those of weights least', () => {
  const lines = ['200 g corn', '2 cans corn', '1 can corn, 15 ounces each', 'One 15-ounce can corn']
  const sorted = portionsOf(...lines).toSorted(compareForDisplay)
  expect(sorted.map(({ line }) => line)[0]).toBe('One 15-ounce can corn')
  expect(sorted.map(({ line }) => line).at(-1)).toBe('200 g corn')
})
