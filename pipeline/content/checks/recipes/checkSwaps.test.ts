import { expect, test } from 'vitest'
import { checkWith, goodRecipe } from '../../../../tests/content/goodContent.ts'

/** The rules that a swap without bread breaks, if it also replaces words of a step. */
function rulesWithout(words: object) {
  const swaps = [{ makes: 'gluten-free', replace: [{ what: 'bread' }, words] }]
  return checkWith({ 'recipes/1.yaml': goodRecipe({ swaps }) }).problems.map(({ rule }) => rule)
}

test('a step may stay silent of a line that a swap leaves out, once its words are swapped', () => {
  const toast = 'Toast the bread for 5 minutes.'
  expect(rulesWithout({ step: 1, what: toast, with: 'Heat a pan for 5 minutes.' })).toEqual([])
  expect(rulesWithout({ step: 1, what: 'Toast', with: 'Warm' })).toEqual(['unswapped-step'])
})
