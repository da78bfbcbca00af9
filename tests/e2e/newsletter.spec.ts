import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { closeToast, expectToast, type Message, passFrames, toasts } from './support/toast.ts'
import { reload, stored, visit } from './support/visit.ts'

const KEY = 'newsletter-subscribers'
const NOW = '2026-02-03T10:20:30.000Z'

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

const SUBSCRIBED: Message = {
  title: 'Subscribed! 🍳',
  message: 'Welcome! Get ready for delicious recipes in your inbox.',
  variant: 'default',
}
const DUPLICATE: Message = {
  title: "You're already on the list! 🎉",
  message: "No need to subscribe again, you're all set.",
  variant: 'default',
}
const EMPTY: Message = {
  title: 'Oops! 🙈',
  message: 'Please enter a valid email address.',
  variant: 'destructive',
}

test('a form wants an email address of no more than mail allows, stores it with the time, and never twice', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await visit(page, '/')
  const [footer, home] = FORMS
  await subscribe(page, footer, '')
  await expectToast(page, EMPTY)
  await expect(field(page, footer)).toBeFocused()
  await expect(field(page, footer)).toHaveAttribute('aria-invalid', 'true')
  await field(page, footer).press('a')
  await expect(field(page, footer)).not.toHaveAttribute('aria-invalid')
  // From here on a toast would be there with the next frame.
  await closeToast(page)
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
  await passFrames(page)
  await expect(toasts(page)).toHaveCount(0)
  expect(await stored(page, KEY)).toBe(null)

  await subscribe(page, footer, LONGEST)
  await expectToast(page, SUBSCRIBED)
  await expect(field(page, footer)).toHaveValue('')
  await reload(page)
  await subscribe(page, home, LONGEST)
  await expectToast(page, DUPLICATE)
  expect(await stored(page, KEY)).toEqual([{ email: LONGEST, date: NOW }])
})
