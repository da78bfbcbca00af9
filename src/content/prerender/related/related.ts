import { paths } from '../../../addresses/paths.ts'
import type { CardFolder } from '../cards.ts'
import type { Collection, DocumentOf, Post, Recipe, Review } from '../documents.ts'
import * as terms from './documentTerms.ts'
import { createSimilarityRanking, type DocumentTerms } from './similarityRanking.ts'
import { groupBy } from '../../../shared/groupBy.ts'
import { type AffiliateProduct, findProductUses } from './productUses.ts'

export type RelatedDocuments = { [F in CardFolder]: DocumentOf<F>[] }

/** Lists in display order, which also breaks ties. */
type Documents = RelatedDocuments & { affiliateProducts?: readonly AffiliateProduct[] }

/** Each number fills one row on a desktop. */
const MAX_RELATED_RECIPES = 4
const MAX_RELATED_REVIEWS = 3
const MAX_RELATED_POSTS = 3
const MAX_RELATED_COLLECTIONS = 3

/** Chooses the recommendations below a document: similar and linked documents. */
export function createRelatedFinder(documents: Documents) {
  const { recipes, reviews, posts, collections, affiliateProducts = [] } = documents
  const postsByAddress = groupBy(posts, terms.postAddresses)
  const postsOn = (address: string) => postsByAddress.get(address) ?? []
  const recipesLike = createSimilarSearch(recipes, terms.recipeTerms)
  const reviewsLike = createSimilarSearch(reviews, (review) =>
    terms.reviewTerms(review, postsOn(paths.review(review.id))),
  )
  const postsLike = createSimilarSearch(posts, terms.postTerms)
  const uses = findProductUses(recipes, reviews, affiliateProducts)
  const recipesByAddress = new Map(recipes.map((recipe) => [paths.recipe(recipe.id), recipe]))
  const reviewsByAddress = new Map(reviews.map((review) => [paths.review(review.id), review]))

  const collectionsByName = groupBy(collections, ({ items }) => items.map((item) => item.document))
  const collectionsOf = (name: string) =>
    (collectionsByName.get(name) ?? []).slice(0, MAX_RELATED_COLLECTIONS)
  const collectionsByAddress = new Map(collections.map((one) => [paths.collection(one.slug), one]))

  return {
    toRecipe: (recipe: Recipe) => ({
      recipes: recipesLike(recipe, MAX_RELATED_RECIPES),
      reviews: uses.ofRecipe(recipe).slice(0, MAX_RELATED_REVIEWS),
      posts: postsOn(paths.recipe(recipe.id)).slice(0, MAX_RELATED_POSTS),
      collections: collectionsOf(`recipes/${recipe.id}`),
    }),
    toReview: (review: Review) => ({
      recipes: uses.ofReview(review).slice(0, MAX_RELATED_RECIPES),
      reviews: reviewsLike(review, MAX_RELATED_REVIEWS),
      posts: postsOn(paths.review(review.id)).slice(0, MAX_RELATED_POSTS),
      collections: collectionsOf(`reviews/${review.id}`),
    }),
    toPost(post: Post) {
      const cards = new Set(terms.cardAddresses(post))
      const addresses = terms.linkedAddresses(post).filter((address) => !cards.has(address))
      return {
        recipes: pick(addresses, recipesByAddress, MAX_RELATED_RECIPES),
        reviews: pick(addresses, reviewsByAddress, MAX_RELATED_REVIEWS),
        posts: postsLike(post, MAX_RELATED_POSTS),
        collections: pick(addresses, collectionsByAddress, MAX_RELATED_COLLECTIONS),
      }
    },
    toCollection: (collection: Collection) => ({
      recipes: [],
      reviews: [],
      posts: postsOn(paths.collection(collection.slug)).slice(0, MAX_RELATED_POSTS),
      collections: collections
        .filter((other) => other !== collection)
        .slice(0, MAX_RELATED_COLLECTIONS),
    }),
  }
}

function createSimilarSearch<D extends { id: number }>(
  documents: D[],
  termsOf: (document: D) => DocumentTerms,
) {
  const mostAlike = createSimilarityRanking(documents.map(termsOf))
  const indexes = new Map(documents.map(({ id }, index) => [id, index]))
  return ({ id }: D, count: number): D[] =>
    mostAlike(indexes.get(id) ?? -1, count).flatMap((index) => documents[index] ?? [])
}

function pick<D>(addresses: string[], documents: Map<string, D>, most: number): D[] {
  return addresses.flatMap((address) => documents.get(address) ?? []).slice(0, most)
}
