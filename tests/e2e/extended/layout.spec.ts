import type { Page } from '@playwright/test'
import { ingredientsIn } from '../../site/documents.ts'
import { longestFirst } from '../support/reading.ts'
import { ads, columnsOf, expectColumns } from '../support/lists.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const SCREENS = [
  [1280, 900],
  [1280, 720],
  [1280, 300],
  [768, 1024],
  [768, 1400],
] as const

test('a list of ingredients sticks only while all of it fits', async ({ page }) => {
  // The first is taller than a screen of 720 px.
  for (const { address, values } of [...longestFirst.slice(0, 1), ...longestFirst.slice(-1)]) {
    await visit(page, address)
    const card = page.getByRole('region', { name: 'Ingredients' })
    await expect(card.getByRole('listitem')).toHaveCount(ingredientsIn(values).length)
    for (const [width, screen] of SCREENS) {
      await page.setViewportSize({ width, height: screen })
      const { hidden, height } = await card.evaluate((element) => ({
        hidden: element.scrollHeight - element.clientHeight,
        height: element.getBoundingClientRect().height,
      }))
      expect(hidden, 'pixels that are scrolled to inside').toBeLessThanOrEqual(0)
      await expect(card).toHaveCSS('position', height + 40 <= screen ? 'sticky' : 'static')
    }
  }
})

test('on a tablet, steps and ingredients stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, longestFirst[0]?.address ?? '')
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const method = page.getByRole('region', { name: 'Instructions' }).locator('..')
  expect((await method.boundingBox())?.y).toBe((await ingredients.boundingBox())?.y)
  await visit(page, '/')
  const picture = await page.locator('main img').first().boundingBox()
  const words = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(picture?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? Infinity))
  const tiles = page.getByRole('region', { name: 'What you find here' })
  expect(await columnsOf(tiles.getByRole('listitem'))).toBe(3)
})

test('what is done with a recipe fits one row, on a phone two', async ({ page }) => {
  await visit(page, '/recipes/7')
  const actions = page.getByRole('link', { name: 'Cook mode' }).locator('xpath=../*')
  const rows = () =>
    actions.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  await expect(actions).toHaveCount(5)
  expect(await rows()).toBe(1)
  for (const width of [340, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await rows(), `at ${width} px`).toBe(2)
  }
  await visit(page, '/recipes')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport()
})

test('a shared link scrolls to the chosen category, sideways alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/reviews', '/comparisons']) {
    await visit(page, `${path}?category=Beverages`)
    const chosen = page.locator('main :is([aria-pressed="true"], [aria-selected="true"])')
    await expect(chosen).toHaveText('Beverages')
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY), path).toBe(0)
  }
})

test('nothing of a comparison is cut or needs scrolling sideways', async ({ page }) => {
  await visit(page, '/comparisons?category=Air%20Fryers')
  for (const width of [320, 340, 360, 375, 390, 412, 430, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const compared = page.getByRole('table', { name: 'Air Fryers compared' })
    const cut = await compared.evaluate((table) => {
      const parts = [table, table.parentElement, ...table.querySelectorAll('tbody :is(th, td, a)')]
      return parts
        .filter((part) => part !== null && part.getBoundingClientRect().right > innerWidth)
        .map((part) => part?.textContent)
    })
    expect(cut, `at ${width} px`).toEqual([])
    const heads = compared.getByRole('columnheader')
    await expect(heads).toHaveText(['Product', 'Rating', 'Best For', 'Link'])
    const button = page.getByRole('link', { name: /^Check Price/ }).first()
    const lines = await button.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(
        document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link,
      )
      return range.getClientRects().length
    })
    expect(lines, `at ${width} px`).toBe(1)
  }
  expect((await distancesOfMarks(page)).filter((distance) => distance > 16)).toEqual([])
})

test('of the facts of products, names and first column stay in view', async ({ page }) => {
  await visit(page, '/comparisons?category=Air%20Fryers')
  const region = page.getByRole('region', { name: 'Facts, pros and cons' })
  const [corner, last] = [region.locator('thead th').first(), region.getByRole('rowheader').last()]
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 600 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await region.evaluate((frame) => frame.scrollTo({ left: 9999, top: 9999 }))
    await last.evaluate((head) => head.scrollIntoView({ block: 'end' }))
    await expect(corner, `at ${width} px`).toBeInViewport({ ratio: 1 })
    await expect(last, `at ${width} px`).toBeInViewport()
  }
})

/** Measures the distance of each paid link from its label, in CSS pixels. */
function distancesOfMarks(page: Page): Promise<number[]> {
  return page.locator('main a[rel~="sponsored"]').evaluateAll((all) =>
    all.map((link) => {
      const mark = link.nextElementSibling
      if (mark?.textContent !== 'paid link' || !mark.checkVisibility()) return Infinity
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const place = mark.getBoundingClientRect()
      if (place.width < 20) return Infinity
      return Math.max(
        place.left - right,
        left - place.right,
        place.top - bottom,
        top - place.bottom,
      )
    }),
  )
}

test('home leaves no card alone, and room for its advertisement', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/')
  const cardsOf = (name: string) => page.getByRole('region', { name }).getByRole('article')
  for (const name of ['Top Product Reviews', 'Latest from the Blog']) {
    expect(await columnsOf(cardsOf(name))).toBe(3)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const name of ['Top Product Reviews', 'Latest from the Blog']) {
    await expectColumns(page, cardsOf(name), 3)
  }

  // The slot has its height even before an advertisement is loaded.
  const height = await ads(page).evaluate((slot) => {
    for (const part of slot.querySelectorAll('*')) if (!part.children.length) part.textContent = ''
    return slot.getBoundingClientRect().height
  })
  expect(height).toBeGreaterThanOrEqual(90)
})

test('recipes stand in four columns, in a list that keeps its height', async ({ page }) => {
  await visit(page, '/recipes')
  expect(await columnsOf(page.getByRole('main').getByRole('article'))).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/recipes')
  const { before, after } = await page.evaluate(async () => {
    await document.fonts.ready
    const { documentElement: root } = document
    const start = root.scrollHeight
    for (let top = 0; top < start; top += 600) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    return { before: start, after: root.scrollHeight }
  })
  expect(after).toBe(before)
})
