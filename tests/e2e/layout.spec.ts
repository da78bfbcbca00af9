import type { Page } from '@playwright/test'
import { recipes, reviews } from './content.ts'
import { ads, columnsOf, expectColumns } from './lists.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
]

/** The recipe with the most ingredients, whose list is taller than a screen of 720 px. */
const LONGEST = recipes.toSorted((a, b) => b.ingredients.length - a.ingredients.length)[0]
/** The one with the fewest. */
const SHORTEST = recipes.toSorted((a, b) => a.ingredients.length - b.ingredients.length)[0]

/** A post with a card inside its text. */
const POST_WITH_CARD = '/blog/3'

function ingredients(page: Page) {
  return page.getByRole('region', { name: 'Ingredients' })
}

test('a list of ingredients is never clipped, and sticks only while all of it fits the screen', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const recipe of [LONGEST, SHORTEST]) {
      await visit(page, `/recipes/${recipe?.id}`)
      const card = ingredients(page)
      await expect(card.getByRole('listitem')).toHaveCount(recipe?.ingredients.length ?? 0)
      const { hidden, height } = await card.evaluate((element) => ({
        hidden: element.scrollHeight - element.clientHeight,
        height: element.getBoundingClientRect().height,
      }))
      expect(hidden, 'pixels that are scrolled to inside').toBeLessThanOrEqual(0)
      const position = height + 40 <= size.height ? 'sticky' : 'static'
      await expect(card).toHaveCSS('position', position)
    }
  }
  await page.setViewportSize({ width: 1280, height: 300 })
  await expect(ingredients(page), 'once the window is lower').toHaveCSS('position', 'static')
})

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
    expect(
      lines.filter((word) => word.lines !== 1),
      `at ${width} px`,
    ).toEqual([])
  }
})

for (const path of ['/reviews', '/comparisons']) {
  test(`a shared link to ${path} scrolls to the chosen category, sideways alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `${path}?category=Beverages`)
    const chosen = page.locator('main :is([aria-pressed="true"], [aria-selected="true"])')
    await expect(chosen).toHaveText('Beverages')
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('a printed mark stands beside each paid link', async ({ page }) => {
  const withLink = recipes.find((recipe) => recipe.ingredients.some((one) => one.affiliateKeyword))
  for (const path of [`/recipes/${withLink?.id}`, `/reviews/${reviews[0]?.id}`, '/comparisons']) {
    await visit(page, path)
    const links = page.locator('main a[rel~="sponsored"]')
    await expect(links.first()).toBeVisible()
    const distances = await links.evaluateAll((all) =>
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
    expect(distances.filter((distance) => distance > 16)).toEqual([])
  }
})

test('nothing of a comparison is cut or scrolled to sideways at any width, and “Check Price” stands in the middle of its button', async ({
  page,
}) => {
  await visit(page, '/comparisons')
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
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
    expect(offset, `at ${width} px`).toBeLessThan(1)
  }
})

test('no line ends between a number and its unit', async ({ page }) => {
  await visit(page, '/comparisons?category=Air%20Fryers')
  let count = 0
  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 900 })
    const quantities = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: { text: string; lines: number }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        for (const match of node.textContent?.matchAll(/\b\d[\d.]* (?:L|ml|g|kg|cm|W|min)\b/g) ??
          []) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          found.push({ text: match[0], lines: new Set(tops).size })
        }
      }
      return found
    })
    count += quantities.length
    expect(
      quantities.filter(({ lines }) => lines > 1),
      `at ${width} px`,
    ).toEqual([])
  }
  expect(count).toBeGreaterThan(0)
})

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

test('a phone’s list of recipes is as high before it is scrolled as after', async ({ page }) => {
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
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const { id } of reviews.slice(0, 3)) {
    await visit(page, `/reviews/${id}`)
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
    expect(uneven, `/reviews/${id}`).toBe(0)
  }
})

test('one line, not two, stands between an advertisement and the step after it', async ({
  page,
}) => {
  const long = recipes.find(({ instructions }) => instructions.length > 3)
  await visit(page, `/recipes/${long?.id}`)
  const lines = await page.locator('#step-4').evaluate((step) => {
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
  expect(lines).toHaveLength(1)
})

test('a card inside a post fills its row, its words beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, POST_WITH_CARD)
  const card = page.locator('main article:not(:has(article)):has(h3 a)').first()
  const { width, row, picture, words } = await card.evaluate((article) => ({
    width: article.getBoundingClientRect().width,
    row: article.parentElement?.parentElement?.getBoundingClientRect().width,
    picture: article.querySelector('picture')?.getBoundingClientRect().right,
    words: article.querySelector('h3')?.getBoundingClientRect().left,
  }))
  expect(width).toBeCloseTo(row ?? 0, 0)
  expect(words).toBeGreaterThan(picture ?? Infinity)
})

test.describe('the motion of the logo', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('can be stopped and started, and rests out of sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, '/about')
    const states = () =>
      page.evaluate(() =>
        ['banner', 'contentinfo'].map((role) => {
          const part = document.querySelector(role === 'banner' ? 'header' : 'footer')
          const moving = part?.querySelector('svg g')
          return moving && getComputedStyle(moving).animationPlayState
        }),
      )
    await expect.poll(states).toEqual(['running', 'paused'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(states).toEqual(['paused', 'running'])
    await page.getByRole('button', { name: 'Pause logo animation' }).click()
    await expect.poll(states).toEqual(['paused', 'paused'])
    await page.getByRole('button', { name: 'Play logo animation' }).click()
    await expect.poll(states).toEqual(['paused', 'running'])
  })
})
