import type { Page } from '@playwright/test'

/** Simulates wake locks, granted or refused. `setHidden` releases one. */
export async function offerLocks(page: Page, isRefused = false) {
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
