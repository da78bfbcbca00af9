import { expect, test, describe, vi } from 'vitest'
import { toCards, firstSentence } from './cards.ts'
import { documents, site } from './documents.ts'
import { type BodyNode, walkElements, textOfBody } from '../body.ts'
import { formatRest } from '../formatTime.ts'
import { timeWithoutRest, timeWithRest } from '../restTime.ts'
import { readPageData } from './pageData.ts'
import { buildFinder, type Findable } from './buildFinder.ts'

test('the card of a draft has no number that the draft does not say', () => {
  const [recipe] = documents.recipes
  if (!recipe) throw new Error('There is no recipe.')
  const unfinished = { prepTime: 'To be written.', servings: 'To be written.' }
  const [card, draft] = toCards('recipes', [recipe, { ...recipe, unfinished }])
  expect(card).toMatchObject({ totalTime: timeWithoutRest(recipe), servings: recipe.servings })
  expect(draft).toMatchObject({ totalTime: undefined, servings: undefined })
})

test.each([
  ['Best for bakers. Heavy, though.', 'Best for bakers.'],
  ['Best for two? Yes. More.', 'Best for two?'],
  ['Best for the 5.5 L basket. And so on.', 'Best for the 5.5 L basket.'],
  ['No full stop at all', 'No full stop at all'],
  ['Over two\nlines. Then more.', 'Over two\nlines.'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

const BODY: BodyNode[] = [
  { tag: 'p', children: ['Salt ', { tag: 'strong', children: ['early', '.'] }] },
  { tag: 'RecipeCard', props: { id: '7' } },
  'Loose text',
]

test('a body has its text in order, and its elements with outer ones first', () => {
  expect(textOfBody(BODY)).toBe('Salt early.Loose text')
  expect([...walkElements(BODY)].map(({ tag }) => tag)).toEqual(['p', 'strong', 'RecipeCard'])
})

test.each([
  [45, 'rising', '45 min rising'],
  [119, 'cooling', '119 min cooling'],
  [240, 'chilling', '4 h chilling'],
  [135, 'marinating', '2 h 15 min marinating'],
  [60, undefined, '60 min resting'],
  [undefined, undefined, undefined],
] as const)('%s minutes of %s are “%s”', (restTime, restKind, words) => {
  expect(formatRest({ restTime, restKind })).toBe(words)
})

test('the time with rest is the sum of all three', () => {
  expect(timeWithRest({ prepTime: 15, cookTime: 10, restTime: 240 })).toBe(265)
  expect(timeWithRest({ prepTime: 15, cookTime: 10 })).toBe(25)
})

describe('the data of a page', () => {
  test('an ingredient with a keyword gets the link of the product that the keyword stands for', () => {
    const recipe = readPageData('recipe', { id: '1' })
    const oil = readPageData('review', { id: '7' })
    const linkOf = (words: string) =>
      recipe?.ingredients.find(({ text }) => text.includes(words))?.shopLink
    expect(oil?.productName).toContain('Olive Oil')
    expect(linkOf('olive oil')).toBe(oil?.affiliateLink)
    expect(linkOf('2 lemons')).toBeUndefined()
  })

  test('the allergens of a recipe are a list in words', () => {
    expect(readPageData('recipe', { id: '12' })?.allergenList).toBe('milk, eggs, and wheat')
  })

  test.each([89, undefined])('a review without a count gets the default of %s', (count) => {
    vi.spyOn(site, 'defaultReviewCount', 'get').mockReturnValue(count)
    expect(readPageData('review', { id: '11' })).toHaveProperty('reviewCount', count)
    expect(readPageData('review', { id: '6' })?.reviewCount).toBe(268)
  })

  test('the top of home shows the first recipes that are not featured below it', () => {
    const { hero, recipes } = readPageData('home', {})
    expect(recipes.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(hero.map(({ id }) => id)).toEqual([4, 5])
  })

  test('a post brings the cards that it places in its text, and no others', () => {
    const post = readPageData('post', { id: '4' })
    expect(post?.cards.reviews.map(({ id }) => id)).toEqual([10])
    expect(post?.cards.recipes).toEqual([])
  })

  test('what is related to a document is no more than cards of it', () => {
    const { related } = readPageData('recipe', { id: '26' }) ?? {}
    expect(related?.recipes).toHaveLength(4)
    const recipes = readPageData('recipes', {})?.recipes ?? []
    expect(recipes).toEqual(expect.arrayContaining(related?.recipes ?? []))
    const reviews = readPageData('reviews', {})?.reviews ?? []
    expect(related?.reviews).toEqual([reviews[0]])
    const posts = readPageData('blog', {})?.posts ?? []
    expect(related?.posts).toEqual([posts.find(({ id }) => id === 6)])
  })
})

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
