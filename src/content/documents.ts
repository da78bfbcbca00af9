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
  type DocumentTypes as Generated,
  site,
} from 'contentlayer/generated'
import type { CategorizedFolder } from '../kinds/categories.ts'
import type { Folder, KINDS } from '../kinds/kinds.ts'
import type { StandingPage } from '../kinds/standingPages.ts'
import type { BodyNode } from './body.ts'
import type { PackedCooking } from './cooking/packedCooking.ts'
import type { DocumentPicture } from './picture.ts'

/** What the source reads in a recipe, so that it can be found by its foods, and cooked. */
interface RecipeFoods {
  /** The foods that it asks for, in the singular; of the names of one, each is enough. */
  foods: string[][]
  /** What it is made of above all. */
  mainIngredients: string[]
  /** What a cook can scale, convert and wait for; see `readCooking`. */
  cooking: PackedCooking
}

/** Contentlayer has no type for trees, so that a field of MDX is `any`: the only fields that are. */
type WithTrees<D> = { [Name in keyof D]: TreeOr<D[Name]> }
type TreeOr<Value> = 0 extends 1 & Value
  ? BodyNode[]
  : [NonNullable<Value>] extends [(infer Entry)[]]
    ? 0 extends 1 & Entry
      ? BodyNode[][]
      : Value
    : Value

/** A document of a type by its name, with the types of what the source adds to it. */
type Compiled<Name extends Generated['type']> =
  Extract<Generated, { type: Name }> extends infer D
    ? WithTrees<Omit<D, 'picture' | 'photo' | 'photosInText' | keyof RecipeFoods>> &
        ('picture' extends keyof D ? { picture: DocumentPicture } : { picture?: undefined }) &
        ('cooking' extends keyof D ? RecipeFoods : unknown) & {
          /** When readers see the document, such as `Draft`; in development alone. */
          publicationBadge?: string
        }
    : never

/** A document of each kind. */
type Documents = {
  [F in Folder]: Compiled<Extract<(typeof KINDS)[number], { folder: F }>['name']>
}
/** A document of one kind, or of any. */
export type DocumentOf<F extends Folder = Folder> = Documents[F]

export type Recipe = DocumentOf<'recipes'>
export type Review = DocumentOf<'reviews'>
export type Post = DocumentOf<'posts'>
export type Collection = DocumentOf<'collections'>
export type Author = Compiled<'Author'>
export type Page = Compiled<'Page'> & { slug: StandingPage }

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
export function standingPage(slug: StandingPage): Page {
  const page = allPages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`content/pages has no document with “slug: ${slug}”. Add one.`)
  return { ...page, slug }
}
