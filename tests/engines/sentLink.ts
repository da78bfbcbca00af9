import { expect } from './test.ts'
import type { Tab } from './tab.ts'

/** Opens a page's share link on another phone, simulated by clearing the browser's storage. */
export async function openSentLink(tab: Tab): Promise<void> {
  await tab.press('button', 'Send to another phone')
  // No protocol common to both engines reads the clipboard.
  await tab.run(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => void sessionStorage.setItem('copied', text),
    }),
  )
  await tab.press('dialog[open] button', 'Copy the link')
  await tab.expectTexts('dialog[open] [role="status"]', [expect.stringContaining('Link copied.')])
  const address = await tab.run(() => sessionStorage.getItem('copied') ?? '')
  await tab.run(() => localStorage.clear())
  await tab.engine.open('about:blank')
  await tab.engine.open(address)
  await tab.untilAlive()
}
