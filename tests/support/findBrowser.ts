import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without a window, which shows pages as the whole one does in a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where systems put a Chromium, beside the one that Playwright may have downloaded. */
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

/** For a browser without a screen that talks to nobody but the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of an installed Chromium; `CHROMIUM_PATH` comes first. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    chromium.executablePath(),
    ...USUAL_PLACES,
  ]
  return places.find((place) => place && existsSync(place))
}
