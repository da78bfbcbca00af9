import { expect, test } from 'vitest'
import { groupIngredients, groupSteps } from './recipeGroups.ts'

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
