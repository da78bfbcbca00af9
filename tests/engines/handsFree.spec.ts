/** Hands-free cook mode with a simulated voice, whose words are recorded in `said`. */
import { PATH, STEPS } from '../e2e/support/cooking.ts'
import { contains, expect, test } from './test.ts'
import type { Tab } from './tab.ts'

const DIALOG = 'dialog[open]'
const BUTTON = `${DIALOG} button`
const COOKING = 'dialog[aria-label^="Cook mode"]'
const PANEL = 'dialog[aria-label="Hands-free"]'
const WORDS = '[data-taps] [aria-live]'

/** Simulates voices, since neither engine recognizes speech here, and Firefox has no voice. */
function offerVoice(tab: Tab, voices: readonly { lang: string; localService: boolean }[]) {
  return tab.run((offered) => {
    const said: string[] = []
    const speak = ({ text }: { text: string }) => said.push(text)
    Object.assign(speechSynthesis, { getVoices: () => offered, speak })
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { said })
  }, voices)
}

const expectStep = (tab: Tab, step: number) =>
  tab.expectTexts(COOKING, contains(`Step ${step} of ${STEPS.length}`))

const said = (tab: Tab) => tab.run(() => ('said' in window ? String(window.said) : ''))

test('steps are read aloud with a voice of the device, and turned by taps, until that is ended', async ({
  tab,
}) => {
  await tab.visit(`${PATH}?servings=8#cook`)
  await offerVoice(tab, [{ lang: 'en-US', localService: true }])
  await tab.press(BUTTON, 'Hands-free')
  await tab.expectTexts(PANEL, contains('Nothing is sent.'))
  // The page offers no feature that the engine lacks.
  expect((await tab.texts(BUTTON)).join()).not.toContain('isten to me')
  await tab.press(BUTTON, 'Read the steps aloud')
  await expect.poll(() => said(tab)).toMatch(/Melt 6 tablespoons/)
  await tab.press(BUTTON, 'Close')
  await tab.press(WORDS)
  await expectStep(tab, 2)
  await expect.poll(() => said(tab)).toContain('Beat the buttermilk')
  await tab.press(BUTTON, 'Hands-free')
  await tab.press(BUTTON, 'Stop reading')
  await tab.press(BUTTON, 'Close')
  await tab.press(WORDS)
  await expectStep(tab, 2)
})

test('a voice that is not on the device is not used, which the panel says', async ({ tab }) => {
  await tab.visit(`${PATH}#cook`)
  await offerVoice(tab, [{ lang: 'en-US', localService: false }])
  await tab.press(BUTTON, 'Hands-free')
  await tab.expectTexts(PANEL, contains('finds no English voice'))
})

test('a browser without voices says so, and one that hears nothing offers no listening', async ({
  tab,
}) => {
  const can = await tab.run(() => ({
    hear: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    speak: (globalThis.speechSynthesis?.getVoices() ?? []).some(
      ({ lang, localService }) => localService && lang.startsWith('en'),
    ),
  }))
  await tab.visit(`${PATH}#cook`)
  await tab.press(`${COOKING} button`, 'Hands-free')
  const voice = can.speak ? 'A voice of your device' : 'finds no English voice'
  await tab.expectTexts(PANEL, contains(voice))
  await tab.expectTexts(`${PANEL} [role="status"]`, can.hear ? contains('It hears “next”') : [])
  await tab.expectTexts(`${PANEL} button:disabled`, can.speak ? [] : ['Read the steps aloud'])
  await tab.key('Escape')
  await tab.press(`${COOKING} button`, 'Next step')
  await expectStep(tab, 2)
})
