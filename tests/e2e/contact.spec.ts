import type { Page } from '@playwright/test'
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

/** As long as mail allows. */
const LONGEST = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}${'c'.repeat(3)}`

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

test('the browser holds what is empty, of blanks, no email address or one too long; a valid message is stored after older ones', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-02-03T10:20:30Z')
  await store(page, 'contact-submissions', '[{"name":"An older one"}]')
  await visit(page, '/contact')
  await expect(page.getByRole('main').getByText('* marks a required field.')).toBeVisible()
  const validity = (label: string) =>
    field(page, label).evaluate((input: HTMLInputElement) => input.validationMessage)
  const ofEmpty = await validity('Subject')
  await fillIn(page)
  for (const [label, text] of [
    ['Name', ''],
    ['Email', ''],
    ['Email', 'abc'],
    ['Email', `a${LONGEST}`],
    ['Subject', '\t '],
    ['Message', ' \n '],
  ] as const) {
    await fillIn(page, { [label]: text })
    await send(page)
    await expect(field(page, label)).toBeFocused()
    expect(await validity(label), `${label}: “${text}”`).not.toBe('')
  }
  expect(await validity('Message'), 'of blanks').toBe(ofEmpty)
  // As a browser does that restores a form: no event says so.
  await fillIn(page)
  await field(page, 'Name').evaluate((input: HTMLInputElement) => (input.value = '   '))
  await send(page)
  await expect(field(page, 'Name')).toBeFocused()
  expect(await stored(page, 'contact-submissions')).toHaveLength(1)

  const message = { ...MESSAGE, Email: LONGEST }
  await fillIn(page, message)
  await send(page)
  await expectToast(page, SENT)
  const { Name: name, Email: email, Subject: subject, Message: text } = message
  const date = '2026-02-03T10:20:30.000Z'
  expect(await stored(page, 'contact-submissions')).toEqual([
    { name: 'An older one' },
    { name, email, subject, message: text, date },
  ])
  for (const label of Object.keys(MESSAGE)) await expect(field(page, label)).toHaveValue('')
})
