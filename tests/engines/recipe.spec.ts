/** A recipe: its amounts, its cook mode and its stored state. */
import { PATH, SERVINGS, STEPS } from '../e2e/support/cooking.ts'
import { PANCAKES } from '../e2e/support/reading.ts'
import { expect, test } from './test.ts'

const LINES = '[aria-labelledby="ingredients"] li label'
const DIALOG = 'dialog[open]'
const TIMER = '[role="timer"]'

test('servings and units change the amounts and the address, units for all recipes', async ({
  tab,
}) => {
  const amounts = async () => (await tab.texts(LINES)).join()
  await tab.visit(PATH)
  await tab.press('button', 'More servings')
  await tab.expectAddress(`${PATH}?servings=${SERVINGS + 1}`)
  await tab.fill('input[aria-label="Servings"]', String(SERVINGS * 2))
  await tab.key('Enter')
  await tab.expectAddress(`${PATH}?servings=${SERVINGS * 2}`)
  await expect.poll(amounts).toMatch(/^4 cups/)
  await tab.choose('Units', 'Metric')
  await tab.expectAddress(`${PATH}?servings=${SERVINGS * 2}&units=metric`)
  await expect.poll(amounts).not.toMatch(/\bcups?\b/)
  await expect.poll(() => tab.run(() => Object.keys(localStorage).join())).toContain('units')
  await tab.visit('/recipes/9')
  await tab.expectAddress('/recipes/9?units=metric')
})

test('ticks are kept after a reload', async ({ tab }) => {
  const ticked = () =>
    tab.run(() =>
      [...document.querySelectorAll('main :checked:not(option)')].map(
        (box) => box.getAttribute('name') + '=' + box.getAttribute('value'),
      ),
    )
  await tab.visit(PATH)
  await tab.press('[name="ingredient"][value="1"]')
  await tab.press('[name="step"][value="2"]')
  await expect.poll(ticked).toEqual(['ingredient=1', 'step=2'])
  await tab.visit(PATH)
  await expect.poll(ticked).toEqual(['ingredient=1', 'step=2'])
})

test('cook mode has the focus, turns its steps, goes on after a reload, and closes with Back and Escape', async ({
  tab,
}) => {
  const expectStep = (step: number) =>
    tab.expectTexts(DIALOG, [expect.stringContaining(`${step} of ${STEPS.length}`)])
  await tab.visit(PATH)
  await tab.press('a', 'Cook mode')
  await tab.expectFocus(`${DIALOG}, ${DIALOG} *`)
  await tab.press(`${DIALOG} button`, 'Next step')
  await expectStep(2)
  await tab.key('ArrowRight')
  await expectStep(3)
  await tab.back()
  await tab.expectTexts(DIALOG, [])
  await tab.expectAddress(PATH)
  await tab.expectFocus('a[href$="#cook"]')
  await tab.engine.open('about:blank')
  await tab.visit(`${PATH}#cook`)
  await expectStep(3)
  await tab.key('Escape')
  await tab.expectTexts(DIALOG, [])
})

test('a timer starts with a press on the words of a step, runs, and is on the next page', async ({
  tab,
}) => {
  await tab.visit(PATH)
  await tab.press('[aria-labelledby="instructions"] p button')
  await tab.expectTexts(TIMER, [expect.stringMatching(/^\d+:\d\d$/)])
  const started = await tab.texts(TIMER)
  await expect.poll(() => tab.texts(TIMER)).not.toEqual(started)
  await tab.visit('/about')
  await tab.expectTexts(TIMER, [expect.stringMatching(/^\d+:\d\d$/)])
})

test('a recipe that is saved, and a note on it, are kept until they are removed', async ({
  tab,
}) => {
  const expectSaid = (words: string) => tab.expectTexts('main', [expect.stringContaining(words)])
  await tab.visit(PATH)
  await tab.press('button', 'Save')
  await tab.expectTexts('main [aria-pressed="true"]', expect.arrayContaining(['Saved']))
  await tab.press('button', 'Add a note')
  await tab.expectFocus('textarea')
  await tab.type('Half the sugar')
  await tab.key('Tab')
  await expect.poll(() => tab.stored('recipe-notes:7')).not.toBeNull()
  await tab.visit('/saved')
  await expectSaid('Half the sugar')
  await tab.press('button', `Remove ${PANCAKES.title}`)
  await expectSaid('Undo')
  await tab.visit('/saved')
  await expectSaid('Nothing is saved yet.')
})

test('a printed recipe is title, amounts and steps, and nothing to click', async ({ tab }) => {
  const CONTROLS = 'main :is(button:not(p button), input, select), nav a'
  await tab.visit(`${PATH}?servings=${SERVINGS * 2}`)
  await tab.expectTexts(CONTROLS, expect.arrayContaining(['Print', 'Recipes']))
  // No protocol common to both engines emulates print media.
  await tab.run(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules))
    // The list grows by the nested rules.
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules)
      if (!(rule instanceof CSSMediaRule)) continue
      const { media } = rule
      media.mediaText = media.mediaText.replace('screen', 'not all').replace('print', 'all')
    }
  })
  await tab.expectTexts(CONTROLS, [])
  await tab.expectTexts('h1', [PANCAKES.title])
  const amounts = [expect.stringContaining(`Amounts for ${SERVINGS * 2}`)]
  await tab.expectTexts('[aria-labelledby="ingredients"] [role="status"]', amounts)
})

/** Says whether the worker has cached a file with this text in its address. */
async function keeps(part = ''): Promise<boolean> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const files = await Promise.all(stores.map((store) => store.keys()))
  return files.flat().some(({ url }) => url.includes(part))
}

test('a page that was opened before opens, and answers, when the host does not', async ({
  tab,
}) => {
  await tab.visit(PATH)
  // The code for interaction is cached last.
  await expect.poll(() => tab.run(keeps, 'cookingFeature')).toBe(true)
  await tab.visit('/about')
  await tab.site.stop()
  await tab.visit(PATH)
  await tab.expectTexts('h1', [PANCAKES.title])
  await tab.press('button', 'More servings')
  await tab.expectAddress(`${PATH}?servings=${SERVINGS + 1}`)
})
