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
  home,
  site,
} from 'contentlayer/generated'
import type { CategorizedFolder } from '../../kinds/categories.ts'
import type { Folder } from '../../kinds/kinds.ts'
import type { BodyNode } from '../body.ts'
import type { Nutrition } from '../nutrients.ts'
import type { MadeIngredient, RecipeCooking, RecipeSwap } from '../../cooking/cookingData.ts'
import type { RecipeTask } from '../../cooking/dinner/tasks.ts'
import type { DocumentPicture, PictureData, PicturedDocument } from '../picture.ts'

type WithPicture = Pick<PicturedDocument<DocumentPicture>, 'picture'>
/** `foods`: for each ingredient, all singular names of its food. */
interface ComputedRecipeFields {
  foods: string[][]
  mainIngredients: string[]
  cooking: RecipeCooking
  tasks: RecipeTask[]
  swapped?: RecipeSwap[]
  made?: MadeIngredient[]
  /** Nutrition that the document leaves out, and the foods that could not be counted. */
  counted?: { nutrition: Nutrition; uncounted: string[] }
  /** Of a serving, with the currency, where all prices are known. */
  cost?: string
  /** The published pictures and videos, by the names of files in the document. */
  media?: Record<string, PictureData>
}

interface ComputedFields {
  picture?: DocumentPicture
  /** When readers see the document, such as `Draft`. */
  publicationBadge?: string
  /** The text shown in place of each number that a draft leaves out. */
  unfinished?: Readonly<Record<string, string>>
}

/** Contentlayer knows nothing of what the build computes (`Own`), nor the type of trees of MDX. */
type Compiled<Name extends Generated['type'], Own> = Omit<
  Extract<Generated, { type: Name }>,
  keyof Own
> &
  Own &
  ComputedFields

export type Recipe = Compiled<'Recipe', WithPicture & ComputedRecipeFields>
export type Review = Compiled<'Review', WithPicture>
export type Post = Compiled<'Post', WithPicture & { content: BodyNode[]; tips?: BodyNode[][] }>
export type Collection = Compiled<'Collection', WithPicture & { content: BodyNode[] }>
export type Author = Compiled<'Author', WithPicture>
export type Page = Compiled<'Page', { content: BodyNode[] }>

type Documents = { recipes: Recipe; reviews: Review; posts: Post; collections: Collection }
export type DocumentOf<F extends Folder = Folder> = Documents[F]

/** Lists are in the order of ids or of the names of files, as checkContent.ts sorts them. */
export const recipes: Recipe[] = allRecipes
export const reviews: Review[] = allReviews
/** Newest first; of one day, the higher id first. */
export const posts: Post[] = allPosts.toSorted(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
)

export const authors: Author[] = allAuthors
export const collections: Collection[] = allCollections

type DocumentLists = { [F in Folder]: DocumentOf<F>[] }
export const documents: DocumentLists = { recipes, reviews, posts, collections }

type ShownCategory = { name: string; description?: string }

export function listCategories(folder: CategorizedFolder): ShownCategory[] {
  return categoryList[folder].map(({ name, description }) => ({ name, description }))
}

export { categoryList, home, site }

/** Of `content/pages`. */
export const textPages: Page[] = allPages
