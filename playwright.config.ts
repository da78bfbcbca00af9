// First, since everything else asks where the content lies.
import './scripts/test/testContent.ts'
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { sitePaths } from './pipeline/system/sitePaths.ts'
import { freePort } from './tests/support/servers/freePort.ts'
import { CHROMIUM_FLAGS, findBrowser } from './tests/support/findBrowser.ts'
import { prepareTestContent } from './tests/support/prepareTestContent.ts'

// Tests read what they expect from it, before the site is built.
if (!existsSync(sitePaths.content)) await prepareTestContent()

/**
 * Where the built site is served. Any that is free, so that runs can share a machine, and one that was
 * killed does not stand in the way; what Playwright starts to run tests inherits it.
 */
const PORT = (process.env.E2E_PORT ??= String(await freePort()))
const url = `http://localhost:${PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  // Its turn comes with `npm run test:hosts`, so that this run stays short.
  testIgnore: 'extended/**',
  globalSetup: './tests/support/bringFonts.ts',
  outputDir: '.build/test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One a core: pages keep theirs busy, and a third worker makes the run a fifth longer.
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.build/playwright.json' }]],
  use: {
    baseURL: url,
    // Each worker keeps its context, cleared before each test: the code of the site is compiled once.
    reuseContext: true,
    reducedMotion: 'reduce',
    // So that every test meets the server; offline.spec.ts allows them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...CHROMIUM_FLAGS,
        // The pages of a worker share a process, which has the site's code compiled.
        '--renderer-process-limit=1',
        // Pictures are decoded without a graphics card, page after page; extended/pictures.spec.ts sees them.
        '--blink-settings=imagesEnabled=false',
        // As on phones, letters are as wide as their font says, not rounded to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // Where a phone is shown something else than a desktop, or is handled by a finger.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command:
      'node scripts/run.mjs scripts/test/buildIfMissing.ts && node scripts/run.mjs scripts/serve.ts',
    cwd: import.meta.dirname,
    env: { PORT },
    url,
    // A first build encodes all pictures.
    timeout: 15 * 60_000,
    reuseExistingServer: false,
  },
})
