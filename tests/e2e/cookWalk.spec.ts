import { expectAccessible } from './support/axe.ts'
import {
  cookMode,
  expectStep,
  openCookMode,
  PATH,
  SERVINGS,
  STEPS,
  timerBar,
  timerWords,
  touchRecipe,
} from './support/cooking.ts'
import { expect, test } from './support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from './support/sizes.ts'
import { expectAddress, reload, visit } from './support/visit.ts'

const DOUBLED = `${PATH}?servings=${SERVINGS * 2}`

test('a whole recipe is cooked, doubled, with three timers, an interruption, a reload and a change of pages @phone-only', async ({
  page,
}) => {
  await page.clock.install()
  const next = () => cookMode(page).getByRole('button', { name: 'Next step' }).click()

  await test.step('the recipe is opened and doubled', async () => {
    await visit(page, PATH)
    await page.getByRole('button', { name: '2×' }).click()
    await expectAddress(page, DOUBLED)
  })
  await test.step('all ingredients are put out and ticked', async () => {
    const boxes = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox')
    for (const box of await boxes.all()) await box.check()
  })
  await test.step('cook mode has the doubled amounts, ticked, in the first step', async () => {
    await openCookMode(page)
    await expectStep(page, 1)
    for (const box of await cookMode(page).getByRole('checkbox').all())
      await expect(box).toBeChecked()
  })
  let started = 0
  await test.step('each step with something to wait for starts a timer', async () => {
    for (let step = 1; step < STEPS.length; step += 1) {
      const start = cookMode(page).getByRole('button', { name: /^Start \d/ })
      if (started < 3 && (await start.count()) > 0) {
        await start.first().click()
        started += 1
        await expect(cookMode(page).getByRole('timer')).toHaveCount(started)
      }
      if (started < 3) {
        await next()
        await expectStep(page, step + 1)
      }
    }
    expect(started).toBe(3)
  })
  const where =
    (await cookMode(page)
      .getByText(/^Step \d+: /)
      .textContent()) ?? ''
  await test.step('the telephone rings: 90 seconds on another page, with the timers in sight', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Recipes' }).click()
    await expectAddress(page, '/recipes')
    await expect(timerBar(page).getByRole('timer')).toHaveCount(3)
    await page.clock.fastForward(90_000)
    await expect(timerBar(page).getByText('Done')).toHaveCount(0)
  })
  await test.step('a timer leads back to its step, a reload changes nothing', async () => {
    await timerBar(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\?servings=\d+#step-\d+$/)
    await reload(page)
    await expect(timerBar(page).getByRole('timer')).toHaveCount(3)
  })
  await test.step('cook mode goes on at its step', async () => {
    await openCookMode(page)
    await expect(cookMode(page).getByText(where)).toBeVisible()
  })
  await test.step('the first timer is up and is stopped', async () => {
    await page.clock.fastForward(60_000)
    await expect(cookMode(page).getByText('Done').first()).toBeVisible()
    await cookMode(page).getByRole('button', { name: /^OK:/ }).first().click()
    await expect(cookMode(page).getByRole('timer')).toHaveCount(2)
  })
  await test.step('the last step finishes, and the next time begins anew', async () => {
    while ((await cookMode(page).getByRole('button', { name: 'Next step' }).count()) > 0)
      await next()
    await expectStep(page, STEPS.length)
    await cookMode(page).getByRole('button', { name: 'Finish' }).click()
    await expect(cookMode(page)).toHaveCount(0)
    const done = page.getByRole('region', { name: 'Instructions' }).getByRole('checkbox')
    for (const box of await done.all()) await expect(box).not.toBeChecked()
  })
})

test('axe has no complaint about cook mode, timers and what scales a recipe @phone-only', async ({
  page,
}) => {
  await visit(page, DOUBLED)
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
