/** Cook mode without hands: neither engine recognizes words here, and Firefox has no voice. */
import { PATH, STEPS } from '../e2e/support/cooking.ts'
import { expect, test } from './test.ts'

const DIALOG = 'dialog[open]'
const BUTTON = `${DIALOG} button`
const COOKING = 'dialog[aria-label^="Cook mode"]'
const PANEL = 'dialog[aria-label="Hands-free"]'

const contains = (words: string) => [expect.stringContaining(words)]

const VOICES = [{ lang: 'en-US', localService: false }]

test('a voice that is not on the device is not used, which the panel says', async ({ tab }) => {
  await tab.visit(`${PATH}#cook`)
  await tab.run((voices) => {
    Object.assign(speechSynthesis, { getVoices: () => voices })
  }, VOICES)
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
  await tab.expectTexts(COOKING, contains(`Step 2 of ${STEPS.length}`))
})
