import { shiftsOf } from '../layoutShifts.ts'
import type { Check } from './check.ts'

/** Wants `watchShifts` from before the page was opened; what moves with the fonts is fonts.spec.ts's. */
export const shifts: Check = {
  name: 'nothing moves while the page is read from its top to its end',
  async find(page) {
    await page.evaluate(() => document.fonts.ready)
    const before = await shiftsOf(page)
    await page.evaluate(async () => {
      const { scrollHeight } = document.documentElement
      for (let top = 0; top < scrollHeight; top += innerHeight) {
        window.scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
      window.scrollTo(0, 0)
    })
    const moved = (await shiftsOf(page)) - before
    return moved < 0.01 ? [] : [`a shift of ${moved}`]
  },
}
