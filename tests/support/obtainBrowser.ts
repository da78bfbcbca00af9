/** Finds a Chromium for the tests, or else installs one; says where it is, or what to install. */
import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser.ts'

/** Ways to get a browser, tried in order until one of them leaves one behind. */
const WAYS = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
] as const

const FOUR_MINUTES = 4 * 60_000

let browser = findBrowser()
for (const [command, ...args] of WAYS) {
  if (browser) break
  console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: 'ignore', timeout: FOUR_MINUTES })
  browser = findBrowser()
}
if (browser) {
  console.log(browser)
} else {
  console.error(
    'The browser tests need Chromium. Install it with your system (Debian: apt-get install chromium) ' +
      'or with “npx playwright install chromium”, or set CHROMIUM_PATH to one.',
  )
  process.exitCode = 1
}
