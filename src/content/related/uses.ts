import type { Recipe, Review } from '../documents.ts'
import { oncePerObject } from '../oncePerObject.ts'
import { groupBy } from '../groupBy.ts'
import { once } from '../once.ts'
import { createNameSearch } from './productNames.ts'
import { wordsOf } from './words.ts'

export interface Use {
  recipe: Recipe
  review: Review
  strength: number
  /** Whether the product says something of the recipe; salt is in most of them. */
  isDistinctive: boolean
}

export interface AffiliateProduct {
  keyword: string
  review: number
}

/** Both are more than there can be ingredients, which count one each. */
const KEYWORD_IN_TITLE = 100
const NAMED_IN_STEP = 1000

const DISTINCTIVE_SHARE = 1 / 5

/** Which recipes use which products: a step names one, or ingredients have its keyword. */
export function createUses(
  recipes: Recipe[],
  reviews: Review[],
  affiliateProducts: readonly AffiliateProduct[],
) {
  const productsIn = createNameSearch(reviews)
  const bought = affiliateProducts.flatMap((product) => {
    const review = reviews.find(({ id }) => id === product.review)
    return review ? keywordUses(recipes, review, product.keyword) : []
  })
  const boughtFor = groupBy(bought, ({ recipe }) => [recipe])
  const ofRecipe = oncePerObject((recipe: Recipe): Use[] => {
    const named = productsIn(recipe.instructions).map((review): Use => ({
      recipe,
      review,
      strength: NAMED_IN_STEP,
      isDistinctive: true,
    }))
    return onePerProduct([...named, ...(boughtFor.get(recipe) ?? [])].toSorted(strongerFirst))
  })
  const byReview = once(() =>
    groupBy(recipes.flatMap(ofRecipe).toSorted(strongerFirst), ({ review }) => [review.id]),
  )
  return { ofRecipe, ofReview: ({ id }: Review): Use[] => byReview().get(id) ?? [] }
}

function keywordUses(recipes: Recipe[], review: Review, keyword: string): Use[] {
  const words = wordsOf(keyword)
  const users = recipes.flatMap((recipe) => {
    const count = keywordCounts(recipe).get(keyword)
    return count === undefined ? [] : [{ recipe, count }]
  })
  const isRare = users.length <= recipes.length * DISTINCTIVE_SHARE
  return users.map(({ recipe, count }): Use => {
    const title = wordsOf(recipe.title)
    const isInTitle = words.every((word) => title.includes(word))
    const strength = count + (isInTitle ? KEYWORD_IN_TITLE : 0)
    return { recipe, review, strength, isDistinctive: isRare || isInTitle }
  })
}

const keywordCounts = oncePerObject(({ ingredients }: Recipe): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { affiliateKeyword } of ingredients) {
    if (affiliateKeyword === undefined) continue
    counts.set(affiliateKeyword, (counts.get(affiliateKeyword) ?? 0) + 1)
  }
  return counts
})

function strongerFirst(a: Use, b: Use): number {
  return b.strength - a.strength || a.recipe.id - b.recipe.id || a.review.id - b.review.id
}

/** Of several uses of one product by one recipe, the first. */
function onePerProduct(uses: Use[]): Use[] {
  return uses.filter(
    ({ review }, index) => uses.findIndex((use) => use.review.id === review.id) === index,
  )
}
