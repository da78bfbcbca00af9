import type { Locator, Page } from '@playwright/test'
import { kindOf } from '../../src/kinds/kinds.ts'
import { reviews } from './support/reading.ts'
import { cards, expectCardsHold, expectWholeCardsLead, HARD_TITLES } from './support/lists.ts'
import { expect, test } from './support/site.ts'
import { addressOf, answerData, expectAddress, visit } from './support/visit.ts'

/** Drags the mouse over the longest piece of a text that is in one line. */
async function dragOver(page: Page, text: Locator): Promise<void> {
  const box = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const rects = [...range.getClientRects()].toSorted((a, b) => b.width - a.width)
    const { left, right, top, bottom } = rects[0] ?? new DOMRect()
    return { left, right, middle: (top + bottom) / 2 }
  })
  await page.mouse.move(box.left + 1, box.middle)
  await page.mouse.down()
  await page.mouse.move((box.left + box.right) / 2, box.middle, { steps: 4 })
  await page.mouse.move(box.right - 1, box.middle, { steps: 4 })
  await page.mouse.up()
}

const [first] = reviews
const ADDRESS = first?.address ?? ''

test('the whole of a card leads to its page, and its words can be selected', async ({
  page,
  context,
}) => {
  await visit(page, '/reviews')
  const card = cards(page).first()
  const words = card.getByText(first?.description ?? '', { exact: true })
  await card.hover()
  await expect(page.locator('html')).toHaveAttribute('data-selectable-cards')

  await test.step('a drag over its words selects them and stays on the page', async () => {
    for (const [text, whole = ''] of [
      [words, first?.description],
      [card.getByRole('link'), first?.title],
    ] as const) {
      await dragOver(page, text)
      const selection = await page.evaluate(() => String(document.getSelection()))
      expect(selection.length).toBeGreaterThan(5)
      expect(whole).toContain(selection.trim())
      expect(addressOf(page)).toBe('/reviews')
    }
  })
  await test.step('the middle button and the control key open a new tab, as on its link', async () => {
    for (const [part, options] of [
      [words, { button: 'middle' }],
      [words, { modifiers: ['ControlOrMeta'] }],
    ] satisfies [Locator, Parameters<Locator['click']>[0]][]) {
      const opened = context.waitForEvent('page')
      await part.click(options)
      const tab = await opened
      await tab.waitForURL(`**${ADDRESS}`)
      await tab.close()
      expect(addressOf(page)).toBe('/reviews')
    }
  })
  await test.step('the keyboard follows the link although words of it are selected', async () => {
    await dragOver(page, card.getByRole('link'))
    await card.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expectAddress(page, ADDRESS)
    await page.goBack()
    await expect(card.getByRole('link')).toBeFocused()
  })
  await test.step('after a drag the next press follows it, wherever that is', async () => {
    await dragOver(page, words)
    await card.getByText(String(first?.values.category), { exact: true }).click()
    await expectAddress(page, ADDRESS)
    await page.goBack()
    await expectAddress(page, '/reviews')
    await expectWholeCardsLead(
      page,
      reviews.map(({ address }) => address),
    )
  })
})

const stub = {
  category: 'Knives',
  date: '2025-10-15',
  excerpt: 'In short.',
  shortDescription: 'A description that is much too long for any card. '.repeat(20),
  imageDesc: 'A pancake',
  picture: { name: 'recipes-1', color: '#cccccc' },
  rating: 4.5,
  servings: 4,
  totalTime: 125,
  rest: '2 h 15 min marinating',
}
const stubs = HARD_TITLES.map((title, index) => ({
  ...stub,
  id: index + 1,
  title,
  productName: title,
}))
const categories = [{ name: stub.category }]

test('a title without a place to break in and a long time stay inside their card, a long text ends after three lines', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.route(/\/data\/(recipes|reviews|blog)\.json$/, (route) =>
    answerData(route, { recipes: stubs, reviews: stubs, posts: stubs, categories }),
  )
  await visit(page, '/privacy')
  for (const kind of ['recipes', 'reviews', 'posts'] as const) {
    const { list, listName, folder } = kindOf(kind)
    await footer.getByRole('link', { name: listName, exact: true }).click()
    await expectAddress(page, list)
    await expectCardsHold(page, HARD_TITLES)
    if (folder !== 'reviews') continue
    const text = cards(page).first().getByText(stub.shortDescription.trim())
    const lines = await text.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBe(3)
  }
})
