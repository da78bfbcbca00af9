/** Filters, the search, and the forms. */
import { recipes } from '../e2e/support/reading.ts'
import { minutesIn } from '../site/documents.ts'
import { expect, test } from './test.ts'

const TOAST = '[aria-live="polite"] [role="group"]'

test('filters show what they find, stand in the address, and each is a step back', async ({
  tab,
}) => {
  const quick = recipes.filter(({ values }) => minutesIn(values) <= 30)
  const dinner = quick.filter(({ values }) => values.category === 'Dinner')
  const expectShown = (some: typeof recipes) => {
    const titles = some.map(({ title }) => title)
    return tab.expectTexts('article h2', titles)
  }
  await tab.visit('/recipes')
  await tab.press('button', 'Filter and sort')
  await tab.press('#filters button', `Up to 30 min (${quick.length})`)
  await expectShown(quick)
  await tab.expectAddress('/recipes?time=30')
  await tab.press('main button', 'Dinner')
  await expectShown(dinner)
  await tab.back()
  await expectShown(quick)
  await tab.visit('/recipes?category=Dinner&time=30')
  await expectShown(dinner)
})

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
