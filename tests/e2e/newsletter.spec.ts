import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { toastTitled } from './support/toast.ts'
import { reload, stored, visit } from './support/visit.ts'

const KEY = 'newsletter-subscribers'

/** The regions with a form each, in the footer and on the home page. */
const FORMS = ['Newsletter', 'Join Our Community'] as const
/** As long as mail allows. */
const LONGEST = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}${'c'.repeat(3)}`

function field(page: Page, region: string) {
  return page.getByRole('region', { name: region }).getByRole('textbox', { name: 'Email address' })
}

async function subscribe(page: Page, region: string, email: string) {
  await field(page, region).fill(email)
  await page.getByRole('region', { name: region }).getByRole('button').click()
}

test('a form wants an email address of no more than mail allows, and the forms share one list', async ({
  page,
}) => {
  await visit(page, '/')
  const [footer, home] = FORMS
  for (const [email, words] of [
    ['abc', /\w/],
    [`a${LONGEST}`, /at most 254 characters/],
  ] as const) {
    await subscribe(page, footer, email)
    await expect(field(page, footer)).toBeFocused()
    expect(
      await field(page, footer).evaluate((input: HTMLInputElement) => input.validationMessage),
    ).toMatch(words)
  }
  expect(await stored(page, KEY)).toBe(null)

  await subscribe(page, footer, LONGEST)
  await expect(toastTitled(page, 'Subscribed! 🍳')).toBeVisible()
  await reload(page)
  await subscribe(page, home, LONGEST)
  await expect(toastTitled(page, "You're already on the list! 🎉")).toBeVisible()
  expect(await stored(page, KEY)).toMatchObject([{ email: LONGEST }])
})
