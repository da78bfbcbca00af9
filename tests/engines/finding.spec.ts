/** The search, and a form that the browser checks. */
import { expect, test } from './test.ts'

const TOAST = '[aria-live="polite"] [role="group"]'

test('the search shows what it finds while somebody types, and Back leads to it', async ({
  tab,
}) => {
  const expectMarked = () =>
    tab.expectTexts('article h2 mark', expect.arrayContaining(['Tiramisu']))
  await tab.visit('/search')
  await tab.press('main input[type="search"]')
  await tab.type('tiramissu')
  await expectMarked()
  await tab.expectTexts('main [role="status"]', [expect.stringContaining(' for “tiramisu”')])
  await tab.expectAddress('/search?q=tiramissu')
  await tab.press('article a', 'Tiramisu')
  await tab.expectTexts('h1', ['Tiramisu'])
  await tab.back()
  await expectMarked()
})

test('the contact form holds what is empty, of spaces or no address, and stores a whole message', async ({
  tab,
}) => {
  const expectHeld = async (field: string) => {
    await tab.press('main button', 'Send Message')
    await tab.expectFocus(`main [name="${field}"]:invalid`)
  }
  await tab.visit('/contact')
  await expectHeld('name')
  await tab.fill('main [name="name"]', 'Robin')
  await tab.fill('main [name="email"]', 'robin')
  await tab.fill('main [name="subject"]', 'The granola')
  await expectHeld('email')
  await tab.fill('main [name="email"]', 'robin@example.com')
  await tab.fill('main [name="message"]', '   ')
  await expectHeld('message')
  expect(await tab.stored('contact-submissions')).toBeNull()
  await tab.fill('main [name="message"]', 'How long does it keep?')
  await tab.press('main button', 'Send Message')
  await tab.expectTexts(TOAST, [expect.stringContaining('Message Sent!')])
  expect(await tab.stored('contact-submissions')).toMatchObject([{ name: 'Robin' }])
})
