import type { ComponentType, ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import type { PageData, PageName, Params } from '../content/pageData.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import type { PageProps } from '../pages/pageProps.ts'
import { withData } from '../site/loadErrors.ts'
import { pagePath, paths } from '../site/paths.ts'

/** Where the data of a page comes from: the documents at build time, static files in a browser. */
export interface DataSource {
  /** The data of the page, or null when its address names no document. */
  read: <N extends PageName>(name: N, place: Place) => Promise<PageData<N> | null>
}

export interface Place {
  pathname: string
  params: Params
}

interface PageModule<N extends PageName> {
  Page: ComponentType<PageProps<N>>
}

interface RouteOptions<N extends PageName> {
  load: () => Promise<PageModule<N>>
  /** What is shown when the address names no document. */
  missing?: ReactElement
}

/** One row of the site map. */
export interface SiteRoute {
  name: PageName
  /** A pattern in React Router's notation. */
  path: string
  /** Loads the page's code and data at the same time and returns what to render. */
  open: (source: DataSource, place: Place) => Promise<ReactElement>
  /** Loads the page's code alone. */
  load: () => Promise<unknown>
}

function route<N extends PageName>(
  name: N,
  path: string,
  { load, missing }: RouteOptions<N>,
): SiteRoute {
  async function open(source: DataSource, place: Place) {
    const arriving = source.read(name, place)
    const [{ Page }, data] = await Promise.all([withData(load(), arriving), arriving])
    return data === null ? (missing ?? <NotFoundPage />) : <Page data={data} />
  }
  return { name, path, load, open }
}

/** The site map: every address of the site, for the browser, the prerenderer and the sitemap. */
export const routes: SiteRoute[] = [
  route('home', paths.home, { load: () => import('../pages/HomePage.tsx') }),
  route('recipes', paths.recipes, { load: () => import('../pages/RecipesPage.tsx') }),
  route('recipe', `${paths.recipes}/:id`, {
    load: () => import('../pages/RecipePage.tsx'),
    missing: (
      <NotFoundPage
        message="Recipe not found"
        way={{ label: 'See all recipes', to: paths.recipes }}
      />
    ),
  }),
  route('reviews', paths.reviews, { load: () => import('../pages/ReviewsPage.tsx') }),
  route('review', `${paths.reviews}/:id`, {
    load: () => import('../pages/ReviewPage.tsx'),
    missing: (
      <NotFoundPage
        message="Review not found"
        way={{ label: 'See all reviews', to: paths.reviews }}
      />
    ),
  }),
  route('comparisons', paths.comparisons, { load: () => import('../pages/ComparisonsPage.tsx') }),
  route('blog', paths.blog, { load: () => import('../pages/BlogPage.tsx') }),
  route('post', `${paths.blog}/:id`, {
    load: () => import('../pages/PostPage.tsx'),
    missing: (
      <NotFoundPage
        message="Blog post not found"
        way={{ label: 'See all posts', to: paths.blog }}
      />
    ),
  }),
  route('about', paths.about, { load: () => import('../pages/AboutPage.tsx') }),
  route('contact', paths.contact, { load: () => import('../pages/ContactPage.tsx') }),
  route('privacy', paths.privacy, { load: () => import('../pages/PrivacyPage.tsx') }),
  route('search', paths.search, { load: () => import('../pages/SearchPage.tsx') }),
]

/** What stands at an address that no route has. */
export const notFound = <NotFoundPage />

/** The route of an address with the parameters in it, or null. */
export function matchRoute(pathname: string): { route: SiteRoute; place: Place } | null {
  const path = pagePath(pathname)
  for (const candidate of routes) {
    // As exact as a host is about its files.
    const match = matchPath({ path: candidate.path, end: true, caseSensitive: true }, path)
    if (match) return { route: candidate, place: { pathname: path, params: match.params } }
  }
  return null
}
