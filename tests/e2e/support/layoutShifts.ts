import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the page's unexpected layout shifts, as browsers count them. */
    shifted: number
  }
}

/** Sums up the layout shifts of each page that is opened from now on. */
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

/** Returns the sum of layout shifts, without a unit, up to the frame before last. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Entries are reported after their frame.
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
    return window.shifted
  })
}
