import type { Page } from '@playwright/test'
import { site } from './content.ts'
import { expect, test } from './site.ts'
import { expectToast, type Message } from './toast.ts'
import { store, stored, visit } from './visit.ts'

const MESSAGE = {
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: 'The granola',
  Message: 'How long does it keep?\nAnd where?',
}
const SENT: Message = {
  title: 'Message Sent! 📧',
  message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
  variant: 'default',
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true })
}

async function fillIn(page: Page, values: Partial<typeof MESSAGE> = {}) {
  for (const [label, text] of Object.entries({ ...MESSAGE, ...values })) {
    await field(page, label).fill(text)
  }
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('has a form with four required fields, the message being of five rows', async ({ page }) => {
  await visit(page, '/contact')
  await expect(page).toHaveTitle('Contact | Pinchwell')
  for (const label of Object.keys(MESSAGE)) {
    await expect(field(page, label)).toHaveAttribute('required')
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5')
})

test('names two addresses, general and partnerships, and when to expect a reply', async ({
  page,
}) => {
  await visit(page, '/contact')
  const ways = page.getByRole('main').getByRole('complementary')
  await expect(ways.getByRole('heading')).toHaveText(['General', 'Partnerships'])
  await expect(ways.getByText(/24-48 hours on business days/)).toBeVisible()
  const { general, partnerships } = site.contacts
  for (const address of [general, partnerships]) {
    await expect(ways.getByRole('link', { name: address })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    )
  }
})

test('a valid message is stored after older ones, and the fields are cleared', async ({ page }) => {
  await page.clock.setFixedTime('2026-02-03T10:20:30Z')
  await store(page, 'contact-submissions', '[{"name":"An older one"}]')
  await visit(page, '/contact')
  await fillIn(page)
  await send(page)
  await expectToast(page, SENT)
  expect(await stored(page, 'contact-submissions')).toEqual([
    { name: 'An older one' },
    {
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
      date: '2026-02-03T10:20:30.000Z',
    },
  ])
  for (const label of Object.keys(MESSAGE)) {
    await expect(field(page, label)).toHaveValue('')
  }
})

test('the browser holds what is empty or no email address', async ({ page }) => {
  await visit(page, '/contact')
  for (const [label, text] of [
    ['Name', ''],
    ['Email', ''],
    ['Email', 'abc'],
    ['Subject', ''],
    ['Message', ''],
    // Of blanks alone it is empty as well.
    ['Name', '  '],
    ['Subject', '\t '],
    ['Message', ' \n '],
  ] as const) {
    await fillIn(page, { [label]: text })
    await send(page)
    await expect(field(page, label)).toBeFocused()
    expect(await field(page, label).evaluate((input) => input.matches(':invalid'))).toBe(true)
  }
  // Nothing of it is stored by the time that a valid message is.
  await fillIn(page)
  await send(page)
  await expectToast(page, SENT)
  expect(await stored(page, 'contact-submissions')).toHaveLength(1)
})

test('what the browser says of blanks is what it says of an empty field', async ({ page }) => {
  await visit(page, '/contact')
  const message = () =>
    field(page, 'Subject').evaluate((input: HTMLInputElement) => input.validationMessage)
  const ofEmpty = await message()
  expect(ofEmpty).not.toBe('')
  await field(page, 'Subject').fill('   ')
  expect(await message()).toBe(ofEmpty)
  await field(page, 'Subject').fill(' The granola ')
  expect(await message()).toBe('')
})

test('blanks that were typed before the page was alive are refused as well', async ({ page }) => {
  await visit(page, '/contact')
  await fillIn(page)
  // As a browser does that restores a form: no event says so.
  await field(page, 'Name').evaluate((input: HTMLInputElement) => (input.value = '   '))
  await send(page)
  await expect(field(page, 'Name')).toBeFocused()
  expect(await stored(page, 'contact-submissions')).toBe(null)
})

test('an address longer than mail allows is refused, as in the newsletter form', async ({
  page,
}) => {
  await visit(page, '/contact')
  const longest = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}${'c'.repeat(3)}`
  expect(longest).toHaveLength(254)
  await fillIn(page, { Email: `a${longest}` })
  await send(page)
  await expect(field(page, 'Email')).toBeFocused()
  expect(await stored(page, 'contact-submissions')).toBe(null)
  await field(page, 'Email').fill(longest)
  await send(page)
  await expectToast(page, SENT)
})

test('says what the asterisk means', async ({ page }) => {
  await visit(page, '/contact')
  await expect(page.getByRole('main').getByText('* marks a required field.')).toBeVisible()
})

test('a field with focus has an outline that can be seen', async ({ page }) => {
  await visit(page, '/contact')
  for (const label of Object.keys(MESSAGE)) {
    const input = field(page, label)
    const outline = () =>
      input.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor }
      })
    expect((await outline()).style, `${label} without focus`).toBe('none')
    await input.focus()
    const { style, width, color } = await outline()
    expect(style, label).toBe('solid')
    expect(width, label).toBeGreaterThanOrEqual(2)
    expect(color, label).toMatch(/^rgb\(/)
  }
})
