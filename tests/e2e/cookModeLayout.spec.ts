import type { Page } from '@playwright/test'
import { stepsIn } from '../site/documents.ts'
import { problemsWithLetters } from './audit/textSize.ts'
import { expectAccessible } from './support/axe.ts'
import {
  cookMode,
  openCookMode,
  PATH,
  SERVINGS,
  timerBar,
  timerWords,
  touchRecipe,
} from './support/cooking.ts'
import { PANCAKES, recipes } from './support/reading.ts'
import { offerLocks } from './support/screenLock.ts'
import { expect, test } from './support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from './support/sizes.ts'
import { visit } from './support/visit.ts'

const SIZES = [
  [360, 640],
  [844, 390],
  [1280, 800],
] as const

const lengthOfSteps = ({ values }: (typeof recipes)[number]) => stepsIn(values).join('').length

/** Returns the buttons of cook mode that are not fully visible, and whether a part scrolls. */
function partsOutOfSight(page: Page) {
  return cookMode(page).evaluate(async (dialog) => {
    // The layout depends on the sizes that the first frame measures.
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
    const buttons = [...dialog.querySelectorAll('button')].filter((button) => {
      const { top, right, bottom, left } = button.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return true
      // A part that its container clips does not react to presses.
      return [top + 2, bottom - 2].some(
        (y) => !button.contains(document.elementFromPoint((left + right) / 2, y)),
      )
    })
    const scrolls = [...dialog.querySelectorAll('*')].some(
      (part) =>
        getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1,
    )
    return { buttons: buttons.map(({ textContent }) => textContent), scrolls }
  })
}

test('no button is out of sight, and hardly a step scrolls', async ({ page }) => {
  await offerLocks(page)
  let scrolling = 0
  let count = 0
  const [longest = PANCAKES] = recipes.toSorted((a, b) => lengthOfSteps(b) - lengthOfSteps(a))
  await visit(page, `${longest.address}#cook`)
  for (const step of stepsIn(longest.values)) {
    await expect(cookMode(page).locator('[aria-live]')).toContainText(step)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const { buttons, scrolls } = await partsOutOfSight(page)
      expect.soft(buttons, `${step} at ${width}×${height}`).toEqual([])
      scrolling += Number(scrolls)
      count += 1
    }
    await page.keyboard.press('ArrowRight')
  }
  expect(scrolling).toBeLessThanOrEqual(count / 20)
})

test('three timers are one strip beside a whole step @phone-only', async ({ page }) => {
  await offerLocks(page)
  await visit(page, PATH)
  await touchRecipe(page)
  for (const index of [0, 1, 2]) await timerWords(page).nth(index).click()
  const dialog = await openCookMode(page)
  await expect(dialog.getByRole('timer')).toHaveCount(3)
  expect(await partsOutOfSight(page)).toEqual({ buttons: [], scrolls: false })
  const places = await Promise.all(
    (await dialog.getByRole('timer').all()).map((timer) => timer.boundingBox()),
  )
  expect(new Set(places.map((place) => place?.y)).size).toBe(1)
  await expect(dialog.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 })
  await dialog.locator('summary').click()
  const stepPlace = async () => {
    const place = await dialog.locator('[aria-live]').locator('..').boundingBox()
    return Number(place?.height) > 200 ? [] : [`the step has ${place?.height} px`]
  }
  expect(await problemsWithLetters(page, 32, stepPlace)).toEqual([])
})

test('cook mode, timers and servings are accessible @phone-only', async ({ page }) => {
  await visit(page, `${PATH}?servings=${SERVINGS * 2}`)
  await touchRecipe(page)
  await timerWords(page).first().click()
  await expect(timerBar(page)).toBeVisible()
  await expectAccessible(page, 'timers and scale')
  await expectLargeEnough(page, 'timers and scale')
  await openCookMode(page)
  await expectAccessible(page, 'cook mode')
  for (const width of [1280, 844, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoScrollSideways(page, width, 'cook mode')
  }
})
