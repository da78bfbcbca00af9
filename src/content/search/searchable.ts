/** What is searched in a document: read from it to index it, and from its page's data to show it. */
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import { type BodyNode, plainText } from '../body.ts'
import type { collectionPage, postPage, recipePage, reviewPage } from '../documentPages.ts'
import type { DocumentOf } from '../documents.ts'
import { cardPicture, type DocumentPicture, type PictureData } from '../picture.ts'

export interface Searchable {
  title: string
  /** Empty where a kind has none. */
  category: string
  picture?: PictureData
  imageDesc?: string
  summary: string
  /** Ingredients; pros and cons; tips. */
  points: string[]
  /** Steps or paragraphs. */
  text: string[]
  /** Words for what it is: its category, its kind, its cuisine. */
  topics: string[]
}

interface Pages {
  recipes: ReturnType<typeof recipePage>
  reviews: ReturnType<typeof reviewPage>
  posts: ReturnType<typeof postPage>
  collections: ReturnType<typeof collectionPage>
}
type Shown<F extends Folder> = DocumentOf<F> | (F extends keyof Pages ? Pages[F] : never)

/** What else is searched in documents of a kind. */
const READERS: { [F in Folder]?: (document: Shown<F>) => Partial<Searchable> } = {
  recipes: ({ diet = [], keywords = [], notes = {}, ...recipe }) => ({
    points: recipe.ingredients.map(({ text }) => text),
    text: texts(recipe.headnote, ...recipe.instructions, ...Object.values(notes)),
    topics: texts(recipe.category, 'recipe', recipe.cuisine, recipe.course, ...diet, ...keywords),
  }),
  reviews: (review) => ({
    points: [...review.pros, ...review.cons],
    text: texts(...review.detailedReview, review.verdict, review.tested?.how),
  }),
  posts: ({ tips = [] }) => ({ points: tips.map(plainText) }),
  collections: ({ items }) => ({ points: texts(...items.map(({ line }) => line)) }),
}

interface Fields {
  category?: string
  picture?: DocumentPicture
  imageDesc?: string
  content?: BodyNode[]
}

export function readSearchable<F extends Folder>(folder: F, document: Shown<F>): Searchable {
  const { titleField, summaryField, one } = kindOf(folder)
  const { category = '', picture, imageDesc, content = [] }: Fields = document
  const words = new Map<string, unknown>(Object.entries(document))
  return {
    title: String(words.get(titleField)),
    category,
    picture: picture && cardPicture(picture),
    imageDesc,
    summary: String(words.get(summaryField)),
    points: [],
    text: texts(...content.flatMap(linesOf)),
    topics: texts(category, one.toLowerCase()),
    ...READERS[folder]?.(document),
  }
}

function texts(...values: unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '')
}

const HOLDING_LINES = new Set(['ul', 'ol', 'blockquote', 'Tip', 'table', 'thead', 'tbody', 'tr'])

/** A paragraph or heading is one text; of a list, each entry is. */
function linesOf(node: BodyNode): string[] {
  if (typeof node === 'string') return [node]
  return HOLDING_LINES.has(node.tag) ? (node.children ?? []).flatMap(linesOf) : [plainText([node])]
}
