/** The data of each page, embedded in its HTML and published as JSON. */
import type { DocumentKey, DocumentPageName, Folder } from '../../kinds/kinds.ts'
import { KINDS, kindOf } from '../../kinds/kinds.ts'
import { paths } from '../../addresses/paths.ts'
import { toCards, toComparisonRow, toFeaturedRecipe, type CardLists } from './cards.ts'
import * as show from './documentPages.ts'
import {
  authors,
  categoryList,
  listCategories,
  type Author,
  collections,
  documents,
  type DocumentOf,
  home,
  type Post,
  posts,
  recipes,
  reviews,
  site,
  textPages,
} from './documents.ts'
import { toDocumentLink, type LinkedKind } from './documentLink.ts'
import { once } from '../../shared/memoize.ts'
import { isOfTopic, recipeTopics, topicLinks } from './recipeTopics.ts'
import { createRelatedFinder, type RelatedDocuments } from './related/related.ts'
import { topicTitle } from './topicTitle.ts'
import { searchIndex } from './searchIndex.ts'
import { versionedJson } from './versionedJson.ts'
import { buildFinder } from './buildFinder.ts'

/** The kinds of rest that allow making a dish ahead of a dinner. */
const KEEPING_RESTS: ReadonlySet<string | undefined> = new Set(['chilling', 'cooling', 'freezing'])

const FEATURED_COUNT = 3
const HERO_COUNT = 2

function documentPage<D extends { id: number } | { slug: string }, Data>(
  documentsOfKind: readonly D[],
  dataOf: (document: D) => Data,
) {
  return ({ id, slug }: PageParams): Data | null => {
    const key = slug ?? id
    const found = documentsOfKind.find((one) => ('id' in one ? String(one.id) : one.slug) === key)
    return found ? dataOf(found) : null
  }
}

function listPage<Data>(folder: Folder, data: () => Data) {
  return (): Data | null => (documents[folder].length > 0 ? data() : null)
}

function textPage(slug: string) {
  const page = textPages.find((candidate) => candidate.slug === slug)
  if (!page) return null
  const hasYoutube = recipes.some(({ video }) => video?.youtube)
  return show.textPageData(page, hasYoutube)
}

/** Returns the published documents among `names`, such as `recipes/7`; by default the first. */
function featured<F extends 'recipes' | 'reviews' | 'posts'>(folder: F, names?: readonly string[]) {
  const all: readonly DocumentOf<F>[] = documents[folder]
  if (!names) return all.slice(0, FEATURED_COUNT)
  return names.flatMap((name) => all.find(({ id }) => `${folder}/${id}` === name) ?? [])
}

const topics = once(() => recipeTopics(recipes))

export function topicPaths(): string[] {
  return [...topics().keys()]
}

function topicPage(path: string) {
  const topic = topics().get(path)
  if (!topic) return null
  const { word, recipes: listed } = topic
  const words = categoryList.topics?.find(({ name }) => isOfTopic(topic, name))
  const category = categoryList.recipes.find(({ name }) => name === word)
  return {
    path,
    title: words?.title ?? topicTitle(topic),
    description: words?.description ?? category?.description,
    recipes: toCards('recipes', listed),
  }
}

export type PageParams = Readonly<Partial<Record<string, string>>>

const pages = {
  home: () => ({
    sections: home.sections ?? [],
    buttons: home.buttons?.map(({ label, to }) => ({ label, to })),
    tiles: home.tiles?.map(({ title, text, to }) => ({ title, text, to })),
    recipes: featured('recipes', home.recipes).map(toFeaturedRecipe),
    // Avoids the recipes featured below, unless there are too few others.
    hero: (home.hero
      ? featured('recipes', home.hero)
      : [...recipes.slice(FEATURED_COUNT), ...recipes]
    )
      .slice(0, HERO_COUNT)
      .map(toFeaturedRecipe),
    reviews: toCards('reviews', featured('reviews', home.reviews)),
    posts: toCards('posts', featured('posts', home.posts)),
  }),
  recipes: listPage('recipes', () => ({
    recipes: toCards('recipes', recipes),
    categories: listCategories('recipes'),
    linked: linkedKinds(),
    finder: finderFile().version,
  })),
  recipe: documentPage(recipes, (recipe) =>
    show.recipePageData(
      recipe,
      { shopLink, reviews, authors, topics: topicLinks(recipe, topics()) },
      relatedCards(relatedFinder().toRecipe(recipe)),
    ),
  ),
  topic: ({ facet = '', topic = '' }) => topicPage(paths.topic(facet, topic)),
  reviews: listPage('reviews', () => ({
    reviews: toCards('reviews', reviews),
    categories: listCategories('reviews'),
  })),
  review: documentPage(reviews, (review) =>
    show.reviewPageData(review, {
      defaultCount: site.defaultReviewCount,
      reviews,
      authors,
      related: relatedCards(relatedFinder().toReview(review)),
    }),
  ),
  comparisons: listPage('reviews', () => ({
    products: reviews.map(toComparisonRow),
    categories: listCategories('reviews'),
  })),
  blog: listPage('posts', () => ({ posts: toCards('posts', posts) })),
  post: documentPage(posts, (post) =>
    show.postPageData(post, allCards(), {
      authors,
      neighbors: neighborsOf(post),
      related: relatedCards(relatedFinder().toPost(post)),
    }),
  ),
  collections: listPage('collections', () => ({
    collections: toCards('collections', collections),
  })),
  collection: documentPage(collections, (collection) =>
    show.collectionPageData(
      collection,
      allCards(),
      relatedCards(relatedFinder().toCollection(collection)),
    ),
  ),
  author: documentPage(authors, (author) =>
    show.authorPageData(author, {
      recipes: toCards('recipes', recipes.filter(isWrittenBy(author))),
      reviews: toCards('reviews', reviews.filter(isWrittenBy(author))),
      posts: toCards('posts', posts.filter(isWrittenBy(author))),
    }),
  ),
  about: () => textPage('about'),
  text: ({ slug = '' }) => textPage(slug),
  contact: () => ({ page: textPage('contact') }),
  saved: () => ({ recipes: toCards('recipes', recipes) }),
  shoppingList: () => ({}),
  dinner: () => ({
    recipes: recipes.map(({ id, title, tasks, restKind }) => {
      return { id, title, tasks, canWait: KEEPING_RESTS.has(restKind) }
    }),
  }),
  plan: () => ({ recipes: recipes.map(({ id, title, servings }) => ({ id, title, servings })) }),
  search: () => ({
    index: searchIndex().version,
    suggestions: site.suggestedSearches ?? [],
    lists: KINDS.filter(({ folder }) => documents[folder].length > 0).map((kind) => ({
      folder: kind.folder,
      categories: 'isFiltered' in kind ? listCategories(kind.folder).map(({ name }) => name) : [],
    })),
  }),
} satisfies Record<DocumentPageName | 'about', (params: PageParams) => object | null> &
  Record<string, unknown>

export type PageName = keyof typeof pages
type PageDataByName = { [N in PageName]: ReturnType<(typeof pages)[N]> }
export type PageData<N extends PageName> = PageDataByName[N]

const pageReaders: { [N in PageName]: (params: PageParams) => PageDataByName[N] } = pages

export function readPageData<N extends PageName>(name: N, params: PageParams): PageData<N> {
  return pageReaders[name](params)
}

export function documentKeys(folder: Folder): DocumentKey[] {
  return documents[folder].map((document) => toDocumentLink(folder, document).key)
}

/** The documents that the list of recipes links to, by kind. */
function linkedKinds(): LinkedKind[] | undefined {
  const linked = KINDS.flatMap(({ folder }) => {
    const links = documents[folder].map((document) => toDocumentLink(folder, document))
    const isLinked = kindOf(folder).linkedFrom?.includes('recipes') && links.length > 0
    return isLinked ? [{ folder, links }] : []
  })
  return linked.length > 0 ? linked : undefined
}

/** Returns the affiliate link of the reviewed product for an ingredient's keyword. */
function shopLink(keyword: string): string | undefined {
  const product = site.affiliateProducts?.find((candidate) => candidate.keyword === keyword)
  return reviews.find(({ id }) => id === product?.review)?.affiliateLink
}

const relatedFinder = once(() =>
  createRelatedFinder({ ...documents, affiliateProducts: site.affiliateProducts }),
)

function relatedCards(related: RelatedDocuments): CardLists {
  return {
    recipes: toCards('recipes', related.recipes),
    reviews: toCards('reviews', related.reviews),
    posts: toCards('posts', related.posts),
    collections: toCards('collections', related.collections),
  }
}

function isWrittenBy({ slug }: Author) {
  return ({ author }: { author?: string }) => author === slug
}

function neighborsOf(post: Post) {
  const [previous, next] = [1, -1].map((by) => {
    const neighbor = posts[posts.indexOf(post) + by]
    return neighbor && { id: neighbor.id, title: neighbor.title }
  })
  return { previous, next }
}

const allCards = once(() => ({
  recipes: toCards('recipes', recipes),
  reviews: toCards('reviews', reviews),
}))

export const finderFile = once(() => versionedJson(buildFinder(recipes)))
