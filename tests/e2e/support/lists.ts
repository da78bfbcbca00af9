import { expect, type Locator, type Page } from '@playwright/test'

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

export function ads(part: Page | Locator): Locator {
  return part.getByRole('group', { name: 'Advertisement' })
}

export async function expectColumns(page: Page, items: Locator, count: number): Promise<void> {
  expect(await columnsOf(items)).toBe(count)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columnsOf(items), 'on a phone').toBe(1)
  if (size) await page.setViewportSize(size)
}

/** Counts the items in the first row of a grid. */
export async function columnsOf(items: Locator): Promise<number> {
  return items.evaluateAll((elements) => {
    const tops = elements.map((element) => element.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })
}

/** Expects one link in each card, to these addresses, that covers the whole card. */
export async function expectWholeCardsLead(page: Page, addresses: string[]): Promise<void> {
  const found = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const links = card.querySelectorAll('a')
      card.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = card.getBoundingClientRect()
      // As near to the edges as rounded corners allow.
      const xs = [left + 10, (left + right) / 2, right - 10]
      const ys = [top + 10, (top + bottom) / 2, bottom - 10]
      let followed = 0
      const stay = (event: Event) => {
        event.preventDefault()
        followed += 1
      }
      links[0]?.addEventListener('click', stay)
      const misses = xs.flatMap((x) =>
        ys.flatMap((y) => {
          const hit = document.elementFromPoint(x, y)
          const before = followed
          hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          return followed === before + 1 ? [] : [hit?.outerHTML]
        }),
      )
      links[0]?.removeEventListener('click', stay)
      return { links: links.length, address: links[0]?.getAttribute('href'), misses }
    }),
  )
  expect(found).toEqual(addresses.map((address) => ({ links: 1, address, misses: [] })))
}

/** A title without break opportunities, and one of a single ordinary word. */
export const HARD_TITLES = ['Pfannkuchen'.repeat(8).slice(0, 80), 'Tiramisu']

/** Expects that nothing overflows a card on the narrowest phone or on a desktop. */
export async function expectCardsHold(page: Page, titles: string[]): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(cards(page).getByRole('heading')).toHaveText(titles)
    const overfull = await cards(page).evaluateAll((all) =>
      all
        .flatMap((card) => [card, ...card.querySelectorAll('h2, p')])
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => `${part.outerHTML.slice(0, 80)}: ${part.scrollWidth}`),
    )
    expect(overfull, `at ${width} px`).toEqual([])
  }
}
