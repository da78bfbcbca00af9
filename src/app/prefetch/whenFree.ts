import { whenIdle } from '../../loading/whenIdle.ts'
import type { PageStore } from '../pageStore.ts'

/** Resolves when the browser is idle and no visitor waits for a page. */
export async function whenFree({ onItsWay }: Pick<PageStore, 'onItsWay'>): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    const page = onItsWay()
    if (!page) return
    await page.catch(() => {})
  }
}
