/**
 * Measures how soon cook mode of the built site is open, from the end of the press of its button to
 * the first drawn frame with the dialog: `npm run build && npm run bench:cook`. Median and worst of 20 each.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { median } from './bench/median.ts'
import { slowDown } from './bench/slowPhone.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'

const RUNS = 20
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const RECIPE = '/recipes/7'
/** How long a finger stays on a button. */
const PRESS_MS = 80

interface Case {
  name: string
  /** A quarter of the processor and a slow network. */
  isSlow: boolean
  /** Whether the recipe was touched before, or is read for a while without. */
  before?: 'touched' | 'read'
}

const CASES: Case[] = [
  { name: 'a fast phone, first press', isSlow: false },
  { name: 'a fast phone, after a touch on the recipe', isSlow: false, before: 'touched' },
  { name: 'a slow phone, after a touch on the recipe', isSlow: true, before: 'touched' },
  { name: 'a slow phone on a slow network, first press', isSlow: true },
  { name: 'the same after two seconds of reading', isSlow: true, before: 'read' },
]

/** Milliseconds from the press to the frame with the dialog. */
async function timeToOpen(page: Page, url: string, { isSlow, before }: Case) {
  if (isSlow) await slowDown(await page.context().newCDPSession(page))
  await page.goto(url + RECIPE, { waitUntil: 'load' })
  await page.waitForFunction(() => window.dataLayer !== undefined)
  if (before === 'read') await page.waitForTimeout(2000)
  if (before === 'touched') {
    await page.locator('#instructions').dispatchEvent('pointerover')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('openCooking')),
    )
    await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  return page.evaluate(async (press) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the browser
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const link = document.querySelector<HTMLElement>('a[href="#cook"]')
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    await new Promise((resolve) => setTimeout(resolve, press))
    const started = performance.now()
    link?.click()
    while (!document.querySelector('dialog[open]')) await frame()
    // What follows the callbacks of a frame, follows its drawing.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  }, PRESS_MS)
}

async function measure(browser: Browser, url: string, one: Case) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE)
    times.push(await timeToOpen(await context.newPage(), url, one))
    await context.close()
  }
  const figures = [median(times), Math.max(...times)].map((ms) =>
    `${ms.toFixed(0)} ms`.padStart(10),
  )
  console.log(one.name.padEnd(48) + figures.join(''))
}

const host = await startStaticHost({ root: sitePlace.dist, port: 0 })
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
console.log(`${'cook mode is open on'.padEnd(48)}${'median'.padStart(10)}${'worst'.padStart(10)}`)
for (const one of CASES) await measure(browser, host.url, one)
await browser.close()
await host.close()
