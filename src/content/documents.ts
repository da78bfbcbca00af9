/** The only import of generated documents; build-time code only. */
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
import type { Cooking } from './cooking/cookingData.ts'
import type { DocumentPicture } from './picture.ts'

interface RecipeFoods {
  /** The foods that it asks for, in the singular; of the names of one, each is enough. */
  foods: string[][]
  mainIngredients: string[]
  /** What a cook can scale, convert and wait for. */
  cooking: Cooking
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

type Compiled<Name extends Generated['type']> =
  Extract<Generated, { type: Name }> extends infer D
    ? WithTrees<Omit<D, 'picture' | 'photo' | 'photosInText' | keyof RecipeFoods>> &
        ('picture' extends keyof D ? { picture: DocumentPicture } : { picture?: undefined }) &
        ('cooking' extends keyof D ? RecipeFoods : unknown) & {
          /** When readers see the document, such as `Draft`; in development alone. */
          publicationBadge?: string
          /** What stands in the place of numbers that a draft does not say; in development alone. */
          unfinished?: Readonly<Record<string, string>>
        }
    : never

type Documents = {
  [F in Folder]: Compiled<Extract<(typeof KINDS)[number], { folder: F }>['name']>
}
export type DocumentOf<F extends Folder = Folder> = Documents[F]

export type Recipe = DocumentOf<'recipes'>
export type Review = DocumentOf<'reviews'>
export type Post = DocumentOf<'posts'>
export type Collection = DocumentOf<'collections'>
export type Author = Compiled<'Author'>
export type Page = Compiled<'Page'> & { slug: StandingPage }

/** Lists are in the order of ids or of the names of files, as the source sorts them. */
export const recipes: Recipe[] = allRecipes
export const reviews: Review[] = allReviews
/** Newest first; of one day, the higher id first. */
export const posts: Post[] = allPosts.toSorted(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
)

export const authors: Author[] = allAuthors
export const collections: Collection[] = allCollections

export const documents: { [F in Folder]: DocumentOf<F>[] } = {
  recipes,
  reviews,
  posts,
  collections,
}

export interface ShownCategory {
  name: string
  description?: string
}

export function categoriesOf(folder: CategorizedFolder): ShownCategory[] {
  return categoryList[folder].map(({ name, description }) => ({ name, description }))
}

export { site }

/** @throws when content/pages has no document with that slug */
export function standingPage(slug: StandingPage): Page {
  const page = allPages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`content/pages has no document with “slug: ${slug}”. Add one.`)
  return { ...page, slug }
}
