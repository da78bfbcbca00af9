import { expect, test } from 'vitest'
import { buildFinder, type Findable } from './buildFinder.ts'

const PLAIN: Findable = {
  prepTime: 5,
  cookTime: 10,
  rating: 4.8,
  date: '1970-01-03T00:00:00.000Z',
  mainIngredients: [],
  foods: [],
}

test('each name is sent once, in the order of the alphabet, and stands for itself by its place', () => {
  const { facets, foods } = buildFinder([
    { ...PLAIN, diet: ['vegan', 'gluten-free'], foods: [['rice'], ['jalapeño', 'apple']] },
    { ...PLAIN, diet: ['vegan'], cuisine: 'Thai', foods: [['rice']] },
  ])
  expect(facets.diet).toEqual({ names: ['gluten-free', 'vegan'], perRecipe: [[1, 0], [1]] })
  expect(facets.cuisine).toEqual({ names: ['Thai'], perRecipe: [[], [0]] })
  expect(foods).toEqual({ names: ['apple', 'jalapeño', 'rice'], perRecipe: [[2, [1, 0]], [2]] })
})
