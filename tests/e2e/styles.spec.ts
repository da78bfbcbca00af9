/** A page carries the styles that it needs, and no others: with all of them it looks the same. */
import type { Page, Route } from '@playwright/test'
import { longestFirst } from './support/reading.ts'
import { shiftsOf, watchShifts } from './support/layoutShifts.ts'
import { expect, test } from './support/site.ts'
import { untilAlive } from './support/visit.ts'

const PATHS = ['/', longestFirst[0]?.address ?? '', '/comparisons']
const SCREENS = [
  { width: 1280, media: 'screen', colorScheme: 'dark' },
  { width: 390, media: 'screen', colorScheme: 'light' },
  { width: 800, media: 'print', colorScheme: 'light' },
] as const

/** What is seen of an element; to read all properties of all elements takes minutes. */
const PROPERTIES = `display visibility opacity position top left width height z-index
  margin padding border border-radius outline box-shadow overflow order color
  background fill stroke filter mask-image clip-path object-fit font letter-spacing
  text-align text-decoration text-transform white-space flex grid-area gap align-items justify-content
  list-style content transform translate scale rotate transition animation cursor
  break-inside`.split(/\s+/)

declare global {
  interface Window {
    /** How each element looked before: the values of all properties, by what they are of. */
    looks?: Map<string, string>
  }
}

/** Notes how each element looks, its `::before` and `::after` too; returns what is new since before. */
function newLooks(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    await document.fonts.ready
    // Margins of what was not laid out yet are none.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const looks = new Map<string, string>()
    for (const [index, element] of document.body.querySelectorAll('*').entries()) {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        for (const name of names) {
          const key = `${index} ${element.localName}.${element.className}${part} ${name}`
          looks.set(key, style.getPropertyValue(name))
        }
      }
    }
    const before = window.looks ?? looks
    window.looks = looks
    const changed = [...looks].filter(([key, value]) => before.get(key) !== value)
    return changed.slice(0, 20).map(([key, value]) => `${key}: ${before.get(key)} → ${value}`)
  }, PROPERTIES)
}

/** Loads the whole of the styles, as the entry does, without using them. */
async function loadWhole(page: Page) {
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')]
    await Promise.all(
      links.map((link) => {
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
        link.dataset.whole = ''
        link.disabled = false
        return loaded
      }),
    )
  })
}

/** Uses the whole of the styles from now on, or only those that the page carries. */
async function useWhole(page: Page, isUsed: boolean) {
  await page.evaluate(
    (media) => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[data-whole]')
      if (links.length === 0) throw new Error('There are no such styles.')
      for (const link of links) link.media = media
    },
    isUsed ? 'all' : 'not all',
  )
}

for (const path of PATHS) {
  test(`${path} looks the same with the styles that it carries and with all`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => {
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(path)
    // What is off the screen is then laid out from the beginning.
    await page.reload()
    await loadWhole(page)
    for (const { width, media, colorScheme } of SCREENS) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media, colorScheme })
      await useWhole(page, false)
      await newLooks(page)
      await useWhole(page, true)
      expect(await newLooks(page), `${media} at ${width} px`).toEqual([])
    }
  })
}

test('nothing moves when the whole styles arrive long after the page', async ({ page }) => {
  await watchShifts(page)
  let late: Route | undefined
  await page.route('**/*.css', (route) => void (late = route))
  // A page that starts before its load event waits with it for the sheet that is held back here.
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => late !== undefined).toBe(true)
  // Their arrival is fonts.spec.ts's.
  await page.evaluate(() => document.fonts.ready)
  const before = await shiftsOf(page)
  expect(await appliedSheets(page)).toBe(0)
  await late?.continue()
  await untilAlive(page)
  expect(await appliedSheets(page)).toBe(1)
  expect(await shiftsOf(page)).toBe(before)
})

/** How many of the sheets that a page links to count. */
function appliedSheets(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets]
    return sheets.filter(({ href, media }) => href !== null && media.mediaText === 'all').length
  })
}

test.describe('a page whose styles do not arrive', () => {
  test.use({ allowed: [/ERR_FAILED|did not arrive/] })

  test('can be read, and starts with them once they can be had', async ({ page }) => {
    let isBroken = true
    const asked: string[] = []
    await page.route('**/*.css', (route) => {
      asked.push(route.request().url())
      const isFirst = route.request().url() === asked[0]
      return isBroken && isFirst ? route.abort() : route.continue()
    })
    await page.clock.install()
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error: '))
    await page.goto('/')
    await failed
    expect(await appliedSheets(page)).toBe(0)
    isBroken = false
    await page.clock.runFor(2000)
    await page.keyboard.press('Tab')
    await untilAlive(page)
    expect(await appliedSheets(page)).toBe(1)
  })
})
