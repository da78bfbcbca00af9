import { expect, type Page } from '@playwright/test'
import { site } from './content.ts'

/** Expects the sentence about paid links above the first of them. */
export async function expectDisclosureFirst(page: Page): Promise<void> {
  const disclosure = page.getByRole('main').getByText(site.affiliate.disclosure)
  await expect(disclosure).toBeVisible()
  const isFirst = await disclosure.evaluate((element) => {
    const link = document.querySelector('a[rel~=sponsored]')
    return (
      link !== null && element.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING
    )
  })
  expect(isFirst, 'the disclosure comes first').toBe(true)
}
