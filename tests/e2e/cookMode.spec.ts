import type { Page } from '@playwright/test'
import { ingredientsIn, stepsIn } from '../site/documents.ts'
import { problemsWithLetters } from './audit/textSize.ts'
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
import { PANCAKES, recipes } from './support/reading.ts'
import { expect, test } from './support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from './support/sizes.ts'
import { addressOf, blockStorage, expectAddress, reload, stored, visit } from './support/visit.ts'

const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })

/** A finger that goes from one place to another, in CSS pixels from the left. */
async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The words below 20 px and the targets below 48 px that cook mode shows; timers may be smaller. */
function smallParts(page: Page): Promise<string[]> {
  return cookMode(page).evaluate((element) => {
    const found: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: words } = walker.currentNode
      if (!parent || !words?.trim() || parent.closest('.visually-hidden')) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < (parent.closest('li:has([role="timer"])') ? 16 : 20))
        found.push(`${words} ${size}px`)
    }
    for (const target of element.querySelectorAll('button, summary, label')) {
      const { width, height } = target.getBoundingClientRect()
      const least = target.closest('li:has([role="timer"])') ? 44 : 48
      if (Math.min(width, height) < least) found.push(`${target.textContent} ${width}×${height}`)
    }
    return found
  })
}

const SIZES = [
  [360, 640],
  [844, 390],
  [1280, 800],
] as const

const lengthOfSteps = ({ values }: (typeof recipes)[number]) => stepsIn(values).join('').length

/** The buttons of cook mode that are not in sight as a whole, and whether a part of it scrolls. */
function partsOutOfSight(page: Page) {
  return cookMode(page).evaluate(async (dialog) => {
    // Its layout depends on the sizes that the first frame observes.
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
    const buttons = [...dialog.querySelectorAll('button')].filter((button) => {
      const { top, right, bottom, left } = button.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return true
      // What its container cuts off answers to no press.
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

test('no button is out of sight on any screen, and hardly a step of the longest recipe scrolls', async ({
  page,
}) => {
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

test('on a phone, large words and targets show one step at a time @phone-only', async ({
  page,
}) => {
  await visit(page, PATH)
  await test.step('a link in the first screen leads to the ingredients', async () => {
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
  await test.step('so do the buttons, to the last step', async () => {
    const next = dialog.getByRole('button', { name: 'Next step' })
    for (let step = 1; step < STEPS.length; step += 1) {
      expect(await smallParts(page)).toEqual([])
      await (step + 1 < STEPS.length ? next.click() : next.dblclick())
      await expectStep(page, step + 1)
    }
    expect(await smallParts(page)).toEqual([])
    await expect(next).toHaveCount(0)
  })
  await test.step('the last one finishes, unless pressed by a double press, and the next time begins anew', async () => {
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Finish' }).click()
      await expect(dialog).toHaveCount(0, { timeout: 100 })
    }).toPass()
    await openCookMode(page)
    await expectStep(page, 1)
  })
})

test('keys turn the steps, which are read out; Back, Escape and a button close it, and give the focus back', async ({
  page,
}) => {
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

test('a press that removes or disables its button leaves the keys to the steps', async ({
  page,
}) => {
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

test('it opens from an address, goes on at its step, and begins anew with one tap, which another takes back', async ({
  page,
}) => {
  await visit(page, `${PATH}#cook`)
  const dialog = cookMode(page)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Next step' }).click()
  await reload(page)
  await expectStep(page, 2)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expectStep(page, 1)
  await expect(dialog.getByRole('checkbox').first()).not.toBeChecked()
  expect(await stored(page, `cooking:${PANCAKES.id}`)).toBeNull()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expectStep(page, 2)
  await dialog.getByRole('button', { name: 'Back one step' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
})

test('a recipe is among those cooked from its second step on', async ({ page }) => {
  const cooked = page.getByRole('region', { name: 'Recently cooked' })
  await visit(page, `${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Close cook mode' }).click()
  await expectAddress(page, PATH)
  await visit(page, '/saved')
  // What was prerendered is there, hidden, until the part that takes its place is.
  const empty = page.getByText('Nothing is saved yet.').filter({ visible: true })
  await expect(empty).toHaveCount(1)
  await expect(cooked).toHaveCount(0)
  await visit(page, `${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 2)
  await visit(page, '/saved')
  await expect(cooked.getByRole('link', { name: PANCAKES.title })).toHaveAttribute('href', PATH)
})

test('opened by its address, it leaves no history entries behind, however often it is opened again', async ({
  page,
}) => {
  await visit(page, '/about')
  await visit(page, `${PATH}#cook`)
  for (const _ of 'abc') {
    await cookMode(page).getByRole('button', { name: 'Close cook mode' }).click()
    await expectAddress(page, PATH)
    await openCookMode(page)
  }
  await page.goBack()
  await expectAddress(page, PATH)
  await page.goBack()
  await expectAddress(page, '/about')
})

test('where nothing can be stored, cooking goes on, and says so', async ({ page }) => {
  await blockStorage(page)
  await page.goto(`${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 2)
  await expect(cookMode(page).getByText('This browser stores nothing more')).toBeVisible()
})

test('where nothing can be stored, a note stays on the page, and says so', async ({ page }) => {
  await blockStorage(page)
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The storage of this browser is full or blocked.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Your note')
  await note.fill('Half the sugar')
  await note.blur()
  await expect(page.getByText('Copy the note before you leave the page.')).toBeVisible()
  await expect(note).toHaveValue('Half the sugar')
})

/** Gives a page locks as the browser has them, or refuses them; `setHidden` takes one away. */
async function offerLocks(page: Page, isRefused = false) {
  await page.addInitScript((refused) => {
    const asked: number[] = []
    let last: EventTarget & { released?: boolean }
    const request = async () => {
      asked.push(performance.now())
      if (refused) throw new DOMException('no', 'NotAllowedError')
      last = Object.assign(new EventTarget(), { released: false, release: async () => {} })
      return last
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    const setHidden = (hidden: boolean) => {
      const visibilityState = hidden ? 'hidden' : 'visible'
      for (const [name, value] of Object.entries({ hidden, visibilityState })) {
        Object.defineProperty(document, name, { value, configurable: true })
      }
      if (hidden) Object.assign(last, { released: true }).dispatchEvent(new Event('release'))
      document.dispatchEvent(new Event('visibilitychange'))
    }
    Object.assign(window, { asked, setHidden })
  }, isRefused)
}

test('the screen stays on, again within a second when the page is back in sight', async ({
  page,
}) => {
  await offerLocks(page)
  await visit(page, `${PATH}#cook`)
  await expectStep(page, 1)
  await expect.poll(() => page.evaluate('asked.length')).toBe(1)
  await page.evaluate('setHidden(true)')
  const delay = await page.evaluate(`new Promise((resolve) => {
    const shown = performance.now()
    setHidden(false)
    const wait = () => asked.length > 1 ? resolve(asked[1] - shown) : setTimeout(wait, 5)
    wait()
  })`)
  expect(delay).toBeLessThan(1000)
  await expect(cookMode(page).getByText('screen may turn off')).toHaveCount(0)
})

test('a browser that does not keep the screen on is told of', async ({ page }) => {
  await offerLocks(page, true)
  await visit(page, `${PATH}#cook`)
  await expect(cookMode(page).getByText('The screen may turn off')).toBeVisible()
})

test('axe has no complaint about cook mode, timers and what scales a recipe @phone-only', async ({
  page,
}) => {
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
