/**
 * Measures what a visitor of the built site waits for: `npm run build && npm run bench:page`.
 * A middling phone on a slow network: processor at a quarter, 1.6 Mbit/s, 150 ms; medians of five.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'
import { observeVitals, readVitals, type Vitals } from './bench/vitals.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

const RUNS = 5
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PAGES = ['/', '/recipes', '/recipes/1', '/reviews', '/reviews/1', '/comparisons', '/blog/4']

interface Options {
  slow: boolean
  size: typeof PHONE | typeof DESKTOP
}

/** A fresh visitor: nothing cached, nothing stored. */
async function visit<Result>(
  browser: Browser,
  { slow, size }: Options,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(size)
  const page = await context.newPage()
  await page.addInitScript(observeVitals)
  if (slow) await slowDown(page)
  const result = await run(page)
  await context.close()
  return result
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function load(page: Page, url: string): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.dataLayer !== undefined)
  return page.evaluate(readVitals)
}

/** From the navigation's start until a press on a category has filtered the list. */
async function categoryFromStart(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = () => {
      const cards = [...document.querySelectorAll('main article')]
      return cards.filter((card) => card.checkVisibility()).length
    }
    for (;;) {
      const buttons = [...document.querySelectorAll('main button')]
      const button = buttons.find((candidate) => candidate.textContent === 'Desserts')
      if (button instanceof HTMLElement) button.click()
      await frame()
      if (shown() > 0 && shown() < 20) return performance.now()
    }
  })
}

/** From a click on a category until its cards are shown, the page long since alive. */
async function categoryOnceAlive(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.dataLayer !== undefined)
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('main button')]
    const button = buttons.find((candidate) => candidate.textContent === 'Desserts')
    const started = performance.now()
    if (button instanceof HTMLElement) button.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (document.querySelectorAll('main article').length > 20) await frame()
    return performance.now() - started
  })
}

/** From a click on a card that was hovered for a second until the next page's heading is there. */
async function cardToHeading(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const link = page.locator('main article a').first()
  await link.hover()
  await page.waitForTimeout(1000)
  return page.evaluate(async () => {
    const before = document.querySelector('h1')?.textContent
    const card = document.querySelector('main article a')
    const started = performance.now()
    if (card instanceof HTMLElement) card.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (document.querySelector('h1')?.textContent === before) await frame()
    return performance.now() - started
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let count = 0; count < RUNS; count += 1) results.push(await run())
  return results
}

const host = await startStaticHost({ root: sitePlace.dist, port: 0 })
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
const slowPhone: Options = { slow: true, size: PHONE }

console.log('page            FCP ms  LCP ms  blocking ms  shift  KB')
for (const page of PAGES) {
  const all = await repeat(() => visit(browser, slowPhone, (tab) => load(tab, host.url + page)))
  const of = (name: keyof Vitals) => median(all.map((vitals) => vitals[name]))
  const figures = [of('fcp').toFixed(0), of('lcp').toFixed(0), of('blocking').toFixed(0)]
  const [fcp, lcp, blocking] = figures.map((figure) => figure.padStart(6))
  const rest = `${of('shift').toFixed(3)}  ${(of('bytes') / 1024).toFixed(0)}`
  console.log(`${page.padEnd(14)}${fcp}  ${lcp}  ${blocking?.padStart(11)}  ${rest}`)
}

const list = `${host.url}/recipes`
const single: [string, Options, (page: Page) => Promise<number>][] = [
  [
    'category filters, from the start, slow phone',
    slowPhone,
    (tab) => categoryFromStart(tab, list),
  ],
  [
    'category filters, once alive, desktop',
    { slow: false, size: DESKTOP },
    (tab) => categoryOnceAlive(tab, list),
  ],
  [
    'hovered card to next heading, slow',
    { slow: true, size: DESKTOP },
    (tab) => cardToHeading(tab, list),
  ],
]
for (const [name, options, run] of single) {
  const times = await repeat(() => visit(browser, options, run))
  console.log(`${name.padEnd(46)} ${median(times).toFixed(0)} ms`)
}
await browser.close()
await host.close()
