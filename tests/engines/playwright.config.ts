/** Firefox and WebKitGTK, which Playwright itself does not drive: `npm run test:engines`. */
// First, since all other modules read the content's location.
import '../../scripts/test/testContent.ts'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: ['./obtainEngines.ts', '../support/bringFonts.ts'],
  outputDir: '../../.build/test-results',
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // One browser each.
  projects: ['firefox', 'webkit'].map((name) => ({ name, workers: 1 })),
})
