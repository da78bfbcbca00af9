import type { Page } from '@playwright/test'
import { byId, recipes } from './content.ts'
import { expect, test } from './site.ts'
import { toasts, toastTitled } from './toast.ts'
import { visit } from './visit.ts'

declare global {
  interface Window {
    /** What was handed to the share sheet, and what was copied. */
    handedOn?: { shared: unknown[]; copied: string[] }
  }
}

const SALMON = byId(recipes, 1)
const ADDRESS = 'https://pinchwell.example/recipes/1'

/** What the browser of a test can do; the machine's own share sheet would be no page's to press. */
interface Abilities {
  sheet: boolean
  clipboard: boolean
}

async function giveBrowser(page: Page, abilities: Abilities) {
  await page.addInitScript(({ sheet, clipboard }) => {
    const handedOn = { shared: [] as unknown[], copied: [] as string[] }
    window.handedOn = handedOn
    const share = async (data: unknown) => void handedOn.shared.push(data)
    const writeText = async (text: string) => {
      if (!clipboard) throw new DOMException('blocked by the test', 'NotAllowedError')
      handedOn.copied.push(text)
    }
    if (sheet) Object.defineProperty(navigator, 'share', { value: share })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }, abilities)
}

test('Share opens the system’s sheet with title and canonical address', async ({ page }) => {
  await giveBrowser(page, { sheet: true, clipboard: true })
  await visit(page, '/recipes/1?from=mail')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).press('Enter')
  const shared = [{ title: SALMON.title, url: ADDRESS }]
  expect(await page.evaluate(() => window.handedOn)).toEqual({ shared, copied: [] })
  await expect(toasts(page)).toHaveCount(0)
})

test('without both, a toast that stays has the address, and a click selects it', async ({
  page,
}) => {
  await giveBrowser(page, { sheet: false, clipboard: false })
  await page.clock.install()
  await visit(page, '/recipes/1')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const toast = toastTitled(page, 'Copy this link')
  await toast.getByText(ADDRESS, { exact: true }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(ADDRESS)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
})
