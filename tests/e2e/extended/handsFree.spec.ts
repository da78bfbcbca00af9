import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { cookMode, expectStep, PATH, SERVINGS } from '../support/cooking.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

/** Logs speech and listening in `log`. `hear` simulates the cook's words. */
function offerVoice(page: Page, onDevice: 'available' | 'unavailable') {
  return page.addInitScript((availability) => {
    const log: string[] = []
    let listener: EventTarget | undefined
    const ofDevice = ['de-DE', 'en-US'].map((lang) => ({ lang, localService: true }))
    const voices = [{ lang: 'en-GB', localService: false }, ...ofDevice]
    const listen = (target: EventTarget) => (listener = target)
    class Utterance {
      voice = { lang: '' }
      constructor(readonly text: string) {}
    }
    class Recognition extends EventTarget {
      static available = async () => availability
      processLocally = false
      constructor() {
        super()
        listen(this)
      }
      start = () => log.push(this.processLocally ? 'listens here' : 'listens elsewhere')
      abort = () => log.push('stops listening')
    }
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      getVoices: () => voices,
      speak: ({ text, voice }: Utterance) => log.push(`${voice.lang}: ${text}`),
      cancel: () => {},
    })
    const say = (name: string, fields: object) =>
      listener?.dispatchEvent(Object.assign(new Event(name), fields))
    const hear = (transcript: string) => say('result', { results: [[{ transcript }]] })
    const refuse = (error: string) => say('error', { error })
    for (const [name, value] of Object.entries({
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
      SpeechRecognition: Recognition,
    })) {
      Object.defineProperty(window, name, { value })
    }
    Object.assign(window, { log, hear, refuse })
  }, onDevice)
}

const log = (page: Page) => page.evaluate<string[]>('log')
const hear = (page: Page, words: string) => page.evaluate(`hear(${JSON.stringify(words)})`)

test('steps are read and turned by voice, once the cook agrees', async ({ page }) => {
  await offerVoice(page, 'unavailable')
  await visit(page, `${PATH}?servings=${SERVINGS * 2}#cook`)
  const dialog = cookMode(page)
  await dialog.locator('[aria-live]').click()
  await expectStep(page, 1)
  await dialog.getByRole('button', { name: 'Hands-free' }).click()
  const panel = page.getByRole('dialog', { name: 'Hands-free' })
  await expect(panel.getByText('This browser may send what the microphone hears')).toBeVisible()
  await expectAccessible(page, 'the panel of hands-free cooking')
  expect(await log(page)).toEqual([])

  await test.step('the scaled step is read at once, and what the next tap shows', async () => {
    await panel.getByRole('button', { name: 'Read the steps aloud' }).click()
    await expect
      .poll(() => log(page))
      .toContainEqual(expect.stringMatching(/^en-US: Melt 6 tablespoons \(\d+ grams\) of the/))
    await panel.getByRole('button', { name: 'Close' }).click()
    await dialog.locator('[aria-live]').click()
    await expectStep(page, 2)
    await expect
      .poll(() => log(page))
      .toContainEqual(expect.stringContaining('Beat the buttermilk, eggs'))
    await dialog.locator('[data-taps]').click({ position: { x: 8, y: 8 } })
    await expectStep(page, 1)
  })

  await test.step('commands are acted on, and nothing else that is heard', async () => {
    await dialog.getByRole('button', { name: 'Hands-free' }).click()
    await panel.getByRole('button', { name: 'Agree, and listen to me' }).click()
    await expect.poll(() => log(page)).toContain('listens elsewhere')
    await page.keyboard.press('Escape')
    await hear(page, '<img src=x onerror=alert(1)>')
    await hear(page, 'the next bowl')
    await expectStep(page, 1)
    await hear(page, 'Next.')
    await expectStep(page, 2)
    await hear(page, 'go on')
    await expectStep(page, 3)
    await hear(page, 'start the timer')
    await expect(dialog.getByRole('timer')).toBeVisible()
    await hear(page, 'again')
    const said = await log(page)
    expect(said.filter((line) => line.includes('Leave the batter alone'))).toHaveLength(2)
    await hear(page, 'back')
    await expectStep(page, 2)
  })

  await test.step('a microphone that is refused is told of, and closing ends all', async () => {
    await page.evaluate("refuse('not-allowed')")
    await expect(dialog.getByText('Allow the microphone in the settings')).toBeVisible()
    expect(await log(page)).toContain('stops listening')
    await dialog.getByRole('button', { name: 'Hands-free' }).click()
    await panel.getByRole('button', { name: 'Stop reading' }).click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await dialog.locator('[aria-live]').click()
    await expectStep(page, 2)
    await dialog.getByRole('button', { name: 'Close cook mode' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('what a browser recognizes on the device needs no agreement', async ({ page }) => {
  await offerVoice(page, 'available')
  await visit(page, `${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Hands-free' }).click()
  const panel = page.getByRole('dialog', { name: 'Hands-free' })
  await expect(panel.getByText('stays on this device')).toBeVisible()
  await panel.getByRole('button', { name: 'Listen to me' }).click()
  await expect.poll(() => log(page)).toEqual(['listens here'])
})
