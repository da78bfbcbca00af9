import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { FailedPage } from './app/FailedPage.tsx'
import { createPageStore } from './app/pageStore.ts'
import { type DataSource, matchRoute, routes } from './app/routes.tsx'
import { authors, documents } from './content/prerender/documents.ts'
import { fileWords } from './content/prerender/fileWords.ts'
import { documentKeys, readPageData, finderFile, topicPaths } from './content/prerender/pageData.ts'
import { searchIndex } from './content/prerender/searchIndex.ts'
import { type SiteRedirect, listRedirects } from './content/prerender/siteRedirects.ts'
import { documentPath, kindOf } from './kinds/kinds.ts'
import { withBase } from './addresses/base.ts'
import { OFFLINE_PAGE } from './addresses/offlineFiles.ts'
import { LoadError } from './shared/loadErrors.ts'
import { finderPath, indexPath, pagePath, paths } from './addresses/paths.ts'
import { setWriters } from './seo/JsonLd.tsx'
import * as writers from './seo/jsonLdWriters.ts'
import { settings } from './settings/settings.ts'

setWriters(writers)

export const content = { settings, ...documents, authors, readPageData, words: fileWords }

/** The unprocessed settings file, for the files of hosts. */
export { site as siteFile } from './content/prerender/documents.ts'

type PageJob = ReturnType<typeof pageJob>

/** Lists all pages and 404 pages, without kinds that have no documents. */
export function pageJobs(): PageJob[] {
  const pages = routes.flatMap(({ name, path, params = {}, folder }): PageJob[] => {
    if (!folder) return readPageData(name, params) ? [pageJob(path)] : []
    const { list } = kindOf(folder)
    const jobs = documentKeys(folder).map((key) => pageJob(documentPath(folder, key)))
    return pageJson(list) ? jobs.concat(notFoundJob(list)) : []
  })
  return [
    ...pages,
    ...[...authors.map(({ slug }) => paths.author(slug)), ...topicPaths()].map(pageJob),
    { pathname: '/404', htmlFile: '404.html', hasData: false },
    ...(settings.offline ? [{ ...pageJob(OFFLINE_PAGE), hasData: false }] : []),
  ]
}

function pageJob(pathname: string) {
  return { pathname, htmlFile: `${pathname.slice(1)}/index.html`.replace(/^\//, ''), hasData: true }
}

/** The 404 page for unknown documents of a kind; hosts serve the nearest 404.html. */
function notFoundJob(folder: string): PageJob {
  return { pathname: `${folder}/-`, htmlFile: `${folder.slice(1)}/404.html`, hasData: false }
}

const buildData: DataSource = { read: async (name, { params }) => readPageData(name, params) }

const DID_NOT_LOAD = <FailedPage error={new LoadError('There is no connection.')} />

/**
 * Returns the head and body of a page, with its route and name.
 * @param year for the copyright line, until the browser replaces it
 */
export async function renderPage(pathname: string, year: number) {
  const isOffline = pathname === OFFLINE_PAGE
  const store = createPageStore(buildData, isOffline ? DID_NOT_LOAD : undefined)
  await store.open(pathname)
  const html = renderToString(
    <StaticRouter basename={withBase('/')} location={withBase(pathname)}>
      <App store={store} year={year} />
    </StaticRouter>,
  )
  const route = matchRoute(pathname)?.route.name ?? ''
  // The offline page appears at the addresses of other pages.
  return { ...splitHead(html), route, name: isOffline ? 'offline' : route }
}

export function pageJson(pathname: string): string | null {
  const match = matchRoute(pathname)
  const data = match && readPageData(match.route.name, match.address.params)
  return data && JSON.stringify(data)
}

/** Lists redirects of old addresses, except those to unpublished pages. */
export function redirects(): SiteRedirect[] {
  return listRedirects().filter(({ to }) => {
    const [pathname = ''] = to.split(/[?#]/, 1)
    return pageJson(pagePath(pathname)) !== null
  })
}

export function indexFiles(): Map<string, string> {
  const search = searchIndex()
  const finder = finderFile()
  return new Map([
    [indexPath(search.version), search.json],
    [finderPath(finder.version), finder.json],
  ])
}

/** Splits the output of React, which puts the elements of the head before the body. */
function splitHead(html: string): { head: string; body: string } {
  const head = html.match(/^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
