import type { ComponentType, ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import * as allOfKind from 'words/allOfKind'
import * as missingOfKind from 'words/missingOfKind'
import type { PageData, PageName, PageParams } from '../content/prerender/pageData.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import type { PageProps } from '../content/pageProps.ts'
import { type DocumentPageName, type Folder, kindOf } from '../kinds/kinds.ts'
import { loadCode } from '../shared/loadErrors.ts'
import { pagePath, paths } from '../addresses/paths.ts'
import { navigation } from '../settings/settings.ts'

/** Reads page data: from documents at build time, from static files in a browser. */
export interface DataSource {
  /** Returns null if the address belongs to no document. */
  read: <N extends PageName>(name: N, address: MatchedAddress) => Promise<PageData<N> | null>
}

export interface MatchedAddress {
  pathname: string
  params: PageParams
}

type LoadPage<N extends PageName> = () => Promise<{ Page: ComponentType<PageProps<N>> }>

interface SiteRoute {
  name: PageName
  path: string
  params?: PageParams
  folder?: Folder
  open: (source: DataSource, address: MatchedAddress) => Promise<ReactElement>
}

function route<N extends PageName>(
  name: N,
  path: string,
  load: LoadPage<N>,
  { missing, params }: { missing?: ReactElement; params?: PageParams } = {},
): SiteRoute {
  async function open(source: DataSource, address: MatchedAddress) {
    const dataPromise = source.read(name, address)
    const [{ Page }, data] = await Promise.all([loadCode(load(), dataPromise), dataPromise])
    return data === null ? (missing ?? <NotFoundPage />) : <Page data={data} />
  }
  return { name, path, params, open }
}

function documentRoute<N extends DocumentPageName>(name: N, folder: Folder, load: LoadPage<N>) {
  const { list, key } = kindOf(folder)
  const exit = { label: allOfKind[folder], to: list }
  const missing = <NotFoundPage message={missingOfKind[folder]} exit={exit} />
  return { ...route(name, `${list}/:${key}`, load, { missing }), folder }
}

/** The routes, for browser, prerenderer and sitemap. */
export const routes: SiteRoute[] = [
  route('home', paths.home, () => import('../pages/HomePage.tsx')),
  route('recipes', paths.recipes, () => import('../pages/RecipesPage.tsx')),
  documentRoute('recipe', 'recipes', () => import('../pages/RecipePage.tsx')),
  route('topic', paths.topic(':facet', ':topic'), () => import('../pages/TopicPage.tsx')),
  route('reviews', paths.reviews, () => import('../pages/ReviewsPage.tsx')),
  documentRoute('review', 'reviews', () => import('../pages/ReviewPage.tsx')),
  route('comparisons', paths.comparisons, () => import('../pages/ComparisonsPage.tsx')),
  route('blog', paths.blog, () => import('../pages/BlogPage.tsx')),
  documentRoute('post', 'posts', () => import('../pages/PostPage.tsx')),
  route('collections', paths.collections, () => import('../pages/CollectionsPage.tsx')),
  documentRoute('collection', 'collections', () => import('../pages/CollectionPage.tsx')),
  route('author', paths.author(':slug'), () => import('../pages/AuthorPage.tsx')),
  route('about', paths.about, () => import('../pages/AboutPage.tsx')),
  route('contact', paths.contact, () => import('../pages/ContactPage.tsx')),
  ...navigation.pages.map((slug) =>
    route('text', paths.page(slug), () => import('../pages/TextPage.tsx'), { params: { slug } }),
  ),
  route('search', paths.search, () => import('../pages/SearchPage.tsx')),
  route('saved', paths.saved, () => import('../pages/SavedPage.tsx')),
  route('dinner', paths.dinner, () => import('../pages/DinnerPage.tsx')),
  route('plan', paths.plan, () => import('../pages/PlanPage.tsx')),
  route('shoppingList', paths.shoppingList, () => import('../pages/ShoppingListPage.tsx')),
]

export const notFound = <NotFoundPage />

export function matchRoute(pathname: string): { route: SiteRoute; address: MatchedAddress } | null {
  const path = pagePath(pathname)
  for (const candidate of routes) {
    // Hosts treat file names as case-sensitive.
    const match = matchPath({ path: candidate.path, end: true, caseSensitive: true }, path)
    if (match)
      return {
        route: candidate,
        address: { pathname: path, params: { ...match.params, ...candidate.params } },
      }
  }
  return null
}

/** Corrects the letter case of an address if a page has the corrected one. */
export function knownPath(pathname: string): string {
  const lower = pathname.toLowerCase()
  return matchRoute(lower) ? lower : pathname
}
