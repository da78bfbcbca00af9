/** What is searched in a document: read from it to index it, and from its page's data to show it. */
import type { Folder } from '../../kinds/kinds.ts'
import { type BodyNode, plainText } from '../body.ts'
import type { collectionPage, postPage, recipePage, reviewPage } from '../documentPages.ts'
import type { DocumentOf } from '../documents.ts'
import { cardPicture, type PictureData } from '../picture.ts'

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

type Recipe = DocumentOf<'recipes'> | ReturnType<typeof recipePage>
type Review = DocumentOf<'reviews'> | ReturnType<typeof reviewPage>
type Post = DocumentOf<'posts'> | ReturnType<typeof postPage>
type Collection = DocumentOf<'collections'> | ReturnType<typeof collectionPage>

export const readSearchable = {
  recipes: ({ diet = [], keywords = [], notes = {}, ...recipe }: Recipe): Searchable => ({
    ...shown(recipe, recipe.category),
    title: recipe.title,
    summary: recipe.description,
    points: recipe.ingredients.map(({ text }) => text),
    text: texts(recipe.headnote, ...recipe.instructions, ...Object.values(notes)),
    topics: texts(recipe.category, 'recipe', recipe.cuisine, recipe.course, ...diet, ...keywords),
  }),
  reviews: (review: Review): Searchable => ({
    ...shown(review, review.category),
    title: review.productName,
    summary: review.shortDescription,
    points: [...review.pros, ...review.cons],
    text: texts(...review.detailedReview, review.verdict, review.tested?.how),
    topics: [review.category, 'review'],
  }),
  posts: (post: Post): Searchable => ({
    ...shown(post, post.category),
    title: post.title,
    summary: post.excerpt,
    points: (post.tips ?? []).map(plainText),
    text: texts(...post.content.flatMap(linesOf)),
    topics: [post.category, 'blog post'],
  }),
  collections: (collection: Collection): Searchable => ({
    ...shown(collection, ''),
    title: collection.title,
    summary: collection.description,
    points: texts(...collection.items.map(({ line }) => line)),
    text: texts(...collection.content.flatMap(linesOf)),
    topics: ['collection'],
  }),
} satisfies { [F in Folder]: (document: DocumentOf<F>) => Searchable }

function shown(
  { picture, imageDesc }: Pick<DocumentOf<'recipes'>, 'picture' | 'imageDesc'>,
  category: string,
) {
  return { category, picture: cardPicture(picture), imageDesc }
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
