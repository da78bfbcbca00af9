import { expect, test } from 'vitest'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { findDifferences } from './differences.ts'

const BASE = `# Sunday
id: 7
title: Pancakes # tall
cookTime: 20
servings: 4
nutrition:
  calories: 600 kcal
  fat: 22g
ingredients:
  - text: flour
  - text: salt
  - text: milk
`
const recipe = (mine: string, theirs: string) =>
  findDifferences(recipeType, { base: BASE, mine, theirs })

test('what only one has changed is proposed, and what both have changed is asked', () => {
  const mine = BASE.replace('Pancakes', 'Mine').replace('servings: 4', 'servings: 5')
  const theirs = BASE.replace('Pancakes', 'Theirs').replace('cookTime: 20\n', '')
  expect(recipe(mine, theirs)).toEqual([
    { name: 'title', values: { mine: 'Mine', theirs: 'Theirs' }, proposed: undefined },
    { name: 'cookTime', values: { mine: 20, theirs: undefined }, proposed: 'theirs' },
    { name: 'servings', values: { mine: 5, theirs: 4 }, proposed: 'mine' },
  ])
})

test('texts that differ in their spelling alone have no differences', () => {
  expect(recipe(BASE, BASE.replace('title: Pancakes', 'title: "Pancakes"'))).toEqual([])
})

test('when both changed parts of a list and of a group, the result has the changes of both', () => {
  const mine = `${BASE.replace('text: salt', 'text: sugar').replace('600', '610')}  - text: eggs\n`
  const theirs = BASE.replace('  - text: flour\n', '  - text: oats\n').replace('22g', '20g')
  const [ingredients, nutrition] = recipe(mine, theirs)
  const texts = ['oats', 'sugar', 'milk', 'eggs'].map((text) => ({ text }))
  expect([ingredients?.proposed, ingredients?.values.both]).toEqual(['both', texts])
  expect(nutrition?.values.both).toEqual({ calories: '610 kcal', fat: '20g' })
})

const change = ([before = '', after = '']: string[]) => BASE.replace(before, after)

test.each([
  ['a line that both have changed', ['flour', 'flour, 1 cup'], ['flour', 'flour, 2 cups']],
  [
    'an order that the other does not have',
    ['salt\n  - text: milk', 'milk\n  - text: salt'],
    ['milk', 'milk\n  - text: eggs'],
  ],
  ['a part of a group that one has taken out', ['\n  fat: 22g', ''], ['600', '610']],
])('%s has to be chosen', (_what, mine, theirs) => {
  const [difference] = recipe(change(mine), change(theirs))
  expect(difference?.values).toHaveProperty('both')
  expect(difference?.proposed).toBeUndefined()
})

test('when both changed a text of several paragraphs, the result has the paragraphs of both', () => {
  const base = '---\nid: 3\n---\n\nOne.\n\nTwo.\n\nThree.\n'
  const [mine, theirs] = [base.replace('One', 'Mine'), base.replace('Three', 'Theirs')]
  const [difference] = findDifferences(postType, { base, mine, theirs })
  expect(difference?.values.both).toBe('Mine.\n\nTwo.\n\nTheirs.')
})
