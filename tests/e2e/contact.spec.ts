import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { stored, visit } from './support/visit.ts'

const MESSAGE = {
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: 'The granola',
  Message: 'How long does it keep?',
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true })
}

test('the browser holds what is empty, of spaces or no email address', async ({ page }) => {
  await visit(page, '/contact')
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
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(field(page, label)).toBeFocused()
    expect(await validity(label), `${label}: “${text}”`).not.toBe('')
  }
  expect(await stored(page, 'contact-submissions')).toBeNull()
})
