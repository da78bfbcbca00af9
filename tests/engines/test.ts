import { test as base } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { startSite } from './site.ts'
import { type Engine, Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

/** Matches the texts of a single element that contains these words. */
export const contains = (words: string) => [base.expect.stringContaining(words)]

/** A test in its project's engine, with empty storage. Fails if pages log errors or warnings. */
export const test = base.extend<{ tab: Tab }, { engine: Engine }>({
  engine: [
    async ({ browserName: _ }, use, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox() : startWebKit())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tab: async ({ engine }, use) => {
    const site = await startSite()
    const tab = new Tab(engine, site)
    await engine.open(`${site.url}/robots.txt`)
    await tab.run(() => localStorage.setItem('newsletter-popup-seen', 'true'))
    await engine.resize(1280)
    await use(tab)
    const complaints = engine.complaints.splice(0)
    await engine.open('about:blank')
    await site.stop()
    base.expect(complaints, 'the pages were quiet').toEqual([])
  },
})
