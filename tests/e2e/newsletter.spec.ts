import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { blockStorage, reload, store, stored, visit } from './visit.ts'

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

interface Message {
  title: string
  message: string
  variant: 'default' | 'destructive'
}

async function expectToast(page: Page, { title, message, variant }: Message) {
  const toast = page.getByRole('status').filter({ hasText: title })
  await expect(toast).toBeVisible()
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(message, { exact: true })).toBeVisible()
  await expect(toast).toHaveAttribute('data-variant', variant)
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

for (const { place, region } of FORMS) {
  test.describe(`the form of the ${place}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(NOW)
    })

    test('wants an email address: empty is told off, what is none the browser holds', async ({
      page,
    }) => {
      await visit(page, '/')
      await subscribe(page, region, 'abc')
      await expect(field(page, region)).toBeFocused()
      expect(await field(page, region).evaluate((input) => input.matches(':invalid'))).toBe(true)
      await expect(page.getByRole('status')).toHaveCount(0)
      await subscribe(page, region, '')
      await expectToast(page, EMPTY)
      expect(await stored(page, KEY)).toBe(null)
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

    test('knows older entries, bare ones too, by exact match and keeps them', async ({ page }) => {
      const old = ['old@example.com', { email: 'robin@example.com', date: '2025-01-01T00:00:00Z' }]
      await store(page, KEY, JSON.stringify(old))
      await visit(page, '/')
      await subscribe(page, region, 'old@example.com')
      await expectToast(page, DUPLICATE)
      expect(await stored(page, KEY)).toEqual(old)
      // Other letters, large or small, are another address.
      await subscribe(page, region, 'Robin@example.com')
      await expectToast(page, SUBSCRIBED)
      expect(await stored(page, KEY)).toEqual([...old, { email: 'Robin@example.com', date: NOW }])
    })

    test('says when the address was not saved, and keeps it in the field', async ({ page }) => {
      await blockStorage(page)
      await visit(page, '/')
      await subscribe(page, region, 'robin@example.com')
      const toast = page.getByRole('status').filter({ hasText: /not saved/i })
      await expect(toast).toBeVisible()
      await expect(toast).toHaveAttribute('data-variant', 'destructive')
      await expect(field(page, region)).toHaveValue('robin@example.com')
    })
  })
}

test('what is stored but is no list is not overwritten', async ({ page }) => {
  await store(page, KEY, 'not a list')
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill('robin@example.com')
  await footer.getByRole('textbox', { name: 'Email address' }).press('Enter')
  await expect(page.getByText('Subscribed! 🍳')).toBeVisible()
  expect(await stored(page, KEY)).toMatchObject([{ email: 'robin@example.com' }])
  const kept = await page.evaluate(() => Object.values({ ...localStorage }))
  expect(kept).toContain('not a list')
})
