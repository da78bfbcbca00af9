/** Build-time code only; no other module imports the generated documents. */
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
/** `foods` lists all singular names of the food of each ingredient. */
interface ComputedRecipeFields {
  foods: string[][]
  mainIngredients: string[]
  cooking: RecipeCooking
  tasks: RecipeTask[]
  swapped?: RecipeSwap[]
  made?: MadeIngredient[]
  /** Computed nutrition, if the document has none, and the foods missing from it. */
  counted?: { nutrition: Nutrition; uncounted: string[] }
  /** The cost per serving with currency; undefined unless all prices are known. */
  cost?: string
  /** The published pictures and videos by the file names in the document. */
  media?: Record<string, PictureData>
}

interface ComputedFields {
  picture?: DocumentPicture
  /** The state of publication, such as `Draft`. */
  publicationBadge?: string
  /** The placeholder for each number missing from a draft. */
  unfinished?: Readonly<Record<string, string>>
}

/** Contentlayer's types lack the computed fields (`Own`) and the type of MDX trees. */
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

/** checkContent.ts sorts the lists by id or by file name. */
export const recipes: Recipe[] = allRecipes
export const reviews: Review[] = allReviews
/** Newest first; on the same day, higher ids first. */
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

/** The documents in `content/pages`. */
export const textPages: Page[] = allPages
