import { expect, test } from 'vitest'
import type { BodyElement } from '../body.ts'
import { posts, recipes, reviews } from '../documents.ts'
import { readPageData } from '../pageData.ts'
import { readSearchable, textsIn } from './searchable.ts'

test('a document reads the same from its file and from the data of its page', () => {
  for (const recipe of recipes) {
    const data = readPageData('recipe', { id: String(recipe.id) })
    expect(data && readSearchable.recipes(data)).toEqual(readSearchable.recipes(recipe))
  }
  for (const review of reviews) {
    const data = readPageData('review', { id: String(review.id) })
    expect(data && readSearchable.reviews(data)).toEqual(readSearchable.reviews(review))
  }
  for (const post of posts) {
    const data = readPageData('post', { id: String(post.id) })
    expect(data && readSearchable.posts(data)).toEqual(readSearchable.posts(post))
  }
})

const LINK: BodyElement = { tag: 'a', props: { href: '/recipes/1' }, children: ['salmon'] }
const picture = { name: 'posts-1', color: '#cccccc', share: '0a1b2c3d' }

test('a post is searched paragraph by paragraph and entry by entry, without its cards', () => {
  const post = readSearchable.posts({
    title: 'A post',
    category: 'Vegan',
    excerpt: 'What it says.',
    imageDesc: 'A table',
    picture,
    tips: [['Cut ', { tag: 'em', children: ['thin'] }]],
    content: [
      { tag: 'p', children: ['Take ', LINK, ' and salt.'] },
      { tag: 'RecipeCard', props: { id: 4 } },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One'] },
          { tag: 'li', children: [{ tag: 'p', children: ['Two'] }] },
        ],
      },
      {
        tag: 'Tip',
        children: [
          { tag: 'p', children: ['Rest it.'] },
          { tag: 'p', children: ['Cut it.'] },
        ],
      },
    ],
  })
  expect(post.text).toEqual(['Take salmon and salt.', 'One', 'Two', 'Rest it.', 'Cut it.'])
  expect(post.points).toEqual(['Cut thin'])
  expect(textsIn(post, 'topics')).toEqual(['Vegan', 'blog post'])
  expect(textsIn(post, 'summary')).toEqual(['What it says.'])
})

test('a recipe is found by its course, by its labels and keywords and by what its notes say', () => {
  const [recipe] = recipes
  if (!recipe) throw new Error('There is no recipe.')
  const notes = { storage: 'Two days.' }
  const { topics, text } = readSearchable.recipes({
    ...recipe,
    course: 'side',
    diet: ['vegan'],
    keywords: ['potluck'],
    notes,
  })
  expect(topics).toEqual(expect.arrayContaining(['side', 'vegan', 'potluck']))
  expect(text.at(-1)).toBe('Two days.')
})
