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

/** Whether a line is drawn under a link, by text decoration or as a background. */
function isUnderlined(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { textDecorationLine, backgroundImage, backgroundSize } = getComputedStyle(element)
    const hasLine = backgroundImage !== 'none' && !backgroundSize.startsWith('0')
    return textDecorationLine.includes('underline') || hasLine
  })
}

test.describe('the header links', () => {
  test('are seven, in order, and lead to their pages', async ({ page, isMobile }) => {
    await visit(page, '/privacy')
    for (const { name, path, heading } of LINKS) {
      const navigation = await openNavigation(page, isMobile)
      await expect(navigation.getByRole('link')).toHaveText(LINKS.map((link) => link.name))
      await navigation.getByRole('link', { name, exact: true }).click()
      await expectAddress(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })

  test('one of them alone is active and underlined, on documents that of their list', async ({
    page,
    isMobile,
  }) => {
    for (const [path, active] of [
      ['/', 'Home'],
      ['/recipes', 'Recipes'],
      ['/recipes/7', 'Recipes'],
      ['/reviews/3', 'Reviews'],
      ['/blog/2', 'Blog'],
      ['/contact', 'Contact'],
      ['/privacy', null],
    ] as const) {
      await visit(page, path)
      const navigation = await openNavigation(page, isMobile)
      for (const { name } of LINKS) {
        const link = navigation.getByRole('link', { name, exact: true })
        const isActive = name === active
        if (isActive) await expect(link).toHaveAttribute('aria-current', 'page')
        else await expect(link).not.toHaveAttribute('aria-current')
        expect(await isUnderlined(link), `${name} is underlined on ${path}`).toBe(isActive)
      }
    }
  })
})

test('the logo leads home', async ({ page }) => {
  await visit(page, '/recipes/7')
  await page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' }).click()
  await expectAddress(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('good')
})

test.describe('the mobile menu', () => {
  test.skip(({ isMobile }) => !isMobile, 'the links are in the header itself')

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

  test('closes on every route change', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Our Kitchen')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('link', { name: 'Pinchwell, home' }).first().click()
    await expectAddress(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cook something')
    await expect(menu).toBeHidden()
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

test('a wide screen shows the links without a menu', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there the links are in the menu')
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

test.describe('a change of path', () => {
  test('scrolls to the top and focuses the heading of the new page', async ({ page }) => {
    await visit(page, '/recipes')
    const card = page.getByRole('link', { name: 'Vanilla panna cotta with raspberries' })
    await card.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await card.click()
    await expectAddress(page, '/recipes/43')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vanilla panna cotta/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is undone by Back, page by page', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'Explore Recipes' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Find Your Next Favorite Meal')
    await page.getByRole('link', { name: 'One-pan shakshuka with feta' }).click()
    await expect(heading).toHaveText('One-pan shakshuka with feta')
    await page.goBack()
    await expect(heading).toHaveText('Find Your Next Favorite Meal')
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toContainText('Cook something')
    await expectAddress(page, '/')
  })
})

test('a change of category or a link to a #place does not scroll to the top', async ({ page }) => {
  await visit(page, '/recipes')
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.getByRole('button', { name: 'Dinner' }).click()
  await expectAddress(page, '/recipes?category=Dinner')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(11)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)

  const links = page.getByRole('contentinfo').getByRole('navigation')
  await links.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  await expectAddress(page, '/about#newsletter')
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
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
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual([...LINKS.map(({ path }) => path), '/privacy'])
    await footer.getByRole('link', { name: 'Privacy & Disclosure' }).click()
    await expectAddress(page, '/privacy')
    await expect(page.getByText('Last Updated: October 2025')).toBeVisible()
  })

  test('shows a copyright line with the current year', async ({ page }) => {
    await page.clock.setFixedTime('2031-07-01T12:00:00')
    await visit(page, '/')
    await expect(page.getByRole('contentinfo').getByText(/^© /)).toHaveText(/^© 2031 Pinchwell/)
  })
})

test.describe('the logo animation', () => {
  const ROUND = 4200
  const MOTION = 1200

  test('moves for 1.2 s and rests for 3 s, over and over', async ({ page }) => {
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

    // The looks at moments of the second round, after the delays of the first.
    const looks = await logo.evaluate(
      (element, times) => {
        const animations = element.getAnimations({ subtree: true })
        return times.map((time) => {
          for (const animation of animations) {
            animation.pause()
            animation.currentTime = time
          }
          const parts = [...element.querySelectorAll('*')].map((part) => getComputedStyle(part))
          return parts.map(({ opacity, translate, rotate }) => [opacity, translate, rotate].join())
        })
      },
      [300, MOTION, 2000, 3000, 4000, ROUND - 10].map((time) => ROUND + time),
    )
    const [inMotion, atRest, ...later] = looks
    expect(inMotion, 'it moves').not.toEqual(atRest)
    for (const look of later) expect(look, 'it rests').toEqual(atRest)
  })

  test('stands still for those who want less motion', async ({ page }) => {
    await visit(page, '/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' })
    expect(await logo.evaluate((element) => element.getAnimations({ subtree: true }))).toEqual([])
  })
})
