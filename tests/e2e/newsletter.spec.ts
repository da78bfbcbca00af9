import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { closeToast, expectToast, type Message, passFrames, toasts } from './toast.ts'
import { reload, stored, visit } from './visit.ts'

const KEY = 'newsletter-subscribers'
const NOW = '2026-02-03T10:20:30.000Z'

const FORMS = [
  { place: 'footer', region: 'Newsletter' },
  { place: 'home page', region: 'Join Our Community' },
]

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

// Which addresses count as the same, and how older entries are handled: see subscribers.test.ts.
for (const { place, region } of FORMS) {
  test.describe(`the form of the ${place}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(NOW)
    })

    test('wants an email address: the site rejects an empty one, the browser what is none', async ({
      page,
    }) => {
      await visit(page, '/')
      await expect(field(page, region)).toHaveAttribute('type', 'email')
      await expect(field(page, region)).not.toHaveAttribute('aria-invalid')
      await subscribe(page, region, '')
      await expectToast(page, EMPTY)
      await expect(field(page, region)).toBeFocused()
      await expect(field(page, region)).toHaveAttribute('aria-invalid', 'true')
      await field(page, region).press('a')
      await expect(field(page, region)).not.toHaveAttribute('aria-invalid')
      // From here on a toast would be there with the next frame.
      await closeToast(page)
      await subscribe(page, region, 'abc')
      await expect(field(page, region)).toBeFocused()
      expect(await field(page, region).evaluate((input) => input.matches(':invalid'))).toBe(true)
      await passFrames(page)
      await expect(toasts(page)).toHaveCount(0)
      expect(await stored(page, KEY)).toBe(null)
    })

    test('refuses an address longer than mail allows', async ({ page }) => {
      await visit(page, '/')
      const longest = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}${'c'.repeat(3)}`
      await subscribe(page, region, `a${longest}`)
      await expect(field(page, region)).toBeFocused()
      expect(await field(page, region).evaluate((input) => input.matches(':invalid'))).toBe(true)
      const message = await field(page, region).evaluate((input: HTMLInputElement) => {
        return input.validationMessage
      })
      expect(message).toContain('at most 254 characters')
      expect(await stored(page, KEY)).toBe(null)
      await subscribe(page, region, longest)
      await expectToast(page, SUBSCRIBED)
    })

    test('stores an address with the time and clears the field, but never twice', async ({
      page,
    }) => {
      await visit(page, '/')
      await subscribe(page, region, 'robin@example.com')
      await expectToast(page, SUBSCRIBED)
      expect(await stored(page, KEY)).toEqual([{ email: 'robin@example.com', date: NOW }])
      await expect(field(page, region)).toHaveValue('')
      await reload(page)
      await subscribe(page, region, 'robin@example.com')
      await expectToast(page, DUPLICATE)
      expect(await stored(page, KEY)).toEqual([{ email: 'robin@example.com', date: NOW }])
    })
  })
}
