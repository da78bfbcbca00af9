/** What cooks plan and share: a dinner, and a list in a link. */
import { openSentLink } from './sentLink.ts'
import { contains, expect, test } from './test.ts'

const LINES = 'main li:has([type="checkbox"])'
const DIALOG = 'dialog[open]'
const TASK = `${DIALOG} [aria-live]`

test('a dinner is planned, walked through task by task, and goes on after a reload', async ({
  tab,
}) => {
  const DINNER = '/dinner?recipes=1,12&at=19:00'
  await tab.visit(DINNER)
  await expect.poll(() => tab.texts('main')).toEqual(contains('Dinner is ready'))
  await tab.press('main a', 'Start')
  await tab.expectFocus(TASK)
  const [first = ''] = await tab.texts(TASK)
  await tab.press(`${DIALOG} button`, 'Done')
  await expect.poll(() => tab.texts(TASK)).not.toEqual([first])
  const second = await tab.texts(TASK)
  await tab.engine.open('about:blank')
  await tab.visit(`${DINNER}#cook`)
  await tab.expectTexts(TASK, second)
  await tab.key('Escape')
  await tab.expectTexts(DIALOG, [])
})

test('a list goes into a link, and out of it on another phone', async ({ tab }) => {
  await tab.visit('/recipes/7')
  await tab.press('button', 'Add to shopping list')
  await tab.press('main a', 'On your shopping list')
  // The recipe has similar lines, and stays until the list is loaded.
  await tab.expectTexts('h1', ['Shopping list'])
  let lines: string[] = []
  await expect.poll(async () => (lines = await tab.texts(LINES))).not.toEqual([])
  await openSentLink(tab)
  await tab.press('button', 'Add to my list')
  await tab.expectTexts(LINES, lines)
})
