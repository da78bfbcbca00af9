import { expect, test } from 'vitest'
import type { BodyElement } from '../body.ts'
import { collections, posts, recipes, reviews } from '../prerender/documents.ts'
import { readPageData } from '../prerender/pageData.ts'
import { readSearchable } from './searchable.ts'
import { tokenize } from './tokens.ts'

test('a document reads the same from its file and from the data of its page', () => {
  const pages = [
    ...recipes.map((own) => ['recipes', own, readPageData('recipe', { id: `${own.id}` })] as const),
    ...reviews.map((own) => ['reviews', own, readPageData('review', { id: `${own.id}` })] as const),
    ...posts.map((own) => ['posts', own, readPageData('post', { id: `${own.id}` })] as const),
    ...collections.map(
      (own) => ['collections', own, readPageData('collection', { slug: own.slug })] as const,
    ),
  ]
  for (const [folder, document, data] of pages) {
    expect(data && readSearchable(folder, data)).toEqual(readSearchable(folder, document))
  }
})

const [recipe] = recipes
const [post] = posts
if (!recipe || !post) throw new Error('There is no recipe, or no post.')
const LINK: BodyElement = { tag: 'a', props: { href: '/recipes/1' }, children: ['salmon'] }

test('a post is searched paragraph by paragraph and entry by entry, without its cards', () => {
  const read = readSearchable('posts', {
    ...post,
    category: 'Vegan',
    excerpt: 'What it says.',
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
  expect(read).toMatchObject({
    text: ['Take salmon and salt.', 'One', 'Two', 'Rest it.', 'Cut it.'],
    points: ['Cut thin'],
    topics: ['Vegan', 'blog post'],
    summary: 'What it says.',
  })
})

test('a recipe is found by its course, by its labels and keywords and by what its notes say', () => {
  const { _id, _raw } = recipe
  const { topics, text } = readSearchable('recipes', {
    ...recipe,
    category: 'Dinner',
    course: 'side',
    diet: ['vegan'],
    keywords: ['potluck'],
    notes: { _id, _raw, type: 'RecipeNotes', storage: 'Two days.' },
  })
  expect(topics).toEqual(expect.arrayContaining(['Dinner', 'Side', 'Vegan', 'potluck']))
  expect(text.at(-1)).toBe('Two days.')
})

test.each([
  ['Lemon-herb Salmon', ['lemon', 'herb', 'salmon']],
  ['crème brûlée, Niçoise', ['creme', 'brulee', 'nicoise']],
  ['soufﬂé', ['souffle']],
  ['pure\u0301e', ['puree']],
  ["Chef’s knife, chef's KNIFE", ['chef', 'knife', 'chef', 'knife']],
  ['the cooks’ day', ['cooks', 'day']],
  ['don’t', ['dont']],
  ['12-Inch, 5.5 L', ['12', 'inch']],
  ['1½ cups', ['cups']],
  ['the and of a', []],
  ['🍋 – “…” <b>', []],
  ['חומוס ラーメン', ['חומוס', 'ラーメン']],
  ['__proto__ constructor', ['proto', 'constructor']],
  ['\u0000\ud800 salt\udfff', ['salt']],
  ['', []],
])('“%s” is found by %j', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})
