import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { expectToast } from './support/toast.ts'
import { stored, visit } from './support/visit.ts'

const MESSAGE = {
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: 'The granola',
  Message: 'How long does it keep?\nAnd where?',
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true })
}

test('the browser holds what is empty, of blanks or no email address; a valid message is stored', async ({
  page,
}) => {
  await visit(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  const validity = (label: string) =>
    field(page, label).evaluate((input: HTMLInputElement) => input.validationMessage)
  for (const [label, text] of [
    ['Name', ''],
    ['Email', 'abc'],
    ['Message', ' \n '],
  ] as const) {
    for (const [name, words] of Object.entries({ ...MESSAGE, [label]: text })) {
      await field(page, name).fill(words)
    }
    await send.click()
    await expect(field(page, label)).toBeFocused()
    expect(await validity(label), `${label}: “${text}”`).not.toBe('')
  }
  await field(page, 'Message').fill(MESSAGE.Message)
  // As a browser does that restores a form: no event says so.
  await field(page, 'Name').evaluate((input: HTMLInputElement) => (input.value = '   '))
  await send.click()
  await expect(field(page, 'Name')).toBeFocused()
  expect(await stored(page, 'contact-submissions')).toBeNull()

  await field(page, 'Name').fill(MESSAGE.Name)
  await send.click()
  await expectToast(page, {
    title: 'Message Sent! 📧',
    message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
    variant: 'default',
  })
  expect(await stored(page, 'contact-submissions')).toMatchObject([
    { name: MESSAGE.Name, message: MESSAGE.Message },
  ])
  await expect(field(page, 'Message')).toHaveValue('')
})
