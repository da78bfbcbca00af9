import type { Locator, Page } from '@playwright/test'
import { reviews } from './content.ts'
import { cards, expectWholeCardsLead } from './lists.ts'
import { expect, test } from './site.ts'
import { addressOf, expectAddress, visit } from './visit.ts'

/** The first card of the reviews, on a page where the mouse can select its words. */
async function firstCard(page: Page): Promise<Locator> {
  await visit(page, '/reviews')
  const card = cards(page).first()
  await card.hover()
  await expect(page.locator('html')).toHaveAttribute('data-selectable-cards')
  return card
}

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

function selected(page: Page): Promise<string> {
  return page.evaluate(() => String(document.getSelection()))
}

const [first] = reviews
const ADDRESS = `/reviews/${first?.id}`

test('a drag over the words of a card selects them and stays on the page, until the next press', async ({
  page,
}) => {
  const card = await firstCard(page)
  for (const [text, words = ''] of [
    [card.getByText(first?.shortDescription ?? '', { exact: true }), first?.shortDescription],
    [card.getByRole('link'), first?.productName],
  ] as const) {
    await dragOver(page, text)
    const selection = await selected(page)
    expect(selection.length).toBeGreaterThan(5)
    expect(words).toContain(selection.trim())
    expect(addressOf(page)).toBe('/reviews')
  }
  // The keyboard follows the link although words of it are selected.
  await card.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, ADDRESS)
  await page.goBack()
  await dragOver(page, card.getByText(first?.shortDescription ?? '', { exact: true }))
  await card.getByText(first?.category ?? '', { exact: true }).click()
  await expectAddress(page, ADDRESS)
})

test('the whole of every card leads to its page, and Back returns to its link', async ({
  page,
}) => {
  const card = await firstCard(page)
  await card.getByText(first?.shortDescription ?? '').click()
  await expectAddress(page, ADDRESS)
  await page.goBack()
  await expectAddress(page, '/reviews')
  await expect(card.getByRole('link')).toBeFocused()
  await expectWholeCardsLead(
    page,
    reviews.map(({ id }) => `/reviews/${id}`),
  )
})

test('with the middle button and the control key, the words of a card open a new tab as its link does', async ({
  page,
  context,
}) => {
  const card = await firstCard(page)
  const words = card.getByText(first?.shortDescription ?? '')
  for (const [part, options] of [
    [words, { button: 'middle' }],
    [words, { modifiers: ['ControlOrMeta'] }],
    [card.getByRole('link'), { modifiers: ['ControlOrMeta'] }],
  ] satisfies [Locator, Parameters<Locator['click']>[0]][]) {
    const opened = context.waitForEvent('page')
    await part.click(options)
    const tab = await opened
    await tab.waitForURL(`**${ADDRESS}`)
    await tab.close()
    expect(addressOf(page)).toBe('/reviews')
  }
})
