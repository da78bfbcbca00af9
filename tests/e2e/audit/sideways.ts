import { sidewaysAt } from '../sizes.ts'
import type { Check } from './check.ts'

/** Other widths of a phone, or else of larger screens. */
const OTHERS = { phone: [320], desktop: [768, 1920] }

export const sideways: Check = {
  name: 'nothing reaches beyond the width of the window',
  async find(page) {
    const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const problems: string[] = []
    for (const width of [...(own < 500 ? OTHERS.phone : OTHERS.desktop), own]) {
      await page.setViewportSize({ width, height })
      problems.push(...(await sidewaysAt(page)))
    }
    return problems
  },
}
