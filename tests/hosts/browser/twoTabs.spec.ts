import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/support/site.ts'
import { stored, visit } from '../../e2e/support/visit.ts'

const KEY = 'newsletter-subscribers'

function addresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index}@example.com`)
}

/**
 * Subscribes one address after the other, in one task of the page each.
 * @param pause between two of them, in milliseconds
 */
async function subscribe(page: Page, emails: string[], pause = 0) {
  await page.evaluate(
    async ([all, milliseconds]) => {
      const form = document.querySelector<HTMLFormElement>('#newsletter form')
      for (const email of all) {
        const field = form?.querySelector('input')
        if (field) field.value = email
        form?.requestSubmit()
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
      }
    },
    [emails, pause] as const,
  )
}

test('100 addresses from two tabs at once are all on the list, though one tab is reloaded meanwhile', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await Promise.all([visit(page, '/about'), visit(other, '/about')])
  const [own, before, after] = [addresses('a', 50), addresses('b', 25), addresses('c', 25)]
  const reloadMeanwhile = async () => {
    await subscribe(other, before)
    await visit(other, '/about')
    await subscribe(other, after)
  }
  await Promise.all([subscribe(page, own, 10), reloadMeanwhile()])
  const list = async () => {
    const entries = await stored(page, KEY)
    return Array.isArray(entries) ? entries.map(({ email }): unknown => email).toSorted() : []
  }
  await expect.poll(list).toEqual([...own, ...before, ...after].toSorted())
  await other.close()
})
