import { expect, test } from 'vitest'
import { readPageData } from '../content/pageData.ts'
import { recipeNode } from './recipeNode.ts'

function nodeOf(id: string) {
  const recipe = readPageData('recipe', { id })
  if (recipe === null) throw new Error(`There is no recipe ${id}.`)
  return { recipe, node: recipeNode(recipe) }
}

test('a recipe states its times as a pair and, with its rest, their sum, also when nothing is cooked', () => {
  const { node } = nodeOf('14')
  expect(node.prepTime).toBe('PT10M')
  expect(node.cookTime).toBe('PT0M')
  expect(node.totalTime).toBe('PT490M')
})

test('it states its yield as a plain number, its nutrition and its ingredients', () => {
  const { recipe, node } = nodeOf('14')
  const { yield: _makes, diet: _diet, ...plain } = recipe
  expect(recipeNode(plain).recipeYield).toBe('2')
  expect(recipeNode({ ...plain, yield: 'two jars' }).recipeYield).toEqual(['2', 'two jars'])
  expect(recipeNode(plain).suitableForDiet).toBeUndefined()
  expect(node.nutrition.calories).toBe(recipe.nutrition.calories)
  expect(node.recipeIngredient).toEqual(recipe.ingredients.map(({ text }) => text))
})

test('it states when it was published and, where it was corrected, when', () => {
  const { recipe, node } = nodeOf('14')
  expect(JSON.parse(JSON.stringify(node))).not.toHaveProperty('dateModified')
  expect(recipeNode({ ...recipe, updated: '2026-02-03' })).toMatchObject({
    datePublished: recipe.date,
    dateModified: '2026-02-03',
  })
})

test('each of its steps has its text, and the address where it stands in the page', () => {
  const { recipe, node } = nodeOf('14')
  expect(node.recipeInstructions).toHaveLength(recipe.instructions.length)
  expect(node.recipeInstructions[2]).toEqual({
    '@type': 'HowToStep',
    text: recipe.instructions[2],
    url: 'https://pinchwell.example/recipes/14#step-3',
  })
})

test('steps below a heading are a section, and keep the addresses of their numbers', () => {
  const { recipe } = nodeOf('14')
  const instructions = ['Soak.', 'For the top:', 'Chop.']
  const url = 'https://pinchwell.example/recipes/14'
  expect(recipeNode({ ...recipe, instructions }).recipeInstructions).toEqual([
    { '@type': 'HowToStep', text: 'Soak.', url: `${url}#step-1` },
    {
      '@type': 'HowToSection',
      name: 'For the top',
      itemListElement: [{ '@type': 'HowToStep', position: 1, text: 'Chop.', url: `${url}#step-2` }],
    },
  ])
})

test('its keywords are the dish, what comes with it, and those of its file', () => {
  const { recipe } = nodeOf('14')
  const named = recipeNode({ ...recipe, title: 'Rice with peas', keywords: ['potluck', 'spring'] })
  expect(named.keywords).toBe('Rice, peas, potluck, spring')
})

test('its author has a name and an address', () => {
  expect(nodeOf('1').node.author).toMatchObject({
    '@type': 'Organization',
    name: 'Pinchwell',
    url: 'https://pinchwell.example/',
  })
})
