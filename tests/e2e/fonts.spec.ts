/** The text is there at once in a font of the system; the site's own takes its place unnoticed. */
import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { posts, recipes, reviews } from './content.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const PATHS = [
  '/',
  '/recipes',
  `/recipes/${recipes[0]?.id}`,
  '/reviews',
  `/reviews/${reviews[0]?.id}`,
  '/comparisons',
  '/blog',
  `/blog/${posts[0]?.id}`,
  '/collections',
  '/about',
  '/contact',
  '/privacy',
]
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** How much of a page may move, summed up as browsers do. */
const MOST = 0.01

/** Lets no font arrive before the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route('**/*.woff2', async (route) => {
    await opened
    await route.continue()
  })
  return () => gate.emit('open')
}

function untilPainted(page: Page) {
  return page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

/** Whether both fonts of the site are what is drawn. */
function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const fonts = ['main p', 'main h1'].map((part) => document.querySelector(part))
    return fonts.every((element) => {
      const { fontFamily = '', fontWeight } = element ? getComputedStyle(element) : {}
      const [own] = fontFamily.split(',')
      return document.fonts.check(`${fontWeight} 16px ${own}`)
    })
  })
}

for (const path of PATHS) {
  test(`${path} is read at once, and does not move when the fonts arrive`, async ({ page }) => {
    await watchShifts(page)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const release = await holdFonts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await untilPainted(page)
      expect(await isDrawn(page), 'the fonts are there').toBe(false)
      release()
      await page.waitForLoadState('load')
      await expect.poll(() => isDrawn(page), 'the fonts are there').toBe(true)
      expect(await shiftsOf(page), `at ${screen.width} px`).toBeLessThanOrEqual(MOST)
      await page.unrouteAll()
    }
  })
}

test('a page in English loads one file of each font', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname)
  })
  await visit(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(loaded).toHaveLength(2)
})

test('lines in the fonts of this system are as long as those in the site’s', async ({ page }) => {
  await visit(page, '/contact')
  const compared = await page.evaluate(async () => {
    await document.fonts.ready
    const LINE = 'Whisk 2 cups of flour with the butter, then stir in the milk with a fork.'
    const drawn = document.body.appendChild(document.createElement('span'))
    drawn.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px'
    drawn.textContent = LINE
    const widthIn = (family: string, weight: string) => {
      drawn.style.fontFamily = family
      drawn.style.fontWeight = weight
      return drawn.getBoundingClientRect().width
    }
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes(' as '))
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()))
    return loaded.flatMap((result) => {
      if (result.status === 'rejected') return []
      const { family, weight } = result.value
      const [own = ''] = family.replaceAll(/["']/g, '').split(' as ')
      const usual = weight === '400' ? '400' : (weight.split(' ')[0] ?? '')
      return [{ family, weight, part: widthIn(family, usual) / widthIn(own, usual) }]
    })
  })
  expect(compared.length, 'this system has some of the fonts').toBeGreaterThan(0)
  const far = compared.filter(({ part }) => Math.abs(part - 1) > 0.02)
  expect(far).toEqual([])
})
