/** Browser tests of the extended run, and those that make sites of their own: `npm run test:hosts`. */
import { defineConfig } from '@playwright/test'
import everyRun from '../../playwright.config.ts'

const [desktop, phone] = everyRun.projects ?? []
/** For sites of a test's own: nothing of another is left in the browser. */
const ownSites = { ...desktop, use: { ...desktop?.use, reuseContext: false } }

export default defineConfig({
  ...everyRun,
  testIgnore: [],
  globalSetup: '../support/bringFonts.ts',
  outputDir: '../../.build/test-results',
  reporter: [['dot'], ['json', { outputFile: '../../.build/playwright.json' }]],
  // Servers are started and pages are shown by the hundred.
  timeout: 120_000,
  workers: 2,
  projects: [
    { ...desktop, name: 'desktop', testDir: '../e2e/extended' },
    { ...phone, name: 'phone', testDir: '../e2e/extended' },
    { ...ownSites, name: 'hosts', testDir: 'browser' },
    // What a save changes takes about a second on a quiet machine.
    { ...ownSites, name: 'dev', testDir: '../dev', expect: { timeout: 15_000 } },
  ],
})
