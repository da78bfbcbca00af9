import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Headless Chromium, which renders pages like the full one in a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The usual paths of Chromium, in addition to Playwright's download. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Flags for a headless browser that connects only to the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the path of an installed Chromium, if any. `CHROMIUM_PATH` has precedence. */
export function findBrowser(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    chromium.executablePath(),
    ...USUAL_PLACES,
  ]
  return places.find((place) => place && existsSync(place))
}
