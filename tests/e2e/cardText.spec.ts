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

for (const part of ['description', 'title'] as const) {
  test(`a drag over the ${part} of a card selects its words and stays on the page`, async ({
    page,
  }) => {
    const card = await firstCard(page)
    const words = part === 'title' ? (first?.productName ?? '') : (first?.shortDescription ?? '')
    const text = part === 'title' ? card.getByRole('link') : card.getByText(words, { exact: true })
    await dragOver(page, text)
    const selection = await selected(page)
    expect(selection.length).toBeGreaterThan(5)
    expect(words).toContain(selection.trim())
    expect(addressOf(page)).toBe('/reviews')
    // What is selected stays so until the next press, which follows the link as usual.
    await card.getByText(first?.category ?? '', { exact: true }).click()
    await expectAddress(page, ADDRESS)
  })
}

test('the whole of every card leads to its page', async ({ page }) => {
  await firstCard(page)
  await expectWholeCardsLead(
    page,
    reviews.map(({ id }) => `/reviews/${id}`),
  )
})

test('a click on the words of a card leads to its page, and Back returns to its link', async ({
  page,
}) => {
  const card = await firstCard(page)
  await card.getByText(first?.shortDescription ?? '').click()
  await expectAddress(page, ADDRESS)
  await page.goBack()
  await expectAddress(page, '/reviews')
  await expect(card.getByRole('link')).toBeFocused()
})

for (const [name, options] of [
  ['middle button', { button: 'middle' }],
  ['control key', { modifiers: ['ControlOrMeta'] }],
] satisfies [string, Parameters<Locator['click']>[0]][]) {
  test(`with the ${name}, the words of a card open a new tab as its link does`, async ({
    page,
    context,
  }) => {
    const card = await firstCard(page)
    for (const part of [card.getByText(first?.shortDescription ?? ''), card.getByRole('link')]) {
      const opened = context.waitForEvent('page')
      await part.click(options)
      const tab = await opened
      await tab.waitForURL(`**${ADDRESS}`)
      await tab.close()
      expect(addressOf(page)).toBe('/reviews')
    }
  })
}

test('a card is followed by the keyboard although words of it are selected', async ({ page }) => {
  const card = await firstCard(page)
  await dragOver(page, card.getByText(first?.shortDescription ?? ''))
  await card.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, ADDRESS)
})
