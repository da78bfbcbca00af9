/**
 * The documents: the only import of generated documents. Build-time code only; a browser gets what its
 * page needs through `pageData.ts`.
 */
import {
  allAuthors,
  allCollections,
  allPages,
  allPosts,
  allRecipes,
  allReviews,
  categoryList,
  type Author as GeneratedAuthor,
  type Collection as GeneratedCollection,
  type Page as GeneratedPage,
  type Post as GeneratedPost,
  type Recipe as GeneratedRecipe,
  type Review as GeneratedReview,
  site,
} from 'contentlayer/generated'
import type { Folder } from '../kinds/kinds.ts'
import type { CategorizedFolder } from './schema/fields.ts'
import type { BodyNode } from './body.ts'
import type { PackedCooking } from './cooking/packedCooking.ts'
import type { DocumentPicture } from './picture.ts'

/** What the source adds to each document of a list. */
interface Added {
  picture: DocumentPicture
  /** When readers see the document, such as `Draft`; in development alone. */
  publicationBadge?: string
}

/** What the source reads in a recipe, so that it can be found by its foods, and cooked. */
interface RecipeFoods {
  /** The foods that it asks for, in the singular; of the names of one, each is enough. */
  foods: string[][]
  /** What it is made of above all. */
  mainIngredients: string[]
  /** What a cook can scale, convert and wait for; see `readCooking`. */
  cooking: PackedCooking
}

// Contentlayer has no type for a tree or a picture, so what the source wrote gets its type back here.
export type Recipe = Omit<GeneratedRecipe, 'picture' | keyof RecipeFoods> & Added & RecipeFoods
export type Review = Omit<GeneratedReview, 'picture'> & Added
export type Post = Omit<GeneratedPost, 'content' | 'tips' | 'picture'> &
  Added & {
    content: BodyNode[]
    tips?: BodyNode[][]
  }
export type Collection = Omit<GeneratedCollection, 'content' | 'picture'> &
  Added & { content: BodyNode[] }
export type Author = Omit<GeneratedAuthor, 'picture'> & Pick<Added, 'picture'>
export type Page = Omit<GeneratedPage, 'content'> & { content: BodyNode[] }

/** In the order of ids, as the source sorts them. */
export const recipes: Recipe[] = allRecipes
/** In the order of ids. */
export const reviews: Review[] = allReviews
/** Newest first; of one day, the higher id first. */
export const posts: Post[] = allPosts.toSorted(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
)

/** In the order of the names of their files. */
export const authors: Author[] = allAuthors
/** In the order of the names of their files. */
export const collections: Collection[] = allCollections

interface DocumentTypes {
  recipes: Recipe
  reviews: Review
  posts: Post
  collections: Collection
}
/** A document of one kind, or of any. */
export type DocumentOf<F extends Folder = Folder> = DocumentTypes[F]

/** The documents of each kind, in the order in which lists show them. */
export const documents: { [F in Folder]: DocumentOf<F>[] } = {
  recipes,
  reviews,
  posts,
  collections,
}

/** What a visitor can choose of, and what is said of it then. */
export interface ShownCategory {
  name: string
  description?: string
}

/** The categories of a kind, in the order in which the site shows them. */
export function categoriesOf(folder: CategorizedFolder): ShownCategory[] {
  return categoryList[folder].map(({ name, description }) => ({ name, description }))
}

export { site }

/**
 * The words of a standing page.
 * @throws when content/pages has no document with that slug
 */
export function standingPage(slug: 'about' | 'privacy'): Page {
  const page = allPages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`content/pages has no document with “slug: ${slug}”. Add one.`)
  return page
}
