import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit, visitAsNew } from './visit.ts'

const LISTS = ['/', '/recipes', '/reviews', '/comparisons', '/blog']
const DOCUMENTS = ['/recipes/1', '/reviews/1', '/blog/1']
const OTHERS = ['/about', '/contact', '/privacy']
const MISSING = ['/recipes/9999', '/reviews/9999', '/blog/9999', '/nowhere']
const ROUTES = [...LISTS, ...DOCUMENTS, ...OTHERS, '/nowhere']

// The browser itself logs the status of what is not found.
test.use({ allowed: [/status of 404/] })

interface Target {
  name: string
  width: number
  height: number
  isControl: boolean
}

/** What can be pressed or typed in, but links inside a sentence, which may be as high as it. */
function targets(page: Page): Promise<Target[]> {
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
        const isControl = element.matches(
          'button, input, select, textarea, summary, [role=tab], nav a, a[data-variant]',
        )
        const name = element.ariaLabel || element.textContent || element.outerHTML
        return { name: name.slice(0, 80), width, height, isControl }
      })
  })
}

async function expectLargeEnough(page: Page, state: string) {
  const all = await targets(page)
  expect(all.length).toBeGreaterThan(10)
  const small = all.filter(
    ({ width, height, isControl }) => Math.min(width, height) < 24 || (isControl && height < 44),
  )
  expect(small, state).toEqual([])
}

test.describe('axe has no complaint', () => {
  for (const [group, paths] of [
    ['home and the lists', LISTS],
    ['a recipe, a review and a post', DOCUMENTS],
    ['the other pages', OTHERS],
    ['what is not found', MISSING],
  ] as const) {
    test(`about ${group}`, async ({ page }) => {
      test.slow()
      for (const path of paths) {
        await visit(page, path)
        await expectAccessible(page, path)
      }
    })
  }

  test('about the open menu', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'there is no menu')
    await visit(page, '/privacy')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessible(page, 'menu')
  })

  test('about toasts of both kinds', async ({ page }) => {
    await visit(page, '/privacy')
    for (const button of ['Pinterest', 'Subscribe']) {
      await page.getByRole('contentinfo').getByRole('button', { name: button }).press('Enter')
      await expect(page.getByRole('status')).toHaveCount(1)
      // Under the mouse it stays.
      await page.getByRole('status').hover()
      await expect(page.getByRole('status')).toHaveCSS('opacity', '1')
      await expectAccessible(page, button)
    }
  })

  test('about filtered lists and another comparison', async ({ page }) => {
    test.slow()
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
})

test('axe has no complaint about the open popup', async ({ page }) => {
  await page.clock.install()
  await visitAsNew(page, '/privacy')
  await page.clock.runFor(10_000)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'popup')
})

test.describe('targets', () => {
  test('are at least 24 px, and controls 44 px high, on every page', async ({ page, isMobile }) => {
    for (const path of ROUTES) {
      await visit(page, path)
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
      await expectLargeEnough(page, path)
    }
  })

  test('are as large in the popup and in a toast', async ({ page }) => {
    await page.clock.install()
    await visitAsNew(page, '/privacy')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectLargeEnough(page, 'popup')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible()
    await expectLargeEnough(page, 'toast')
  })
})

test('no page scrolls sideways, whatever its width', async ({ page, isMobile }) => {
  test.slow()
  const widths = isMobile ? [320, 390] : [320, 390, 768, 1280, 1920]
  const tooWide: string[] = []
  for (const path of ROUTES) {
    await visit(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { documentElement: root } = document
        return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }
      })
      if (scrollWidth > clientWidth || clientWidth > width) {
        tooWide.push(`${path} at ${width} px: ${scrollWidth}`)
      }
    }
  }
  expect(tooWide).toEqual([])
})

test('the narrowest screen shows the open menu and the popup whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.install()
  await visitAsNew(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const contact = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Contact' })
  await contact.scrollIntoViewIfNeeded()
  await expect(contact).toBeInViewport({ ratio: 1 })
  await contact.click()
  await expectAddress(page, '/contact')
  await page.clock.runFor(10_000)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeInViewport({ ratio: 1 })
})
