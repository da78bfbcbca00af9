import type { Recipe, Review } from '../documents.ts'
import { createNameSearch } from './productNames.ts'
import { wordsOf } from './words.ts'

/** A recipe uses a reviewed product. */
export interface Use {
  recipe: Recipe
  review: Review
  /** How much the product matters to the recipe, compared with other uses. */
  strength: number
  /** Whether the product says something of the recipe; salt is in most of them. */
  isDistinctive: boolean
}

/** What an ingredient’s keyword stands for, as content/site.yaml says. */
export interface AffiliateProduct {
  keyword: string
  /** The id of a review. */
  review: number
}

/** Both are more than there can be ingredients, which count one each. */
const KEYWORD_IN_TITLE = 100
const NAMED_IN_STEP = 1000

/** A product that a larger share of the recipes use does not distinguish them. */
const DISTINCTIVE_SHARE = 1 / 5

/**
 * Which recipes use which reviewed products: a step names the product, or ingredients have the
 * keyword that stands for it, all the more when the title says the keyword, too.
 *
 * @returns the strongest uses first; of equals, those with lower ids
 */
export function findUses(
  recipes: Recipe[],
  reviews: Review[],
  affiliateProducts: readonly AffiliateProduct[],
): Use[] {
  const productsIn = createNameSearch(reviews)
  const named = recipes.flatMap((recipe) =>
    productsIn(recipe.instructions).map((review): Use => ({
      recipe,
      review,
      strength: NAMED_IN_STEP,
      isDistinctive: true,
    })),
  )
  const bought = affiliateProducts.flatMap((product) => {
    const review = reviews.find(({ id }) => id === product.review)
    return review ? keywordUses(recipes, review, product.keyword) : []
  })
  return onePerPair([...named, ...bought].toSorted(strongerFirst))
}

function keywordUses(recipes: Recipe[], review: Review, keyword: string): Use[] {
  const words = wordsOf(keyword)
  const users = recipes.flatMap((recipe) => {
    const count = recipe.ingredients.filter((line) => line.affiliateKeyword === keyword).length
    return count > 0 ? [{ recipe, count }] : []
  })
  const isRare = users.length <= recipes.length * DISTINCTIVE_SHARE
  return users.map(({ recipe, count }): Use => {
    const title = wordsOf(recipe.title)
    const isInTitle = words.every((word) => title.includes(word))
    const strength = count + (isInTitle ? KEYWORD_IN_TITLE : 0)
    return { recipe, review, strength, isDistinctive: isRare || isInTitle }
  })
}

function strongerFirst(a: Use, b: Use): number {
  return b.strength - a.strength || a.recipe.id - b.recipe.id || a.review.id - b.review.id
}

/** Of several uses of one product by one recipe, the first. */
function onePerPair(uses: Use[]): Use[] {
  const pairs = new Map<string, Use>()
  for (const use of uses) {
    const pair = `${use.recipe.id} ${use.review.id}`
    if (!pairs.has(pair)) pairs.set(pair, use)
  }
  return [...pairs.values()]
}
