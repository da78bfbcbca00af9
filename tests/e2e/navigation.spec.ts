import type { Locator } from '@playwright/test'
import { english } from '../../languages/en/index.ts'
import { headerLinks } from '../../pipeline/content/compile/compileNavigation.ts'
import { heading } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { expectNoScrollSideways } from './support/sizes.ts'
import { expectAddress, openNavigation, visit } from './support/visit.ts'

const HEADER = headerLinks(english)

async function underlinedLinks(navigation: Locator) {
  const links = await navigation.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const { textDecorationLine, backgroundImage, backgroundSize } = getComputedStyle(link)
      // Text decoration or a background can draw the line.
      const hasLine = backgroundImage !== 'none' && !backgroundSize.startsWith('0')
      return {
        name: link.textContent,
        isUnderlined: textDecorationLine.includes('underline') || hasLine,
      }
    }),
  )
  return links.filter(({ isUnderlined }) => isUnderlined).map(({ name }) => name)
}

test(
  'the header links lead to the tops of their pages, and the active one alone is underlined',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/')
    for (const { label, to } of HEADER.slice(1)) {
      await page.evaluate(() => window.scrollTo(0, 900))
      const navigation = await openNavigation(page, isMobile)
      await navigation.getByRole('link', { name: label, exact: true }).click()
      await expectAddress(page, to)
      await expect(heading(page)).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect(await underlinedLinks(await openNavigation(page, isMobile))).toEqual([label])
      if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click()
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expectAddress(page, '/')
    await page.getByRole('region', { name: /Blog/ }).getByRole('article').first().click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(heading(page)).toBeFocused()
    const underlined = await underlinedLinks(await openNavigation(page, isMobile))
    expect(underlined).toEqual([english.lists.posts])
  },
)

test('the first Tab reaches a skip link, and Tab goes on to the end', async ({ page }) => {
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
  const last = page.getByRole('contentinfo').locator('a, button').filter({ visible: true }).last()
  const count = await page.locator('main, footer').locator('a, button, input').count()
  for (let stop = 0; stop < count; stop += 1) {
    if (await last.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(last).toBeFocused()
})

for (const [screen, width, height] of [
  ['the narrowest phone', 320, 640],
  ['a desktop, enlarged to 200 %', 640, 450],
] as const) {
  test(`all of the menu can be reached on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    await expect(links).toHaveCount(HEADER.length)
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expectNoScrollSideways(page, width, 'menu')
    await links.last().click()
    await expectAddress(page, '/contact')
  })
}

test('the logo moves every 3 s, but not with less motion', async ({ page }) => {
  await visit(page, '/')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pinchwell, home' })
  const rests = () =>
    logo.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) throw new Error('It is no animation of CSS.')
        const { duration, delay = 0, iterations } = effect.getTiming()
        const offsets = effect.getKeyframes().map(({ computedOffset }) => computedOffset)
        const lastMove = Math.max(...offsets.filter((offset) => offset < 1))
        return iterations === Infinity ? Number(duration) * (1 - lastMove) - delay : 0
      }),
    )
  expect(await rests()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(Math.round(Math.min(...(await rests())) / 100)).toBe(30)
})
