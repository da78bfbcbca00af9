/** What each page shows: plain data, embedded in its HTML and beside it as JSON. */
import {
  type DocumentKey,
  type DocumentPageName,
  type Folder,
  KINDS,
  kindOf,
} from '../kinds/kinds.ts'
import { paths } from '../addresses/paths.ts'
import { cardsOf, comparisonRow, featuredRecipe, type RelatedCards } from './cards.ts'
import {
  authorPage,
  collectionPage,
  postPage,
  recipePage,
  reviewPage,
  shownFields,
} from './documentPages.ts'
import {
  authors,
  categoriesOf,
  type Author,
  collections,
  documents,
  type Post,
  posts,
  recipes,
  reviews,
  site,
  texts,
} from './documents.ts'
import { documentLink, type LinkedKind } from './documentLink.ts'
import { finderFile } from './finding/siteFinder.ts'
import { once } from '../lookups/memoize.ts'
import { createRelated, type Related } from './related/related.ts'
import { searchIndex } from './search/searchIndex.ts'

const FEATURED = 3
const IN_HERO = 2

/** The id in an address: digits without a leading zero. Anything else is no document. */
function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]*$/.test(text) ? Number(text) : null
}

/** Shows the document that the parameters name; null where there is none. */
function documentPage<D extends { id: number } | { slug: string }, Data>(
  documentsOfKind: readonly D[],
  show: (document: D) => Data,
) {
  return ({ id, slug }: Params): Data | null => {
    const key = slug ?? parseId(id)
    const found = documentsOfKind.find((one) => ('id' in one ? one.id : one.slug) === key)
    return found ? show(found) : null
  }
}

/** The page that lists documents; null where there are none. */
function listPage<Data>(folder: Folder, show: () => Data) {
  return (): Data | null => (documents[folder].length > 0 ? show() : null)
}

/** A page of `content/pages`. */
function textPage(slug: string) {
  const page = texts.find((candidate) => candidate.slug === slug)
  return page ? shownFields(page) : null
}

export type Params = Readonly<Partial<Record<string, string>>>

const pages = {
  home: () => ({
    recipes: recipes.slice(0, FEATURED).map(featuredRecipe),
    // Not those that are featured below, unless there are no others.
    hero: [...recipes.slice(FEATURED), ...recipes].slice(0, IN_HERO).map(featuredRecipe),
    reviews: cardsOf('reviews', reviews.slice(0, FEATURED)),
    posts: cardsOf('posts', posts.slice(0, FEATURED)),
  }),
  recipes: listPage('recipes', () => ({
    recipes: cardsOf('recipes', recipes),
    categories: categoriesOf('recipes'),
    linked: linkedFrom('recipes'),
    finder: finderFile().version,
  })),
  recipe: documentPage(recipes, (recipe) =>
    recipePage(
      recipe,
      { shopLink, reviews, authors },
      relatedCards(findRelated().toRecipe(recipe)),
    ),
  ),
  reviews: listPage('reviews', () => ({
    reviews: cardsOf('reviews', reviews),
    categories: categoriesOf('reviews'),
  })),
  review: documentPage(reviews, (review) =>
    reviewPage(review, {
      defaultCount: site.defaultReviewCount,
      reviews,
      authors,
      related: relatedCards(findRelated().toReview(review)),
    }),
  ),
  comparisons: listPage('reviews', () => ({
    products: reviews.map(comparisonRow),
    categories: categoriesOf('reviews'),
  })),
  blog: listPage('posts', () => ({ posts: cardsOf('posts', posts) })),
  post: documentPage(posts, (post) =>
    postPage(post, allCards(), {
      authors,
      neighbors: neighborsOf(post),
      related: relatedCards(findRelated().toPost(post)),
    }),
  ),
  collections: listPage('collections', () => ({
    collections: cardsOf('collections', collections),
  })),
  collection: documentPage(collections, (collection) =>
    collectionPage(collection, allCards(), relatedCards(findRelated().toCollection(collection))),
  ),
  author: documentPage(authors, (author) =>
    authorPage(author, {
      recipes: cardsOf('recipes', recipes.filter(isBy(author))),
      reviews: cardsOf('reviews', reviews.filter(isBy(author))),
      posts: cardsOf('posts', posts.filter(isBy(author))),
    }),
  ),
  about: () => textPage('about'),
  text: ({ slug = '' }) => textPage(slug),
  contact: () => ({}),
  saved: () => ({ recipes: cardsOf('recipes', recipes) }),
  shoppingList: () => ({}),
  search: () => ({
    index: searchIndex().version,
    suggestions: site.suggestedSearches ?? [],
    lists: KINDS.filter(({ folder }) => documents[folder].length > 0).map((kind) => ({
      folder: kind.folder,
      categories: 'isFiltered' in kind ? categoriesOf(kind.folder).map(({ name }) => name) : [],
    })),
  }),
} satisfies Record<DocumentPageName | 'about', (params: Params) => object | null> &
  Record<string, unknown>

export type PageName = keyof typeof pages
type PageDataByName = { [N in PageName]: ReturnType<(typeof pages)[N]> }
export type PageData<N extends PageName> = PageDataByName[N]

const pageReaders: { [N in PageName]: (params: Params) => PageDataByName[N] } = pages

export function readPageData<N extends PageName>(name: N, params: Params): PageData<N> {
  return pageReaders[name](params)
}

export function documentKeys(folder: Folder): DocumentKey[] {
  return documents[folder].map((document) => documentLink(folder, document).key)
}

function linkedFrom(list: 'recipes'): LinkedKind[] | undefined {
  const linked = KINDS.map(({ folder }) => kindOf(folder))
    .filter(
      ({ folder, linkedFrom: from = [] }) => from.includes(list) && documents[folder].length > 0,
    )
    .map(({ folder }) => ({
      folder,
      links: documents[folder].map((document) => documentLink(folder, document)),
    }))
  return linked.length > 0 ? linked : undefined
}

/** Where an ingredient can be bought: the affiliate link of the product its keyword stands for. */
function shopLink(keyword: string): string | undefined {
  const product = site.affiliateProducts?.find((candidate) => candidate.keyword === keyword)
  return reviews.find(({ id }) => id === product?.review)?.affiliateLink
}

/** What is related to what; compared when it is first asked for, since lists need none of it. */
const findRelated = once(() =>
  createRelated({ ...documents, affiliateProducts: site.affiliateProducts }),
)

function relatedCards(related: Related): RelatedCards {
  return {
    recipes: cardsOf('recipes', related.recipes ?? []),
    reviews: cardsOf('reviews', related.reviews ?? []),
    posts: cardsOf('posts', related.posts ?? []),
    collections: cardsOf('collections', related.collections ?? []),
  }
}

export function authorPaths(): string[] {
  return authors.map(({ slug }) => paths.author(slug))
}

function isBy({ slug }: Author) {
  return ({ author }: { author?: string }) => author === slug
}

function neighborsOf(post: Post) {
  const index = posts.indexOf(post)
  return { previous: neighbor(posts[index + 1]), next: neighbor(posts[index - 1]) }
}

function neighbor(post: Post | undefined) {
  return post && { id: post.id, title: post.title }
}

/** The cards of every document that a text may show, made once for all texts. */
const allCards = once(() => ({
  recipes: cardsOf('recipes', recipes),
  reviews: cardsOf('reviews', reviews),
}))
