/** The searchable texts of a document, from the document to index it, or from its page's data. */
import * as kinds from 'words/kinds'
import { recipeLabel } from '../labels.ts'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import type { SearchedKind } from '../../kinds/searchedKinds.ts'
import { type BodyNode, textOfBody } from '../body.ts'
import type * as pages from '../prerender/documentPages.ts'
import type { DocumentOf } from '../prerender/documents.ts'
import { toCardPicture, type DocumentPicture, type PictureData } from '../picture.ts'

export interface SearchableText {
  title: string
  /** Empty for kinds without categories. */
  category: string
  picture?: PictureData
  imageDesc?: string
  summary: string
  /** Ingredients of recipes, pros and cons of reviews, or tips of posts. */
  points: string[]
  text: string[]
  /** Category, kind, cuisine, course, diets and keywords. */
  topics: string[]
}

interface Pages {
  recipes: ReturnType<typeof pages.recipePageData>
  reviews: ReturnType<typeof pages.reviewPageData>
  posts: ReturnType<typeof pages.postPageData>
  collections: ReturnType<typeof pages.collectionPageData>
  pages: ReturnType<typeof pages.textPageData>
}
type PageOrDocument<F extends SearchedKind> =
  | (F extends Folder ? DocumentOf<F> : never)
  | (F extends keyof Pages ? Pages[F] : never)

const READERS: { [F in SearchedKind]?: (document: PageOrDocument<F>) => Partial<SearchableText> } =
  {
    recipes: ({ diet = [], keywords = [], notes = {}, ...recipe }) => ({
      points: recipe.ingredients.map(({ text }) => text),
      text: keepTexts(recipe.headnote, ...recipe.instructions, ...Object.values(notes)),
      topics: keepTexts(
        recipe.category,
        kinds.recipes.toLowerCase(),
        recipe.cuisine,
        ...[recipe.course, ...diet].map((word) => word && recipeLabel(word)),
        ...keywords,
      ),
    }),
    reviews: (review) => ({
      points: [...review.pros, ...review.cons],
      text: keepTexts(...review.detailedReview, review.verdict, review.tested?.how),
    }),
    posts: ({ tips = [] }) => ({ points: tips.map(textOfBody) }),
    collections: ({ items }) => ({ points: keepTexts(...items.map(({ line }) => line)) }),
  }

interface Fields {
  category?: string
  picture?: DocumentPicture
  imageDesc?: string
  content?: BodyNode[]
}

const PAGE_FIELDS = { titleField: 'title', summaryField: 'description' }

export function readSearchable<F extends SearchedKind>(
  folder: F,
  document: PageOrDocument<F>,
): SearchableText {
  const name: string = folder
  const { titleField, summaryField } = kindOf(name) ?? PAGE_FIELDS
  const { category = '', picture, imageDesc, content = [] }: Fields = document
  const words = new Map<string, unknown>(Object.entries(document))
  return {
    title: String(words.get(titleField)),
    category,
    picture: picture && toCardPicture(picture),
    imageDesc,
    summary: String(words.get(summaryField)),
    points: [],
    text: keepTexts(...content.flatMap(splitIntoTexts)),
    topics: keepTexts(category, kinds[folder].toLowerCase()),
    ...READERS[folder]?.(document),
  }
}

function keepTexts(...values: unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '')
}

const HOLDING_LINES = new Set(['ul', 'ol', 'blockquote', 'Tip', 'table', 'thead', 'tbody', 'tr'])

/** A paragraph, heading or list entry is one text. */
function splitIntoTexts(node: BodyNode): string[] {
  if (typeof node === 'string') return [node]
  return HOLDING_LINES.has(node.tag)
    ? (node.children ?? []).flatMap(splitIntoTexts)
    : [textOfBody([node])]
}
