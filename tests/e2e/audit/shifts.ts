import { shiftsOf } from '../layoutShifts.ts'
import type { Check } from './check.ts'

/** Wants `watchShifts` from before the page was opened. */
export const shifts: Check = {
  name: 'nothing moves while the page loads and is read',
  async find(page) {
    await page.evaluate(async () => {
      await document.fonts.ready
      const { scrollHeight } = document.documentElement
      for (let top = 0; top < scrollHeight; top += innerHeight) {
        window.scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
      window.scrollTo(0, 0)
    })
    const moved = await shiftsOf(page)
    return moved < 0.01 ? [] : [`a shift of ${moved}`]
  },
}
