import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openWithData } from './lists.ts'
import { expect, notFoundAt, test } from './site.ts'
import { blockStorage, expectAddress, visit, visitAsNew } from './visit.ts'

const FOUND = [
  '/',
  '/recipes',
  '/reviews',
  '/comparisons',
  '/blog',
  '/recipes/1',
  '/reviews/1',
  '/blog/1',
  '/about',
  '/contact',
  '/privacy',
]
const MISSING = ['/recipes/9999', '/nowhere']

const SOMETHING = { id: 1, category: 'Beverages', imageDesc: 'A cup', rating: 4.5 }
const NOTHING_SHOWN = [
  { list: '/recipes', name: 'Recipes', data: { recipes: [] }, message: /^No recipes in this/ },
  { list: '/reviews', name: 'Reviews', data: { reviews: [] }, message: /^No reviews in this/ },
  {
    list: '/comparisons',
    name: 'Comparisons',
    data: { products: [SOMETHING] },
    message: /^No products found in this/,
  },
] as const

interface Target {
  name: string
  width: number
  height: number
}

/** What can be pressed or typed in, but links inside a sentence, which may be as high as it. */
function targets(page: Page): Promise<(Target & { least: Omit<Target, 'name'> })[]> {
  return page.evaluate(() => {
    const selector =
      'a[href]:not([href="#main"]), button, input, select, textarea, summary, [role=tab]'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => {
        const block = element.closest('p, li, dd, td')
        const around = (block?.textContent ?? '').replace(element.textContent, '').trim()
        const isInSentence = getComputedStyle(element).display === 'inline' && around !== ''
        return element.checkVisibility() && !isInSentence
      })
      .map((element) => {
        // The link of a card is stretched over the whole of it.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute'
        const surface = isStretched ? element.closest('article') : element.closest('label')
        const { width, height } = (surface ?? element).getBoundingClientRect()
        const name = element.ariaLabel || element.textContent || element.outerHTML
        // Names in the footer may be as short as “Blog”; those in a table have the table around.
        const least = element.closest('table') && !element.closest('td') ? 24 : 44
        const leastWidth = element.closest('footer nav') ? 24 : least
        return {
          name: name.slice(0, 80),
          width,
          height,
          least: { width: leastWidth, height: least },
        }
      })
  })
}

async function expectLargeEnough(page: Page, state: string) {
  const all = await targets(page)
  expect(all.length).toBeGreaterThan(10)
  const small = all.filter(
    ({ width, height, least }) => width < least.width || height < least.height,
  )
  expect.soft(small, state).toEqual([])
}

/** How far a page reaches beyond the width of its window; both are the same when all is well. */
function widths(page: Page): Promise<{ window: number; content: number }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return { window: clientWidth, content: scrollWidth }
  })
}

async function expectNoScrollSideways(page: Page, width: number, state: string) {
  const { window, content } = await widths(page)
  expect.soft({ window, content }, `${state} at ${width} px`).toEqual({
    window: width,
    content: width,
  })
}

/** Looks at a page on a desktop and, with its menu open, on a phone. */
async function expectAllWell(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectLargeEnough(page, state)
  for (const width of [1920, 1280, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoScrollSideways(page, width, state)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page, `${state} at 390 px`)
  await expectLargeEnough(page, `${state} at 390 px`)
}

test.describe('axe has no complaint, targets are large enough and nothing scrolls sideways', () => {
  // The browser itself logs the status of what is not found.
  test.use({ allowed: [notFoundAt(...MISSING)] })

  for (const path of [...FOUND, ...MISSING]) {
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path)
      await expectAllWell(page, path)
    })
  }
})

test('search has no complaint either, before, with and without results', async ({ page }) => {
  for (const path of ['/search', '/search?q=soup', '/search?q=resoto']) {
    await visit(page, path)
    const [, query = ''] = path.split('q=')
    await expect(page.getByRole('main').getByRole('status')).toContainText(query)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAllWell(page, path)
  }
})

test.describe('axe has no complaint', () => {
  test('about toasts of both kinds, whose buttons are large enough', async ({ page }) => {
    await visit(page, '/privacy')
    for (const button of ['Pinterest', 'Subscribe']) {
      await page.getByRole('contentinfo').getByRole('button', { name: button }).press('Enter')
      await expectStayingToast(page)
      await expectAccessible(page, button)
      await expectLargeEnough(page, button)
    }
  })

  test('about the contact form, when it is sent empty and when it cannot be stored', async ({
    page,
  }) => {
    await blockStorage(page)
    await visit(page, '/contact')
    const form = page.getByRole('main')
    const send = form.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectAccessible(page, 'sent empty')
    for (const name of ['Name', 'Subject', 'Message']) {
      await form.getByRole('textbox', { name }).fill('Robin')
    }
    await form.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
    await send.press('Enter')
    await expectStayingToast(page)
    await expect(page.getByRole('group', { name: 'Not saved' })).toBeVisible()
    await expectAccessible(page, 'not saved')
  })

  test('about filtered lists and another comparison', async ({ page }) => {
    await visit(page, '/recipes?category=Dinner')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(11)
    await expectAccessible(page, 'recipes')
    await visit(page, '/reviews?category=Knives')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expectAccessible(page, 'reviews')
    await visit(page, '/comparisons?category=Pantry+Staples')
    await expect(page.getByRole('tab', { name: 'Pantry Staples', selected: true })).toBeVisible()
    await expectAccessible(page, 'comparisons')
  })

  for (const { message, ...stub } of NOTHING_SHOWN) {
    test(`about ${stub.list} when there is nothing to show`, async ({ page }) => {
      await openWithData(page, stub)
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
      await expectAccessible(page, stub.list)
    })
  }

  test.describe('about a page', () => {
    test.use({ allowed: [/\/data\/blog\.json$|^LoadError: .*blog\.json answered 500/] })

    test('that did not load', async ({ page }) => {
      await page.route('**/data/blog.json', (route) => route.fulfill({ status: 500 }))
      await visit(page, '/privacy')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This page did not load')
      await expectAccessible(page, 'failed')
      await expectLargeEnough(page, 'failed')
    })
  })

  test('about the open popup, whose targets are large enough', async ({ page }) => {
    await page.clock.install()
    await visitAsNew(page, '/privacy')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'popup')
    await expectLargeEnough(page, 'popup')
  })
})

/** Expects a toast, and keeps it: it does not leave while the mouse is over it. */
async function expectStayingToast(page: Page) {
  const close = page.getByRole('button', { name: 'Close message' })
  await expect(close).toHaveCount(1)
  const toast = page.getByRole('group').filter({ has: close })
  await toast.hover()
  await expect(toast).toHaveCSS('opacity', '1')
}

test.describe('every stop of Tab can be seen', () => {
  for (const { path, tag } of [
    { path: '/', tag: '@phone' },
    { path: '/recipes', tag: [] },
    { path: '/contact', tag: [] },
    { path: '/comparisons', tag: [] },
  ]) {
    test(`on ${path}`, { tag }, async ({ page, isMobile }) => {
      await visit(page, path)
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await watchFocus(page)
      const count = await page.evaluate(() => document.querySelectorAll('a, button, input').length)
      for (let stop = 0; stop < count + 5; stop += 1) await page.keyboard.press('Tab')
      const stops = await page.evaluate(() => window.stops ?? [])
      // Past the last it begins again; what is not shown is no stop.
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    })
  }
})

declare global {
  interface Window {
    /** What had the focus, and whether a line around it showed that. */
    stops?: { element: string; isMarked: boolean }[]
  }
}

/** Notes of each element that gets the focus whether an outline of 2 px or more shows it. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const stops: NonNullable<Window['stops']> = []
    window.stops = stops
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      const looks = [getComputedStyle(target), getComputedStyle(target, '::after')]
      for (let around = target.parentElement; around; around = around.parentElement) {
        if (around.matches(':focus-within')) looks.push(getComputedStyle(around))
      }
      const isMarked = looks.some(({ outlineStyle, outlineWidth, outlineColor }) => {
        const isSeen = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)'
        return isSeen && Number.parseFloat(outlineWidth) >= 2
      })
      stops.push({ element: target.outerHTML.slice(0, 120), isMarked })
    })
  })
}

/** How a choice can differ from the others where no colour does. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((chosen) => {
    const { borderTopWidth, textDecorationLine } = getComputedStyle(chosen)
    return `${borderTopWidth} ${textDecorationLine}`
  })
}

test.describe('in forced colors', () => {
  test('the choice and the active link are recognisable', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/recipes')
    const pills = page.getByRole('group', { name: 'Recipe categories' }).getByRole('button')
    await expect(pills.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await lookOf(pills.first())).not.toBe(await lookOf(pills.last()))
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const link = (name: string) => navigation.getByRole('link', { name, exact: true })
    expect(await lookOf(link('Recipes'))).toContain('underline')
    expect(await lookOf(link('Reviews'))).not.toContain('underline')
    await link('Comparisons').click()
    await expectAddress(page, '/comparisons')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('Air Fryers')).toHaveAttribute('aria-selected', 'true')
    expect(await lookOf(tab('Air Fryers'))).not.toBe(await lookOf(tab('Knives')))
  })
})

async function expectReachable(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toBeInViewport({ ratio: 1 })
}

async function expectAllReachable(page: Page, width: number) {
  await page.clock.install()
  await visitAsNew(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(links).toHaveCount(7)
  for (const link of await links.all()) await expectReachable(link)
  await expectNoScrollSideways(page, width, 'menu')
  await links.last().click()
  await expectAddress(page, '/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const toast = page.getByRole('button', { name: 'Close message' })
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expectNoScrollSideways(page, width, 'toast')
  await toast.click()
  await expect(toast).toHaveCount(0)
  await page.clock.runFor(10_000)
  const dialog = page.getByRole('dialog')
  for (const name of ['Subscribe', 'Close']) {
    await expectReachable(dialog.getByRole('button', { name }))
  }
  await expectNoScrollSideways(page, width, 'popup')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe('all of menu, popup and toast can be reached', () => {
  test('on the narrowest screen', { tag: '@phone-only' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAllReachable(page, 320)
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })

    test('enlarged to 200 %', async ({ page }) => {
      await expectAllReachable(page, 640)
    })
  })
})
