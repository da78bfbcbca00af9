import type { Page } from '@playwright/test'
import { ingredientsIn } from '../site/documents.ts'
import { problemsWithLetters } from './audit/textSize.ts'
import {
  cookMode,
  expectStep,
  openCookMode,
  PATH,
  STEPS,
  timerWords,
  touchRecipe,
} from './support/cooking.ts'
import { PANCAKES } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { expectLargeEnough } from './support/sizes.ts'
import { addressOf, expectAddress, visit } from './support/visit.ts'

const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })

/** Swipes between two places, in CSS pixels from the left. */
async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Expects text that is readable from afar, and controls large enough for fingers. */
async function expectEasyToHit(page: Page) {
  const size = await cookMode(page)
    .locator('[aria-live]')
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  expect(size).toBeGreaterThanOrEqual(20)
  await expectLargeEnough(page, 'cook mode')
}

test('a link in the first screen leads to the ingredients @phone-only', async ({ page }) => {
  await visit(page, PATH)
  const link = page.getByRole('link', { name: 'Jump to recipe' })
  const covering = async () => {
    const picture = await link.locator('xpath=../picture').boundingBox()
    const own = await link.boundingBox()
    return Number(own?.y) < Number(picture?.y) + Number(picture?.height) ? ['covers it'] : []
  }
  expect(await problemsWithLetters(page, 32, covering)).toEqual([])
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#ingredients')).not.toBeInViewport()
  await link.click()
  await expect(page.locator('#ingredients')).toBeInViewport()
})

test('swipes and large buttons turn the steps @phone-only', async ({ page }) => {
  await visit(page, PATH)
  await touchRecipe(page)
  await timerWords(page).first().click()
  const dialog = await openCookMode(page)
  await test.step('a step stands with what it needs, and the words after it', async () => {
    await expectStep(page, 1)
    await expect(dialog.getByRole('button', { name: 'Back one step' })).toBeDisabled()
    const needed = dialog.getByRole('list', { name: 'Ingredients of this step' })
    if (await needed.isHidden()) await dialog.locator('summary').click()
    const [first = ''] = await needed.getByRole('listitem').allTextContents()
    expect(ingredientsIn(PANCAKES.values)).toContain(first)
  })
  await test.step('a swipe turns the step, and a scroll does not', async () => {
    await swipe(page, 300, 100)
    await expectStep(page, 2)
    for (const step of STEPS.slice(1, 3)) {
      await expect(dialog.getByText(step.slice(0, 12)).first()).toBeInViewport()
    }
    await swipe(page, 100, 300)
    await expectStep(page, 1)
    await swipe(page, 230, 200)
    await expectStep(page, 1)
  })
  await test.step('the buttons turn it, to the last step', async () => {
    const next = dialog.getByRole('button', { name: 'Next step' })
    for (let step = 1; step < STEPS.length; step += 1) {
      await expectEasyToHit(page)
      await (step + 1 < STEPS.length ? next.click() : next.dblclick())
      await expectStep(page, step + 1)
    }
    await expectEasyToHit(page)
    await expect(next).toHaveCount(0)
  })
  await test.step('Finish closes cook mode, unless a double press on Next hits it, and it begins anew', async () => {
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Finish' }).click()
      await expect(dialog).toHaveCount(0, { timeout: 100 })
    }).toPass()
    await openCookMode(page)
    await expectStep(page, 1)
  })
})

test('keys turn the steps; Back, Escape and a button close cook mode', async ({ page }) => {
  await visit(page, PATH)
  const dialog = await openCookMode(page)
  expect(addressOf(page)).toBe(`${PATH}#cook`)
  const live = dialog.locator('[aria-live="polite"]')
  for (const [key, step] of [
    ['ArrowRight', 2],
    ['PageDown', 3],
    ['ArrowLeft', 2],
    ['PageUp', 1],
    ['End', STEPS.length],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectStep(page, step)
    await expect(live).toHaveText(`Step ${step}: ${STEPS[step - 1]}`)
  }
  const ways = {
    back: () => page.goBack(),
    escape: () => page.keyboard.press('Escape'),
    close: () => dialog.getByRole('button', { name: 'Close cook mode' }).click(),
  }
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      if ((await dialog.count()) === 0) await openCookMode(page)
      await leave()
      await expect(dialog).toHaveCount(0)
      await expectAddress(page, PATH)
      await expect(page.getByRole('link', { name: 'Cook mode' })).toBeFocused()
    })
  }
})

test('a press that removes its button leaves the keys to the steps', async ({ page }) => {
  await visit(page, `${PATH}#cook`)
  const dialog = cookMode(page)
  const words = dialog.locator('[aria-live]')
  await expectStep(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectStep(page, 2)
  await dialog.getByRole('button', { name: 'Back one step' }).press('Enter')
  await expectStep(page, 1)
  await expect(words).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await dialog.getByRole('button', { name: /^Start \d/ }).press('Enter')
  await expect(words).toBeFocused()
  await dialog.getByRole('button', { name: /^Stop/ }).press('Enter')
  await expect(words).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectStep(page, 4)
})

test('cook mode leaves no entries in the history', async ({ page }) => {
  await visit(page, '/about')
  await visit(page, `${PATH}#cook`)
  for (let count = 0; count < 3; count += 1) {
    await cookMode(page).getByRole('button', { name: 'Close cook mode' }).click()
    await expectAddress(page, PATH)
    await openCookMode(page)
  }
  await page.goBack()
  await expectAddress(page, PATH)
  await page.goBack()
  await expectAddress(page, '/about')
})
