import type { Locator } from '@playwright/test'
import { site } from './content.ts'
import { expect, test } from './site.ts'
import { expectAddress, openNavigation, visit } from './visit.ts'

const LINKS = [
  { name: 'Home', path: '/', heading: /Cook something good tonight/ },
  { name: 'Recipes', path: '/recipes', heading: 'Find Your Next Favorite Meal' },
  { name: 'Reviews', path: '/reviews', heading: 'Product Reviews' },
  { name: 'Comparisons', path: '/comparisons', heading: 'Comparisons' },
  { name: 'Blog', path: '/blog', heading: 'From Our Kitchen' },
  { name: 'About', path: '/about', heading: 'About Pinchwell' },
  { name: 'Contact', path: '/contact', heading: 'Get in Touch' },
]

/** The links of the header as they look now: which is the current page, and which is underlined. */
async function activeLinks(navigation: Locator) {
  const links = await navigation.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const { textDecorationLine, backgroundImage, backgroundSize } = getComputedStyle(link)
      // A line may be drawn by text decoration or as a background.
      const hasLine = backgroundImage !== 'none' && !backgroundSize.startsWith('0')
      return {
        name: link.textContent,
        current: link.getAttribute('aria-current'),
        isUnderlined: textDecorationLine.includes('underline') || hasLine,
      }
    }),
  )
  const namesOf = (some: typeof links) => some.map(({ name }) => name)
  expect(namesOf(links)).toEqual(LINKS.map(({ name }) => name))
  return {
    page: namesOf(links.filter(({ current }) => current === 'page')),
    parent: namesOf(links.filter(({ current }) => current === 'true')),
    underlined: namesOf(links.filter(({ isUnderlined }) => isUnderlined)),
  }
}

test.describe('the header links', { tag: '@phone' }, () => {
  test('are seven, in order, and lead to their pages; the active one alone is underlined', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/privacy')
    let navigation = await openNavigation(page, isMobile)
    expect(await activeLinks(navigation)).toEqual({ page: [], parent: [], underlined: [] })
    for (const { name, path, heading } of LINKS) {
      await navigation.getByRole('link', { name, exact: true }).click()
      await expectAddress(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      navigation = await openNavigation(page, isMobile)
      expect(await activeLinks(navigation)).toEqual({
        page: [name],
        parent: [],
        underlined: [name],
      })
    }
  })

  test('show on a document that its list is active', async ({ page, isMobile }) => {
    await visit(page, '/')
    for (const [section, name] of [
      ['Featured Recipes', 'Recipes'],
      ['Top Product Reviews', 'Reviews'],
      ['Latest from the Blog', 'Blog'],
    ] as const) {
      await page.getByRole('region', { name: section }).getByRole('article').first().click()
      await expect(page).not.toHaveURL(/\/$/)
      await expect(
        page.getByRole('article').first().getByRole('heading', { level: 1 }),
      ).toBeFocused()
      const navigation = await openNavigation(page, isMobile)
      expect(await activeLinks(navigation)).toEqual({
        page: [],
        parent: [name],
        underlined: [name],
      })
      await navigation.getByRole('link', { name: 'Home', exact: true }).click()
      await expectAddress(page, '/')
    }
  })
})

test('the logo leads home', async ({ page }) => {
  await visit(page, '/recipes/7')
  await page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' }).click()
  await expectAddress(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('good')
})

test.describe('the mobile menu', { tag: '@phone-only' }, () => {
  test('is opened and closed by its button', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const button = page.getByRole('banner').getByRole('button', { name: /menu$/ })
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(menu).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAccessibleName('Close menu')
    await button.click()
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAccessibleName('Open menu')
  })

  test('stays closed on the page where it was opened before', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Our Kitchen')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cook something')
    await expect(menu).toBeHidden()
  })
})

test('a wide screen shows the links without a menu', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the first Tab reaches a skip link that leads to the content', async ({ page }) => {
  await visit(page, '/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore Recipes' })).toBeFocused()
})

test.describe('the footer', () => {
  test('shows tagline and affiliate statement, and links to the same pages and to /privacy', async ({
    page,
  }) => {
    await visit(page, '/comparisons')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(site.tagline)).toBeVisible()
    await expect(footer.getByText(site.affiliate.statement)).toBeVisible()
    expect(site.affiliate.statement).toContain('earns from qualifying purchases')
    const links = footer.getByRole('navigation').getByRole('link')
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(found).toEqual([
      ...LINKS.map(({ name, path }) => [name, path]),
      ['Privacy & Disclosure', '/privacy'],
      ['Saved recipes', '/saved'],
      ['Shopping list', '/shopping-list'],
    ])
    await footer.getByRole('link', { name: 'Privacy & Disclosure' }).click()
    await expectAddress(page, '/privacy')
    await expect(page.getByText('Last Updated: October 2025')).toBeVisible()
  })
})

test.describe('the logo animation', () => {
  const ROUND = 4200
  const REST = 3000

  test('moves for a while and rests for 3 s, over and over', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, '/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' })
    const timings = await logo.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        const { duration, iterations } = animation.effect?.getTiming() ?? {}
        return { duration, iterations }
      }),
    )
    expect(timings.length).toBeGreaterThan(0)
    for (const timing of timings) {
      expect(timing).toEqual({ duration: ROUND, iterations: Number.POSITIVE_INFINITY })
    }

    // Every 50 ms of the second round, after the delays of the first, and as it ends.
    const times = Array.from({ length: ROUND / 50 }, (_, index) => index * 50)
    const looks = await logo.evaluate(
      (element, moments) => {
        const animations = element.getAnimations({ subtree: true })
        const parts = [element, ...element.querySelectorAll('*')]
        return moments.map((moment) => {
          for (const animation of animations) {
            animation.pause()
            animation.currentTime = moment
          }
          const styles = parts.map((part) => getComputedStyle(part))
          return styles
            .map(({ opacity, transform, translate, rotate, scale }) =>
              [opacity, transform, translate, rotate, scale].join(),
            )
            .join('; ')
        })
      },
      times.map((time) => ROUND + time),
    )
    const lastMove = times.findLast((_, index) => looks[index] !== looks.at(-1)) ?? 0
    expect(lastMove, 'it moves').toBeGreaterThan(500)
    expect(ROUND - lastMove, 'its rest').toBeGreaterThanOrEqual(REST)
    const atRest = looks.filter((look) => look === looks.at(-1))
    expect(atRest.length * 50, 'it rests but once in a round').toBeLessThan(REST + 200)
  })

  test('stands still for those who want less motion', async ({ page }) => {
    await visit(page, '/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' })
    expect(await logo.evaluate((element) => element.getAnimations({ subtree: true }))).toEqual([])
  })
})
