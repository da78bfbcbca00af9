import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How much of the page moved without being asked to, summed up, as browsers count it. */
    shifted: number
  }
}

/** From its beginning, sums up the layout shifts of each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAskedFor = 'hadRecentInput' in entry && entry.hadRecentInput === true
        if (!isAskedFor) window.shifted += 'value' in entry ? Number(entry.value) : NaN
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the page's layout shifts, without a unit; that of the frame before last included. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Entries come after the frame that they are about.
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
    return window.shifted
  })
}
