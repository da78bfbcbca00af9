import { describe, expect, test } from 'vitest'
import { paths } from '../../../addresses/paths.ts'
import {
  documents as all,
  type Post,
  posts,
  type Recipe,
  recipes,
  type Review,
  reviews,
  site,
} from '../documents.ts'
import { createRelatedFinder } from './related.ts'

const { affiliateProducts } = site
const NONE = { recipes: [], reviews: [], posts: [], collections: [] }
const related = createRelatedFinder({ ...all, affiliateProducts })

function byTitle<D extends { id: number }>(documents: D[], name: (document: D) => string) {
  return (title: string): D => {
    const found = documents.find((document) => name(document) === title)
    if (!found) throw new Error(`There is no “${title}”.`)
    return found
  }
}
const recipe = byTitle(recipes, ({ title }) => title)
const review = byTitle(reviews, ({ productName }) => productName)
const post = byTitle(posts, ({ title }) => title)

function titles(documents: (Recipe | Post)[]): string[] {
  return documents.map(({ title }) => title)
}
function names(documents: Review[]): string[] {
  return documents.map(({ productName }) => productName)
}
function ids(documents: { id: number }[]): number[] {
  return documents.map(({ id }) => id)
}

describe('related documents', () => {
  test.each([
    ['Thai green curry with chicken', ['Shrimp pad Thai', 'Air-fryer chicken tikka skewers']],
    ['Brown butter chocolate chip cookies', ['Flourless chocolate torte']],
  ])('of the recipe “%s” are among others %j', (title, expected) => {
    const found = titles(related.toRecipe(recipe(title)).recipes)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('of a post are others about the same', () => {
    const found = related.toPost(post('Sharpening at home without fear')).posts
    expect(titles(found)).toContain('Three knife cuts that cover every recipe')
  })

  test('of every recipe are four others, and of every post three', () => {
    const likes = [
      ...recipes.map((one) => ({ one, found: related.toRecipe(one).recipes, count: 4 })),
      ...posts.map((one) => ({ one, found: related.toPost(one).posts, count: 3 })),
    ]
    for (const { one, found, count } of likes) {
      expect(new Set<object>(found).size).toBe(count)
      expect(found).not.toContain(one)
    }
  })

  test.each([
    [
      'Corvane Crisp 5.5 L Air Fryer',
      ['Brisko Twin-Drawer 8 L Air Fryer', 'Emberlo Toaster-Oven Air Fryer'],
    ],
    ['Edgemoor 8-Inch Chef’s Knife', ['Kazane 7-Inch Santoku', 'Cobble End-Grain Cutting Board']],
  ])('of the review “%s” are first %j', (name, expected) => {
    const found = names(related.toReview(review(name)).reviews)
    expect(found.slice(0, expected.length)).toEqual(expected)
  })

  test('of reviews begin with the same category, and are never the product itself', () => {
    for (const document of reviews) {
      const found = related.toReview(document).reviews
      const others = reviews.filter(({ category }) => category === document.category).length - 1
      const same = found.map(({ category }) => category === document.category)
      expect(same.slice(0, others)).not.toContain(false)
      expect(found).not.toContain(document)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBeLessThanOrEqual(3)
    }
  })
})

describe('what documents have to do with those of another kind', () => {
  test('a recipe shows the posts that link to it', () => {
    const { posts: found } = related.toRecipe(recipe('Air-fryer chicken tikka skewers'))
    expect(titles(found)).toEqual(['Air fryer or toaster oven: which earns the counter space?'])
  })

  test.each([
    ['which a step names', 'Air-fryer chicken tikka skewers', ['Corvane Crisp 5.5 L Air Fryer']],
    [
      'which its title or few recipes name',
      'Lemon olive oil cake',
      ['Grovella Extra Virgin Olive Oil', 'Orchidale Pure Vanilla Extract'],
    ],
    // This recipe contains olive oil, as most recipes do.
    ['but none of many', 'One-pan shakshuka with feta', ['Ironbrook 12-Inch Cast-Iron Skillet']],
    ['or none', 'Tiramisu', []],
  ])('a recipe shows the products %s: %s', (_which, title, products) => {
    expect(names(related.toRecipe(recipe(title)).reviews)).toEqual(products)
  })

  test('a review shows the recipes that name it before those that have its keyword', () => {
    const oil = related.toReview(review('Grovella Extra Virgin Olive Oil')).recipes
    expect(titles(oil)[0]).toBe('Lemon olive oil cake')
    expect(oil).toHaveLength(4)
    const skillet = related.toReview(review('Ironbrook 12-Inch Cast-Iron Skillet')).recipes
    expect(ids(skillet)).toEqual([2, 31])
  })

  test('a review shows the posts that link to it or show its card, the newest first', () => {
    const found = related.toReview(review('Edgemoor 8-Inch Chef’s Knife')).posts
    expect(titles(found)).toEqual([
      'Three knife cuts that cover every recipe',
      'Sharpening at home without fear',
    ])
  })

  test('a post shows what it links to in the order of its text', () => {
    const found = related.toPost(post('Dutch oven or multi-cooker: two roads to the same stew'))
    expect(ids(found.reviews)).toEqual([3, 4, 19])
    expect(ids(found.recipes)).toEqual([20, 6, 32])
  })

  test('a post does not show again whose card stands in its text', () => {
    const citrus = post('What to do with a whole crate of citrus')
    expect(JSON.stringify(citrus.tips)).toContain(paths.recipe(12))
    expect(ids(related.toPost(citrus).recipes)).not.toContain(12)
  })
})

describe('product names in steps', () => {
  const plain = recipe('Tiramisu')
  const pan = review('Ironbrook 12-Inch Cast-Iron Skillet')

  function found(productNames: string[], step: string): number[] {
    const named = productNames.map((productName, index) => ({ id: index + 1, productName }))
    const products = named.map((own) => Object.assign({}, pan, own))
    const user = { ...plain, instructions: [step] }
    const fresh = createRelatedFinder({ ...NONE, recipes: [user], reviews: products })
    return ids(fresh.toRecipe(user).reviews)
  }

  test.each([
    ['in full', ['Tandem 6 L Pot'], 'Use the Tandem 6 L Pot, or another.', [1]],
    ['in their letters', ['Tandem 6 L Pot'], 'Ride a Tandem or work in tandem 6 l pot.', []],
    ['as the longer of two', ['Norra Pot', 'Norra Pot XL'], 'Use the Norra Pot XL.', [2]],
    ['as the shorter of two', ['Norra Pot', 'Norra Pot XL'], 'Use the Norra Pot.', [1]],
  ])('count %s', (_what, productNames, step, expected) => {
    expect(found(productNames, step)).toEqual(expected)
  })
})

test('a site of two recipes recommends one to the other, a site of one none', () => {
  const [first, second] = [recipe('Tiramisu'), recipe('Passion fruit pavlova')]
  const two = createRelatedFinder({ ...NONE, recipes: [first, second], affiliateProducts })
  expect(two.toRecipe(first).recipes).toEqual([second])
  const one = createRelatedFinder({ ...NONE, recipes: [first], affiliateProducts })
  expect(one.toRecipe(first)).toEqual(NONE)
})

describe('collections', () => {
  const tiramisu = recipe('Tiramisu')
  const [first] = all.collections
  if (!first) throw new Error('The content has no collection.')
  const [item] = first.items.toReversed()
  if (!item) throw new Error('The collection is empty.')
  const sweet = {
    ...first,
    slug: 'sweet',
    items: [{ ...item, document: `recipes/${tiramisu.id}` }],
  }
  const savory = { ...first, slug: 'savory', items: [{ ...item, document: 'recipes/1' }] }
  const own = createRelatedFinder({ ...all, collections: [savory, sweet], affiliateProducts })

  test('are related to the documents that are in them, and to no others', () => {
    expect(own.toRecipe(tiramisu).collections).toEqual([sweet])
    expect(own.toRecipe(recipe('Passion fruit pavlova')).collections).toEqual([])
  })

  test('are related to the other collections', () => {
    expect(own.toCollection(sweet).collections).toEqual([savory])
  })
})
