import type { Page } from '@playwright/test'
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
} from '../../e2e/support/cooking.ts'
import { expect, test } from '../../e2e/support/site.ts'
import { expectAddress, visit } from '../../e2e/support/visit.ts'

/** `KILLS=20 npm run test:hosts` kills more tabs. */
const KILLS = Number(process.env.KILLS ?? 5)

test(`${KILLS} of ${KILLS} killed tabs come back to the step, the ticks, the scale and the timers`, async ({
  context,
}) => {
  test.setTimeout(30_000 + KILLS * 5000)
  let page = await context.newPage()
  const address = `${PATH}?servings=${SERVINGS * 2}`
  await visit(page, address)
  await touchRecipe(page)
  await timerWords(page).first().click()
  await timerBar(page).getByRole('timer').waitFor()
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))
  let step = 1
  await openCookMode(page)
  for (let round = 0; round < KILLS; round += 1) {
    const isForward = step < STEPS.length
    const name = isForward ? 'Next step' : 'Start over'
    await cookMode(page).getByRole('button', { name }).click()
    step = isForward ? step + 1 : 1
    await expectStep(page, step)
    const before = await stored()
    await kill(page)
    page = await context.newPage()
    await page.goto(`${PATH}#cook`)
    await expectStep(page, step)
    await expectAddress(page, `${address}#cook`)
    expect(await stored()).toBe(before)
    await expect(cookMode(page).getByRole('timer')).toHaveCount(1)
  }
})

async function kill(page: Page) {
  const client = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void client.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}
