/** The search index of the site's documents; build-time code only. */
import { posts, recipes, reviews } from '../door.ts'
import { buildIndex, type IndexedDocument, type SearchIndex } from './buildIndex.ts'
import { readSearchable } from './searchable.ts'

let built: SearchIndex | undefined

/** Built when it is first asked for; every page of one build has the same. */
export function searchIndex(): SearchIndex {
  return (built ??= buildIndex(documents()))
}

function documents(): IndexedDocument[] {
  return [
    ...recipes.map((recipe): IndexedDocument => {
      return { kind: 'recipes', id: recipe.id, searchable: readSearchable.recipes(recipe) }
    }),
    ...reviews.map((review): IndexedDocument => {
      return { kind: 'reviews', id: review.id, searchable: readSearchable.reviews(review) }
    }),
    ...posts.map((post): IndexedDocument => {
      return { kind: 'posts', id: post.id, searchable: readSearchable.posts(post) }
    }),
  ]
}
