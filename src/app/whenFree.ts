import { whenIdle } from '../loading/whenIdle.ts'
import type { PageStore } from './pageStore.ts'

/**
 * Resolves when the browser has nothing better to do and no page is on its way: one that a visitor
 * waits for shares the connection with nothing else.
 */
export async function whenFree({ onItsWay }: Pick<PageStore, 'onItsWay'>): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    const page = onItsWay()
    if (!page) return
    await page.catch(() => {})
  }
}
