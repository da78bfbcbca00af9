/** What is searched in a document: read from it while the index is built, and again to show it. */
import type { Folder } from '../../kinds/kinds.ts'
import { type BodyNode, plainText } from '../body.ts'
import type { Collection, DocumentOf, Post, Recipe, Review } from '../documents.ts'
import { cardPicture, type DocumentPicture, type PictureData } from '../picture.ts'

/** A document as search sees it. */
export interface Searchable {
  title: string
  /** Empty where a kind has none. */
  category: string
  picture: PictureData
  imageDesc: string
  /** One or two sentences. */
  summary: string
  /** Ingredients; pros and cons; tips. */
  points: string[]
  /** Steps or paragraphs. */
  text: string[]
  /** More words for what it is: its kind, its cuisine. */
  topics: string[]
}

/** The parts of a document that are weighed differently, most relevant first. */
export const FIELDS = ['title', 'topics', 'summary', 'points', 'text'] as const
export type SearchField = (typeof FIELDS)[number]

/** The texts of a document in one of the fields. */
export function textsIn(document: Searchable, field: SearchField): string[] {
  if (field === 'topics') return [document.category, ...document.topics]
  const texts = document[field]
  return typeof texts === 'string' ? [texts] : texts
}

type Of<D, Fields extends keyof D> = Pick<D, Fields | (keyof D & ('picture' | 'imageDesc'))>

type RecipeWords = Of<
  Recipe,
  | 'title'
  | 'category'
  | 'cuisine'
  | 'keywords'
  | 'course'
  | 'diet'
  | 'description'
  | 'headnote'
  | 'instructions'
> & {
  ingredients: { text: string }[]
  notes?: object
}
type ReviewWords = Of<
  Review,
  'productName' | 'category' | 'shortDescription' | 'pros' | 'cons' | 'detailedReview' | 'verdict'
> & { tested?: { how: string } }
type PostWords = Of<Post, 'title' | 'category' | 'excerpt' | 'tips' | 'content'>

type CollectionWords = Of<Collection, 'title' | 'description' | 'content'> & {
  items: { line?: string }[]
}

/** How each kind is read; what is asked for is in the document and in its page's data alike. */
export const readSearchable = {
  recipes: (recipe: RecipeWords): Searchable => ({
    ...shown(recipe),
    title: recipe.title,
    summary: recipe.description,
    points: recipe.ingredients.map(({ text }) => text),
    text: [recipe.headnote ?? '', ...recipe.instructions, ...notesIn(recipe)].filter(Boolean),
    topics: ['recipe', recipe.cuisine ?? '', recipe.course ?? '', ...topicsOf(recipe)],
  }),
  reviews: (review: ReviewWords): Searchable => ({
    ...shown(review),
    title: review.productName,
    summary: review.shortDescription,
    points: [...review.pros, ...review.cons],
    text: [...review.detailedReview, review.verdict, ...(review.tested ? [review.tested.how] : [])],
    topics: ['review'],
  }),
  posts: (post: PostWords): Searchable => ({
    ...shown(post),
    title: post.title,
    summary: post.excerpt,
    points: (post.tips ?? []).map(plainText),
    text: post.content.flatMap(linesOf).filter(Boolean),
    topics: ['blog post'],
  }),
  collections: (collection: CollectionWords): Searchable => ({
    picture: collection.picture,
    imageDesc: collection.imageDesc,
    category: '',
    title: collection.title,
    summary: collection.description,
    points: collection.items.flatMap(({ line }) => line ?? []),
    text: collection.content.flatMap(linesOf).filter(Boolean),
    topics: ['collection'],
  }),
} satisfies { [F in Folder]: (document: DocumentOf<F>) => Searchable }

function topicsOf({ diet = [], keywords = [] }: Pick<RecipeWords, 'diet' | 'keywords'>): string[] {
  return [...diet, ...keywords]
}

function notesIn({ notes = {} }: { notes?: object }): string[] {
  return Object.values(notes).filter((note) => typeof note === 'string')
}

function shown({
  category,
  picture,
  imageDesc,
}: Pick<Searchable, 'category' | 'imageDesc'> & { picture: DocumentPicture }) {
  return { category, picture: cardPicture(picture), imageDesc }
}

/** A paragraph or heading is one text; of a list, each entry is. */
function linesOf(node: BodyNode): string[] {
  if (typeof node === 'string') return [node]
  const { tag, children = [] } = node
  const holdsLines = ['ul', 'ol', 'blockquote', 'Tip', 'table', 'thead', 'tbody', 'tr'].includes(
    tag,
  )
  return holdsLines ? children.flatMap(linesOf) : [plainText([node])]
}
