import { withoutBase } from '../addresses/base.ts'
import { OFFLINE_PAGE } from '../addresses/offlineFiles.ts'
import { pageOfData, pagePath } from '../addresses/paths.ts'
import { matchFile, cacheResponse } from './fileCache.ts'
import { type PageRecord, readRecord } from './pageRecord.ts'
import { findOtherWidth } from './pictures.ts'
import type { FetchEvent } from './workerScope.ts'

/** If the network takes longer, the cached version is shown. */
const NETWORK_TIMEOUT_MS = 2000

const shownFromCache = new Map<string, string>()

/** Answers requests for pages and their files; ignores the editor, feeds and other hosts. */
export function respondToFetch(event: FetchEvent, origin: string): void {
  const { request } = event
  const { origin: requestOrigin, pathname } = new URL(request.url)
  // Null for addresses of another site on the domain.
  const path = withoutBase(pathname)
  if (requestOrigin !== origin || path === null || request.headers.has('range')) return
  const page = pagePath(path)
  if (request.method === 'HEAD' && isPagePath(path)) event.respondWith(answerProbe(request, page))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isPagePath(path)) event.respondWith(answerPage(event, page))
  } else if (path.startsWith('/data/')) event.respondWith(answerData(event, pageOfData(path)))
  else if (path.startsWith('/assets/')) event.respondWith(answerFile(event, pathname))
  else if (path.startsWith('/pictures/')) event.respondWith(answerPicture(event, pathname))
}

function isPagePath(pathname: string): boolean {
  return !/^\/admin(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname)
}

async function answerPage(event: FetchEvent, page: string): Promise<Response> {
  try {
    return await networkFirst(fetch(event.request), async () => {
      const record = await readRecord(page)
      if (record) shownFromCache.set(event.resultingClientId, page)
      return record && pageOf(record)
    })
  } catch (error) {
    const offlinePage = await readRecord(OFFLINE_PAGE)
    if (!offlinePage) throw error
    return pageOf(offlinePage)
  }
}

function pageOf({ html, headers }: PageRecord): Response {
  return new Response(html, { headers })
}

/** Answers the HEAD request by which a page checks whether it can reload. */
function answerProbe(request: Request, page: string): Promise<Response> {
  return networkFirst(fetch(request), async () => (await readRecord(page)) && new Response(null))
}

async function answerData({ request, clientId }: FetchEvent, page: string): Promise<Response> {
  const readKept = async () => {
    const record = await readRecord(page)
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    return record && new Response(record.json, { headers })
  }
  // Cached HTML needs the data of its own build.
  const isFromCache = shownFromCache.get(clientId) === page
  return (isFromCache && (await readKept())) || networkFirst(fetch(request), readKept)
}

async function answerFile(event: FetchEvent, pathname: string): Promise<Response> {
  return (await matchFile(pathname)) ?? fetchAndKeep(event, pathname)
}

async function answerPicture(event: FetchEvent, pathname: string): Promise<Response> {
  const keptFile = await matchFile(pathname)
  if (keptFile) return keptFile
  const network = fetchAndKeep(event, pathname)
  return networkFirst(network, () => findOtherWidth(pathname)).catch(blank)
}

/** Returns an empty picture, so that the color of its frame shows. */
function blank(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />'
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }
  return new Response(svg, { headers })
}

/** Caches the response, even if it arrives after the cached version was shown. */
function fetchAndKeep(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fetch(event.request)
  const keeping = network.then((response) => cacheResponse(pathname, response.clone()))
  event.waitUntil(keeping.catch(() => {}))
  return network
}

async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | null | undefined>,
): Promise<Response> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null))
  const inTime = await Promise.race([network.catch(() => null), timeout])
  if (inTime && inTime.status < 500) return inTime
  return (await kept()) ?? network
}
