/** The plan of a week: its sheet and its focus. */
import { openSentLink } from './sentLink.ts'
import { expect, test } from './test.ts'

const DISH = 'section li a'

test('a dish is planned, moved, and put on the shopping list', async ({ tab }) => {
  await tab.visit('/plan')
  await tab.press('section a[href$=".dinner"]')
  await tab.fill('dialog [name="title"]', 'buttermilk pancakes')
  await tab.press('dialog button', 'Done')
  await tab.expectTexts(DISH, [expect.stringMatching(/^Tall buttermilk pancakes/)])
  await tab.expectFocus(DISH)
  await tab.key('Enter')
  await tab.expectTexts('dialog[open] h2', ['Tall buttermilk pancakes'])
  await tab.run(() =>
    document.querySelector('dialog option:last-child')?.toggleAttribute('selected'),
  )
  await tab.press('dialog button', 'Done')
  await tab.expectTexts('section:last-child li', [expect.stringContaining('pancakes')])
  await tab.expectFocus(DISH)
  await tab.press('button', 'Add to shopping list')
  await tab.expectTexts('main [role="status"]', [expect.stringContaining('ingredients are now')])
  await openSentLink(tab)
  await tab.press('button', 'Add to my plan')
  await tab.expectTexts(DISH, [expect.stringMatching(/^Tall buttermilk pancakes/)])
})
