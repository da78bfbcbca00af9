import type { Recipe, Review } from '../documents.ts'
import { groupBy } from '../../../shared/groupBy.ts'
import { stemWords } from './documentTerms.ts'

interface ProductUse {
  recipe: Recipe
  review: Review
  strength: number
  /** Whether the product is characteristic of the recipe; salt, for example, is in most recipes. */
  isDistinctive: boolean
}

export interface AffiliateProduct {
  keyword: string
  review: number
}

/** Exceed the possible number of ingredients, which add 1 each. */
const KEYWORD_IN_TITLE = 100
const NAMED_IN_STEP = 1000

const DISTINCTIVE_SHARE = 1 / 5

/** Finds which recipes use which products: a step names it, or an ingredient has its keyword. */
export function findProductUses(
  recipes: Recipe[],
  reviews: Review[],
  affiliateProducts: readonly AffiliateProduct[],
) {
  const named = recipes.flatMap((recipe) =>
    findNamedProducts(recipe.instructions, reviews).map((review): ProductUse => ({
      recipe,
      review,
      strength: NAMED_IN_STEP,
      isDistinctive: true,
    })),
  )
  const bought = affiliateProducts.flatMap((product) => {
    const review = reviews.find(({ id }) => id === product.review)
    return review ? findKeywordUses(recipes, review, product.keyword) : []
  })
  const uses = [...named, ...bought].toSorted(
    (a, b) => b.strength - a.strength || a.recipe.id - b.recipe.id || a.review.id - b.review.id,
  )
  const byRecipe = groupBy(uses, ({ recipe }) => [recipe.id])
  const byReview = groupBy(uses, ({ review }) => [review.id])
  return {
    ofRecipe({ id }: Recipe): Review[] {
      const distinctive = (byRecipe.get(id) ?? []).filter(({ isDistinctive }) => isDistinctive)
      return [...new Set(distinctive.map(({ review }) => review))]
    },
    ofReview({ id }: Review): Recipe[] {
      return [...new Set((byReview.get(id) ?? []).map(({ recipe }) => recipe))]
    },
  }
}

/** Finds full product names in steps; among names with the same beginning, the longest wins. */
function findNamedProducts(steps: readonly string[], reviews: readonly Review[]): Review[] {
  const text = steps.join('\n')
  const named = reviews.filter(({ productName }) => text.includes(productName))
  return named.filter(
    (review) =>
      !named.some((other) => other !== review && other.productName.startsWith(review.productName)),
  )
}

function findKeywordUses(recipes: readonly Recipe[], review: Review, keyword: string) {
  const stems = stemWords(keyword)
  const users = recipes.flatMap((recipe) => {
    const lines = recipe.ingredients.filter((line) => line.affiliateKeyword === keyword)
    return lines.length > 0 ? [{ recipe, count: lines.length }] : []
  })
  const isRare = users.length <= recipes.length * DISTINCTIVE_SHARE
  return users.map(({ recipe, count }): ProductUse => {
    const title = new Set(stemWords(recipe.title))
    const isInTitle = stems.every((stem) => title.has(stem))
    const strength = count + (isInTitle ? KEYWORD_IN_TITLE : 0)
    return { recipe, review, strength, isDistinctive: isRare || isInTitle }
  })
}
