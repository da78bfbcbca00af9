import { pageOfData, pagePath } from '../addresses/paths.ts'
import { OFFLINE_PAGE } from '../addresses/offlineFiles.ts'
import { findKeptFile, keepAnswer } from './files.ts'
import { dataOf, pageOf, readRecord } from './pageRecord.ts'
import { findKeptPicture } from './pictures.ts'
import type { FetchEvent } from './workerScope.ts'

/** How long the network may take before what is kept is shown, in milliseconds. */
const PATIENCE = 2000

/** The pages that were shown from what is kept, by the page that shows each. */
const shownFromKept = new Map<string, string>()

/**
 * Answers what belongs to the pages of the site, whether the network does or not. All else is left to
 * the browser: the editor, feeds, other hosts, and everything that is sent.
 */
export function answer(event: FetchEvent, origin: string): void {
  const { request } = event
  const { origin: asked, pathname } = new URL(request.url)
  if (asked !== origin || request.headers.has('range')) return
  if (request.method === 'HEAD' && isPage(pathname)) event.respondWith(answerProbe(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerPage(event))
  } else if (pathname.startsWith('/data/')) event.respondWith(answerData(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event))
  else if (pathname.startsWith('/pictures/')) event.respondWith(answerPicture(event))
}

/** Whether an address may be that of a page: not the editor's, and no file of another kind. */
function isPage(pathname: string): boolean {
  return !/^\/admin(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname)
}

async function answerPage({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const path = pagePath(new URL(request.url).pathname)
  const kept = async () => {
    const record = await readRecord(path)
    if (record) shownFromKept.set(resultingClientId, path)
    return record && pageOf(record)
  }
  try {
    return await networkFirst(fetch(request), kept)
  } catch (error) {
    const instead = await readRecord(OFFLINE_PAGE)
    if (!instead) throw error
    return pageOf(instead)
  }
}

/** Whether a page is there, as is asked before it is loaded again. */
function answerProbe(request: Request): Promise<Response> {
  const path = pagePath(new URL(request.url).pathname)
  return networkFirst(fetch(request), async () => {
    return (await readRecord(path)) && new Response(null)
  })
}

async function answerData({ request, clientId }: FetchEvent): Promise<Response> {
  const path = pageOfData(new URL(request.url).pathname)
  const kept = async () => {
    const record = await readRecord(path)
    return record && dataOf(record)
  }
  // HTML that was kept fits the data that was kept with it, and perhaps no other.
  const isFromKept = shownFromKept.get(clientId) === path
  return (isFromKept && (await kept())) || networkFirst(fetch(request), kept)
}

async function answerFile(event: FetchEvent): Promise<Response> {
  return (await findKeptFile(event.request.url)) ?? fetchAndKeep(event)
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await findKeptFile(pathname)
  return kept ?? networkFirst(fetchAndKeep(event), () => findKeptPicture(pathname))
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const { request } = event
  const response = await fetch(request)
  event.waitUntil(keepAnswer(new URL(request.url).pathname, response.clone()))
  return response
}

/**
 * The network's answer; when it fails, is that of a failing server, or takes too long, what is kept.
 * @throws when there is neither
 */
async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | null | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => null), after(PATIENCE)])
  if (inTime && inTime.status < 500) return inTime
  return (await kept()) ?? network
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
