import { expect, test } from 'vitest'
import { isOfTopic, recipeTopics, topicLinks, type TopicWords } from './recipeTopics.ts'
import { topicTitle } from './topicTitle.ts'

const CURRY = { category: 'Dinner', cuisine: 'Indian', course: 'main', diet: ['vegan'] }
const TART: TopicWords = { category: 'Desserts', cuisine: 'Indian', course: 'dessert' }
const RECIPES = [CURRY, CURRY, { ...CURRY, cuisine: 'Thai' }, TART, TART, TART]

test('three recipes with a word in common have a page, two have none', () => {
  const topics = [...recipeTopics(RECIPES)]
  expect(topics.map(([path, topic]) => [path, topicTitle(topic), topic.recipes.length])).toEqual([
    ['/recipes/category/dinner', 'Dinner', 3],
    ['/recipes/category/desserts', 'Desserts', 3],
    ['/recipes/cuisine/indian', 'Indian recipes', 5],
    // The course “dessert” has no topic, since the category Desserts has a page.
    ['/recipes/course/main', 'Main dishes', 3],
    ['/recipes/diet/vegan', 'Vegan recipes', 3],
  ])
})

test('words with one address share its page, under the first of them', () => {
  const hyphen = { ...CURRY, cuisine: 'Tex-Mex' }
  const space = { ...CURRY, cuisine: 'Tex Mex' }
  const topic = recipeTopics([hyphen, space, hyphen]).get('/recipes/cuisine/tex-mex')
  expect(topic).toMatchObject({ word: 'Tex-Mex', recipes: [hyphen, space, hyphen] })
  expect(topic && isOfTopic(topic, 'Tex Mex')).toBe(true)
})

test('a word that has no address has no page', () => {
  const curry = { ...CURRY, cuisine: '和食' }
  const topics = [...recipeTopics([curry, curry, curry]).keys()]
  expect(topics).not.toContain('/recipes/cuisine/')
})

test('a recipe links to the pages that there are', () => {
  expect(topicLinks({ ...CURRY, cuisine: 'Thai' }, recipeTopics(RECIPES))).toEqual({
    Dinner: '/recipes/category/dinner',
    main: '/recipes/course/main',
    vegan: '/recipes/diet/vegan',
  })
})
