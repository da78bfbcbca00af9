/** Browser tests of the extended run, and tests that build their own sites: `npm run test:hosts`. */
import { defineConfig } from '@playwright/test'
import everyRun from '../../playwright.config.ts'

const [desktop, phone] = everyRun.projects ?? []
/** Tests with their own sites use a new browser context, without data of other sites. */
const ownSites = { ...desktop, use: { ...desktop?.use, reuseContext: false } }

export default defineConfig({
  ...everyRun,
  testIgnore: [],
  globalSetup: '../support/bringFonts.ts',
  outputDir: '../../.build/test-results',
  reporter: [['dot'], ['json', { outputFile: '../../.build/playwright.json' }]],
  // Tests start servers and show hundreds of pages.
  timeout: 120_000,
  workers: 2,
  projects: [
    { ...desktop, name: 'desktop', testDir: '../e2e/extended' },
    { ...phone, name: 'phone', testDir: '../e2e/extended' },
    { ...ownSites, name: 'hosts', testDir: 'browser' },
    // The effects of a save take about a second on an idle machine.
    { ...ownSites, name: 'dev', testDir: '../dev', expect: { timeout: 15_000 } },
  ],
})
