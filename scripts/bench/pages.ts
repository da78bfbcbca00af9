import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'

/** What a visitor waits for on one page; times in milliseconds from the navigation's start. */
export interface Vitals {
  fcp: number
  lcp: number
  /** The part of each long task beyond 50 ms, added up. */
  blocking: number
  /** The sum of layout shifts. */
  shift: number
  requests: number
  kilobytes: number
}

declare global {
  interface Window {
    benchVitals?: { lcp: number; blocking: number; shift: number }
  }
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 }
/** The largest picture may be shown only after the load event. */
const SETTLE_MS = 500
const ASK_AGAIN_MS = 25

/** Loads a page as a first-time visitor with a middling phone on a slow network. */
export async function loadPage(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.goto(url, { waitUntil: 'load' })
  await untilAlive(session)
  await setTimeout(SETTLE_MS)
  const vitals = await page.evaluate(read)
  await context.close()
  return vitals
}

/** A quarter of the processor, 1.6 Mbit/s, 150 ms. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Asks by the protocol: what Playwright injects to wait would count as blocking. */
async function untilAlive(session: CDPSession): Promise<void> {
  for (;;) {
    const expression = 'window.dataLayer !== undefined'
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await setTimeout(ASK_AGAIN_MS)
  }
}

/** Runs in the page before anything else: collects what the browser reports only once. */
function observe(): void {
  const vitals = { lcp: 0, blocking: 0, shift: 0 }
  window.benchVitals = vitals
  const listen = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  listen('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  listen('longtask', ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50)
  })
  listen('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') vitals.shift += entry.value
  })
}

/** Runs in the page when it is alive. */
function read(): Vitals {
  const { lcp, blocking, shift } = window.benchVitals ?? { lcp: 0, blocking: 0, shift: 0 }
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const resources = performance.getEntriesByType('resource')
  const loaded = [...performance.getEntriesByType('navigation'), ...resources]
  const bytes = loaded.reduce(
    (sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0),
    0,
  )
  return { fcp, lcp, blocking, shift, requests: loaded.length, kilobytes: bytes / 1024 }
}
