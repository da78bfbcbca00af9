/**
 * Measures what a visitor of the built site waits for, beside a plain Astro site of the same
 * documents: `npm run build && npm run bench:page`. A middling phone on a slow network: processor at
 * a quarter, 1.6 Mbit/s, 150 ms; medians of five, the two sites in turn.
 */
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { buildAstro } from './bench/astroSite.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'
import { median } from './bench/median.ts'
import { slowDown } from './bench/slowPhone.ts'
import { observeVitals, readVitals, type Vitals } from './bench/vitals.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

const RUNS = 5
const SETTLE_MS = 500
const ASK_AGAIN_MS = 25
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PAGES = ['/', '/recipes', '/recipes/1', '/reviews', '/reviews/1', '/blog/4']

interface Site {
  name: 'astro' | 'pinchwell'
  url: string
}

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
  if (slow) await slowDown(await context.newCDPSession(page))
  const result = await run(page)
  await context.close()
  return result
}

async function load(page: Page, { name, url }: Site, path: string): Promise<Vitals> {
  await page.goto(url + path, { waitUntil: 'load' })
  if (name === 'pinchwell') await untilAlive(page)
  // The largest picture may be painted only after the load event.
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(readVitals)
}

/** Asks by the protocol: what Playwright injects to wait would count as blocking time of the page. */
async function untilAlive(page: Page) {
  const session = await page.context().newCDPSession(page)
  const expression = 'window.dataLayer !== undefined'
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await setTimeout(ASK_AGAIN_MS)
  }
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
  await untilAlive(page)
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

/**
 * From a click on a card until the next page's heading is there.
 * @param ahead how long the card is hovered before, in milliseconds
 */
async function cardToHeading(page: Page, url: string, ahead: number): Promise<number> {
  await page.goto(url, { waitUntil: 'load' })
  await untilAlive(page)
  const link = page.locator('main article a').first()
  if (ahead > 0) await link.hover()
  await page.waitForTimeout(ahead)
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

/** Medians for each site, measured in turn, so that what else the machine does hits both. */
async function inTurn<Result>(
  sites: readonly Site[],
  run: (site: Site) => Promise<Result>,
): Promise<Result[][]> {
  const results = sites.map((): Result[] => [])
  for (let count = 0; count < RUNS; count += 1) {
    for (const [index, site] of sites.entries()) results[index]?.push(await run(site))
  }
  return results
}

function columns(cells: (string | number)[]): string {
  const [first = '', ...others] = cells.map(String)
  return first.padEnd(16) + others.map((cell) => cell.padStart(12)).join('')
}

async function measurePages(browser: Browser, sites: readonly Site[]) {
  console.log(columns(['page', 'FCP', 'of Astro', 'LCP', 'of Astro', 'blocking', 'shift', 'KB']))
  for (const path of PAGES) {
    const all = await inTurn(sites, (site) =>
      visit(browser, slowPhone, (tab) => load(tab, site, path)),
    )
    const medianOf = (runs: Vitals[] = [], name: keyof Vitals) =>
      median(runs.map((vitals) => vitals[name]))
    const [astro, own] = all
    const ratio = (name: keyof Vitals) => (medianOf(own, name) / medianOf(astro, name)).toFixed(2)
    console.log(
      columns([
        path,
        medianOf(own, 'fcp').toFixed(0),
        ratio('fcp'),
        medianOf(own, 'lcp').toFixed(0),
        ratio('lcp'),
        medianOf(own, 'blocking').toFixed(0),
        medianOf(own, 'shift').toFixed(3),
        (medianOf(own, 'bytes') / 1024).toFixed(0),
      ]),
    )
  }
}

type Single = [name: string, of: readonly Site[], options: Options, Measure]
type Measure = (page: Page, site: Site) => Promise<number>

async function measureSingles(browser: Browser, singles: Single[]) {
  for (const [name, sites, options, run] of singles) {
    const all = await inTurn(sites, (site) => visit(browser, options, (tab) => run(tab, site)))
    const medians = all.map(
      (times, index) => `${sites[index]?.name} ${median(times).toFixed(0)} ms`,
    )
    console.log(`${name.padEnd(46)} ${medians.join(', ')}`)
  }
}

const hosts = [
  await startStaticHost({ root: await buildAstro(), port: 0 }),
  await startStaticHost({ root: sitePlace.dist, port: 0 }),
]
const [astroUrl = '', url = ''] = hosts.map((host) => host.url)
const own: Site = { name: 'pinchwell', url }
const both: Site[] = [{ name: 'astro', url: astroUrl }, own]
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
const slowPhone: Options = { slow: true, size: PHONE }
const desktop: Options = { slow: false, size: DESKTOP }

console.log(`load ${loadavg()[0]?.toFixed(1)}; milliseconds`)
await measurePages(browser, both)
const list = '/recipes'
await measureSingles(browser, [
  [
    'category from the start, slow phone',
    both,
    slowPhone,
    (tab, site) => categoryFromStart(tab, site.url + list),
  ],
  [
    'category once alive, desktop',
    [own],
    desktop,
    (tab, site) => categoryOnceAlive(tab, site.url + list),
  ],
  [
    'card hovered for a second to heading, slow',
    [own],
    { slow: true, size: DESKTOP },
    (tab, site) => cardToHeading(tab, site.url + list, 1000),
  ],
  [
    'card tapped to heading, slow phone',
    [own],
    slowPhone,
    (tab, site) => cardToHeading(tab, site.url + list, 0),
  ],
])
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
await browser.close()
for (const host of hosts) await host.close()
