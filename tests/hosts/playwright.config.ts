/** Browser tests that make sites of their own, or take long: `npm run test:hosts`. */
import { defineConfig } from '@playwright/test'
import everyRun from '../../playwright.config.ts'

const [desktop] = everyRun.projects ?? []

export default defineConfig({
  ...everyRun,
  globalSetup: '../support/bringFonts.ts',
  outputDir: '../../.build/test-results',
  reporter: [['dot'], ['json', { outputFile: '../../.build/playwright.json' }]],
  // Servers are started and pages are shown by the hundred.
  timeout: 120_000,
  workers: 2,
  use: { ...everyRun.use, reuseContext: false },
  projects: [
    { ...desktop, name: 'hosts', testDir: 'browser' },
    // What a save changes takes about a second on a quiet machine.
    { ...desktop, name: 'dev', testDir: '../dev', expect: { timeout: 15_000 } },
  ],
})
