import { expect, test } from './test.ts'

const DISH = 'section li a'
const LINES = 'main li:has([type="checkbox"])'

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
})

test('a list goes into a link, and out of it on another phone', async ({ tab }) => {
  await tab.visit('/recipes/7')
  await tab.press('button', 'Add to shopping list')
  await tab.press('main a', 'On your shopping list')
  // The recipe has such lines too, and stays until the list is there.
  await tab.expectTexts('h1', ['Shopping list'])
  let lines: string[] = []
  await expect.poll(async () => (lines = await tab.texts(LINES))).not.toEqual([])
  await tab.press('button', 'Send to another phone')
  // No protocol of both engines reads what was copied.
  await tab.run(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => void sessionStorage.setItem('copied', text),
    }),
  )
  await tab.press('dialog[open] button', 'Copy the link')
  await tab.expectTexts('dialog[open] [role="status"]', [expect.stringContaining('Link copied.')])
  const address = await tab.run(() => sessionStorage.getItem('copied') ?? '')
  // The same browser, once it has forgotten all.
  await tab.run(() => localStorage.clear())
  await tab.engine.open('about:blank')
  await tab.engine.open(address)
  await tab.untilAlive()
  await tab.press('button', 'Add to my list')
  await tab.expectTexts(LINES, lines)
})
