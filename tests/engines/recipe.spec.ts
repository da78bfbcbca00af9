import { PATH, SERVINGS, STEPS } from '../e2e/support/cooking.ts'
import { PANCAKES, recipes } from '../e2e/support/reading.ts'
import { expect, test } from './test.ts'

const LINES = '[aria-labelledby="ingredients"] li label'
const DIALOG = 'dialog[open]'
const TIMER = '[role="timer"]'

test('servings and units change the amounts and the address', async ({ tab }) => {
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

test('cook mode turns its steps, goes on after a reload, and closes', async ({ tab }) => {
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

test('a timer starts with a press, runs, and is on the next page', async ({ tab }) => {
  await tab.visit(PATH)
  await tab.press('[aria-labelledby="instructions"] p button')
  await tab.expectTexts(TIMER, [expect.stringMatching(/^\d+:\d\d$/)])
  const started = await tab.texts(TIMER)
  await expect.poll(() => tab.texts(TIMER)).not.toEqual(started)
  await tab.visit('/about')
  await tab.expectTexts(TIMER, [expect.stringMatching(/^\d+:\d\d$/)])
})

function isDrawn(place = ''): boolean {
  const picture = document.querySelector<HTMLImageElement>(`${place} img[alt^="A strip of cod"]`)
  picture?.scrollIntoView()
  return (picture?.naturalWidth ?? 0) > 0
}

test('the picture of a step stands at the step, on the page and in cook mode', async ({ tab }) => {
  await tab.visit(recipes.find(({ values }) => values.stepPictures)?.address ?? '')
  await expect.poll(() => tab.run(isDrawn, '#instructions ~ ol li:nth-child(3)')).toBe(true)
  await tab.press('a', 'Cook mode')
  await tab.press(`${DIALOG} button`, 'Next step')
  await tab.press(`${DIALOG} button`, 'Next step')
  await expect.poll(() => tab.run(isDrawn, DIALOG)).toBe(true)
})

async function keeps(part = ''): Promise<boolean> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const files = await Promise.all(stores.map((store) => store.keys()))
  return files.flat().some(({ url }) => url.includes(part))
}

test('a page that was opened before answers when the host does not', async ({ tab }) => {
  await tab.visit(PATH)
  // The code of what answers is kept last.
  await expect.poll(() => tab.run(keeps, 'cookingFeature')).toBe(true)
  await tab.visit('/about')
  await tab.site.stop()
  await tab.visit(PATH)
  await tab.expectTexts('h1', [PANCAKES.title])
  await tab.press('button', 'More servings')
  await tab.expectAddress(`${PATH}?servings=${SERVINGS + 1}`)
})
