import { recipes } from './content.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** A post of the seed with a card inside its text. */
const POST_WITH_CARD = '/blog/3'

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

test('the invitation to the newsletter stands apart from its heading', async ({ page }) => {
  await visit(page, '/')
  const heading = page.getByRole('heading', { name: 'Join Our Community' })
  const gap = await heading.evaluate((element) => {
    const sentence = element.nextElementSibling?.getBoundingClientRect()
    return (sentence?.top ?? 0) - element.getBoundingClientRect().bottom
  })
  expect(gap).toBeGreaterThanOrEqual(8)
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
