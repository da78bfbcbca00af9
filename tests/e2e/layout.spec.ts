import type { Locator, Page } from '@playwright/test'
import { ingredientsIn } from '../site/documents.ts'
import { longestFirst, reviews } from './support/reading.ts'
import { ads, columnsOf, expectColumns } from './support/lists.ts'
import { expect, test } from './support/site.ts'
import { visit } from './support/visit.ts'

test('a list of ingredients is never clipped, and sticks only while all of it fits the screen; one line stands between an advertisement and the step after it', async ({
  page,
}) => {
  // The first is taller than a screen of 720 px.
  for (const { address, values } of [...longestFirst.slice(0, 1), ...longestFirst.slice(-1)]) {
    await visit(page, address)
    const card = page.getByRole('region', { name: 'Ingredients' })
    await expect(card.getByRole('listitem')).toHaveCount(ingredientsIn(values).length)
    for (const screen of [900, 720, 300]) {
      await page.setViewportSize({ width: 1280, height: screen })
      const { hidden, height } = await card.evaluate((element) => ({
        hidden: element.scrollHeight - element.clientHeight,
        height: element.getBoundingClientRect().height,
      }))
      expect(hidden, 'pixels that are scrolled to inside').toBeLessThanOrEqual(0)
      await expect(card).toHaveCSS('position', height + 40 <= screen ? 'sticky' : 'static')
    }
  }
  await visit(page, longestFirst[0]?.address ?? '')
  expect(await linesBeforeStep(page.locator('#step-4'))).toHaveLength(1)
})

/** The edges of boxes between the advertisement before a step and the words of the step. */
function linesBeforeStep(locator: Locator) {
  return locator.evaluate((step) => {
    const box = step.previousElementSibling?.querySelector('[aria-label="Advertisement"]')
    const from = box?.lastElementChild?.getBoundingClientRect().bottom ?? Infinity
    const to = step.firstElementChild?.getBoundingClientRect().top ?? -Infinity
    const parts = [...(step.parentElement?.querySelectorAll('*') ?? [])]
    return parts.flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const edges = [
        { at: top, width: style.borderTopWidth },
        { at: bottom, width: style.borderBottomWidth },
      ]
      return edges.filter(({ at, width }) => width !== '0px' && at > from && at < to)
    })
  })
}

test('no figure of the about page breaks', async ({ page }) => {
  await visit(page, '/about')
  const words = page.getByRole('region', { name: 'In figures' }).locator('dt, dd')
  await expect(words).not.toHaveCount(0)
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await words.evaluateAll((all) =>
      all.map((word) => {
        const range = document.createRange()
        range.selectNodeContents(word)
        return { text: word.textContent, lines: range.getClientRects().length }
      }),
    )
    const broken = lines.filter((word) => word.lines !== 1)
    expect(broken, `at ${width} px`).toEqual([])
  }
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

test('nothing of a comparison is cut or scrolled to sideways at any width, and its paid links and quantities are whole', async ({
  page,
}) => {
  await visit(page, '/comparisons?category=Air%20Fryers')
  let count = 0
  for (const width of [320, 340, 360, 375, 390, 412, 430, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page.getByRole('table').evaluate((table) => {
      const parts = [table, table.parentElement, ...table.querySelectorAll('tbody :is(th, td, a)')]
      return parts
        .filter((part) => part !== null && part.getBoundingClientRect().right > innerWidth)
        .map((part) => part?.textContent)
    })
    expect(cut, `at ${width} px`).toEqual([])
    await expect(page.getByRole('columnheader')).toHaveText([
      'Product',
      'Rating',
      'Best For',
      'Link',
    ])
    const button = page.getByRole('link', { name: /^Check Price/ }).first()
    const { offset, lines } = await button.evaluate((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      range.selectNodeContents(words ?? link)
      const text = range.getBoundingClientRect()
      const box = link.getBoundingClientRect()
      return {
        offset: Math.abs((text.top + text.bottom) / 2 - (box.top + box.bottom) / 2),
        lines: range.getClientRects().length,
      }
    })
    expect(lines, `at ${width} px`).toBe(1)
    expect(offset, 'the words are in the middle of their button').toBeLessThan(1)
    const quantities = await quantitiesOf(page.locator('main'))
    count += quantities.length
    const broken = quantities.filter((quantity) => quantity.lines > 1)
    expect(broken, `at ${width} px`).toEqual([])
  }
  expect(count).toBeGreaterThan(0)
  expect((await distancesOfMarks(page)).filter((distance) => distance > 16)).toEqual([])
})

/** The numbers with a unit, and in how many lines each stands. */
function quantitiesOf(part: Locator) {
  return part.evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: { text: string; lines: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const matches = node.textContent?.matchAll(/\b\d[\d.]* (?:L|ml|g|kg|cm|W|min)\b/g) ?? []
      for (const match of matches) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        found.push({ text: match[0], lines: new Set(tops).size })
      }
    }
    return found
  })
}

/** How far each paid link is from the mark that says so, in CSS pixels. */
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

test('the home page leaves no card alone in a row, fills the rows of recipes, and keeps room for its advertisement', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/')
  const cardsOf = (name: string) => page.getByRole('region', { name }).getByRole('article')
  for (const name of ['Top Product Reviews', 'Latest from the Blog']) {
    expect(await columnsOf(cardsOf(name))).toBe(3)
  }
  const featured = page.getByRole('region', { name: 'Featured Recipes' }).getByRole('img')
  const boxes = () =>
    featured.evaluateAll((all) => all.map((image) => image.getBoundingClientRect()))
  for (const { width } of await boxes()) expect(width).toBeLessThan(400)

  await page.setViewportSize({ width: 1280, height: 900 })
  const [, second, third] = await boxes()
  expect((third?.top ?? Infinity) - (second?.bottom ?? 0)).toBeLessThan(40)
  for (const name of ['Top Product Reviews', 'Latest from the Blog']) {
    await expectColumns(page, cardsOf(name), 3)
  }

  const heading = page.getByRole('heading', { name: 'Join Our Community' })
  const gap = await heading.evaluate((element) => {
    const sentence = element.nextElementSibling?.getBoundingClientRect()
    return (sentence?.top ?? 0) - element.getBoundingClientRect().bottom
  })
  expect(gap, 'the invitation stands apart from its heading').toBeGreaterThanOrEqual(8)

  // Even before an advertisement is in it.
  const height = await ads(page).evaluate((slot) => {
    for (const part of slot.querySelectorAll('*')) if (!part.children.length) part.textContent = ''
    return slot.getBoundingClientRect().height
  })
  expect(height).toBeGreaterThanOrEqual(90)
})

test('the list of recipes has four columns, and on a phone it is as high before it is scrolled as after', async ({
  page,
}) => {
  await visit(page, '/recipes')
  await expectColumns(page, page.getByRole('main').getByRole('article'), 4)
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

test('cards at the foot of a document are of one width in each line', async ({ page }) => {
  for (const { address } of reviews.slice(0, 2)) {
    await visit(page, address)
    const uneven = await page
      .locator('section[aria-labelledby^="related-"] article')
      .evaluateAll((all) => {
        const boxes = all.map((card) => card.getBoundingClientRect())
        const frame = document.querySelector('main .container')?.getBoundingClientRect()
        return boxes.filter((box) => {
          const line = boxes.filter((other) => other.top === box.top)
          const ends = Math.max(...line.map(({ right }) => right))
          const differs = line.some((other) => Math.abs(other.width - box.width) > 1)
          return differs || (line.length === 1 && ends < (frame?.right ?? 0) - 1)
        }).length
      })
    expect(uneven, address).toBe(0)
  }
})

test('in a post, a card fills its row, bullet lines have bullets, and a kitchen note stands apart', async ({
  page,
}) => {
  await visit(page, '/blog/3')
  const card = page.locator('main article:not(:has(article)):has(h3 a)').first()
  const { width, row, picture, words } = await card.evaluate((article) => ({
    width: article.getBoundingClientRect().width,
    row: article.parentElement?.parentElement?.getBoundingClientRect().width,
    picture: article.querySelector('picture')?.getBoundingClientRect().right,
    words: article.querySelector('h3')?.getBoundingClientRect().left,
  }))
  expect(width).toBeCloseTo(row ?? 0, 0)
  expect(words, 'beside its picture').toBeGreaterThan(picture ?? Infinity)

  await visit(page, '/blog/7')
  const bullets = page.locator('article ul > li').filter({ hasNot: page.locator('svg') })
  await expect(bullets).toHaveCount(5)
  await expect(bullets.first()).toHaveCSS('display', 'list-item')
  await expect(bullets.first()).toHaveCSS('list-style-type', 'disc')
  await expect(page.getByRole('note')).toHaveText(/^Kitchen note\. Toast a whole jar’s worth of/)
})
