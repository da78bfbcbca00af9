/** The data of document pages. Pure functions, so that the editor can preview unsaved documents. */
import { locale } from 'words/locale'
import { type FolderInText, folderOfCard, parseReference } from '../../kinds/kinds.ts'
import { allergenName } from '../labels.ts'
import { type BodyNode, walkElements } from '../body.ts'
import { type CardLists, withoutGeneratedFields } from './cards.ts'
import type { Author, Collection, Page, Post, Recipe, Review } from './documents.ts'
import { recipeMedia } from '../recipeMedia.ts'
import { withServices } from './withServices.ts'
import { timeWithoutRest } from '../restTime.ts'

export type NeighborPosts = Record<'previous' | 'next', Pick<Post, 'id' | 'title'> | undefined>

/** Omits the fields that only the build needs. */
export function publicFields<D extends object>(document: D & { [Name in BuildField]?: unknown }) {
  const { _id, _raw, type, image, imageFocus, photo, photosInText, ...others } = document
  const { draft, publishAt, expireAt, redirectFrom, videoFiles, ...fields } = others
  return fields
}
type BuildField = GeneratedField | PictureField | PublicationField
type GeneratedField = '_id' | '_raw' | 'type'
type PictureField = 'image' | 'imageFocus' | 'photo' | 'photosInText' | 'videoFiles'
type PublicationField = 'draft' | 'publishAt' | 'expireAt' | 'redirectFrom'

interface RecipeLinks {
  shopLink: (keyword: string) => string | undefined
  reviews: readonly NamedProduct[]
  authors: readonly AuthorLink[]
  /** Addresses of topic pages by the words of recipes, such as a cuisine. */
  topics?: Partial<Record<string, string>>
}

/** At build time only: in browsers, creating it blocks a slow phone for 80 ms. */
const wordList = new Intl.ListFormat(locale)

export function recipePageData(recipe: Recipe, links: RecipeLinks, related: CardLists) {
  const { ingredients, equipment, notes, nutrition, swapped, made, counted, ...others } =
    publicFields(recipe)
  const { foods, mainIngredients, swaps, tasks, media, ...fields } = others
  return {
    ...fields,
    ...recipeMedia(recipe),
    author: findAuthor(recipe, links.authors),
    topics: links.topics ?? {},
    nutrition: nutrition ? withoutGeneratedFields(nutrition) : counted?.nutrition,
    uncounted: counted?.uncounted,
    allergenList: listAllergens(recipe.allergens),
    swaps: swapped?.map((swap) =>
      Object.assign({ allergenList: listAllergens(swap.allergens) }, swap),
    ),
    totalTime: timeWithoutRest(recipe),
    ingredients: ingredients.map(({ text, affiliateKeyword, group }, index) => {
      const shopLink = affiliateKeyword && links.shopLink(affiliateKeyword)
      const madeBy = made?.find((one) => one.index === index)
      return { text, group, affiliateKeyword, shopLink, madeBy }
    }),
    equipment: equipment?.map(({ text, review }) => {
      return { text, reviewed: reviewedProduct(review, links.reviews) }
    }),
    notes: notes && withoutGeneratedFields(notes),
    related,
  }
}

function listAllergens(allergens?: readonly string[]): string | undefined {
  return allergens && wordList.format(allergens.map(allergenName))
}

interface ReviewContext extends Pick<RecipeLinks, 'reviews' | 'authors'> {
  defaultCount: number | undefined
  related: CardLists
}
type NamedProduct = Pick<Review, 'id' | 'productName'>

export function reviewPageData(review: Review, { defaultCount, ...context }: ReviewContext) {
  const { reviews, authors, related } = context
  const { tested, scores, alternatives, ...fields } = publicFields(review)
  return {
    ...fields,
    author: findAuthor(review, authors),
    reviewCount: review.reviewCount ?? defaultCount,
    tested: tested && withoutGeneratedFields(tested),
    scores: scores?.map(withoutGeneratedFields),
    alternatives: alternatives?.flatMap((name) => {
      return reviewedProduct(parseReference(name)?.key, reviews) ?? []
    }),
    related,
  }
}

function reviewedProduct(id: string | number | undefined, reviews: readonly NamedProduct[]) {
  const review = reviews.find((candidate) => candidate.id === id)
  return review && { id: review.id, productName: review.productName }
}

interface PostContext extends Pick<ReviewContext, 'related' | 'authors'> {
  neighbors: NeighborPosts
}

export function postPageData(post: Post, cards: BodyCards, { authors, ...around }: PostContext) {
  const author = findAuthor(post, authors)
  return { ...publicFields(post), author, cards: cardsIn(post.content, cards), ...around }
}

export function collectionPageData(collection: Collection, cards: BodyCards, related: CardLists) {
  const named = collection.items.map(({ document }) => document)
  const shown = cardsIn(collection.content, cards, named)
  const known = new Set(
    Object.entries(shown).flatMap(([folder, list]) => list.map(({ id }) => `${folder}/${id}`)),
  )
  const items = collection.items.flatMap(({ document, line }) => {
    const reference = parseReference(document)
    return reference && known.has(document) ? [{ ...reference, line }] : []
  })
  return { ...publicFields(collection), items, cards: shown, related }
}

export function textPageData(page: Page, hasYoutube?: boolean) {
  return { ...publicFields(page), content: withServices(page.content, hasYoutube) }
}

export function authorPageData(
  author: Author,
  written: Pick<CardLists, 'recipes' | 'reviews' | 'posts'>,
) {
  const { slug, name, text, imageDesc, picture, sameAs } = author
  return { slug, name, text, imageDesc, picture, sameAs, ...written }
}

export type BodyCards = Pick<CardLists, FolderInText>

/** Returns the cards in a text and those of the `named` documents. */
function cardsIn(content: BodyNode[], cards: BodyCards, named: string[] = []): BodyCards {
  const elements = [...walkElements(content)]
  const inText = elements.map(({ tag, props }) => `${folderOfCard(tag)}/${props?.id}`)
  const shown = new Set([...inText, ...named])
  return {
    recipes: cards.recipes.filter(({ id }) => shown.has(`recipes/${id}`)),
    reviews: cards.reviews.filter(({ id }) => shown.has(`reviews/${id}`)),
  }
}

export type AuthorLink = Pick<Author, 'slug' | 'name'>

function findAuthor({ author }: { author?: string }, authors: readonly AuthorLink[]) {
  const found = authors.find(({ slug }) => slug === author)
  return found && { slug: found.slug, name: found.name }
}
