/** Pictures, in the formats that an engine takes. */
import { recipes } from '../e2e/support/reading.ts'
import { expect, test } from './test.ts'

const COOKING = 'dialog[aria-label^="Cook mode"]'

function isDrawn(place = ''): boolean {
  const picture = document.querySelector<HTMLImageElement>(`${place} img[alt^="A strip of cod"]`)
  picture?.scrollIntoView()
  return (picture?.naturalWidth ?? 0) > 0
}

test('the picture of a step stands at the step, on the page and in cook mode', async ({ tab }) => {
  const recipe = recipes.find(({ values }) => values.stepPictures !== undefined)
  await tab.visit(recipe?.address ?? '')
  await expect.poll(() => tab.run(isDrawn, '#instructions ~ ol li:nth-child(3)')).toBe(true)
  await tab.press('a', 'Cook mode')
  await tab.press(`${COOKING} button`, 'Next step')
  await tab.press(`${COOKING} button`, 'Next step')
  await expect.poll(() => tab.run(isDrawn, COOKING)).toBe(true)
})
