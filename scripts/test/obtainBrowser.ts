import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser.ts'

/** Ways to get a browser, tried in order until one of them leaves one behind. */
const WAYS = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
] as const

const MINUTES = 60_000

/**
 * Finds an installed Chromium, or else installs one.
 * @throws with what to install when nothing worked
 */
export function obtainBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const [command, ...args] of WAYS) {
    console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'ignore', timeout: 4 * MINUTES })
    const obtained = findBrowser()
    if (obtained) return obtained
  }
  throw new Error(
    'The browser tests need Chromium. Install it with your system (Debian: apt-get install chromium) ' +
      'or with “npx playwright install chromium”, or set CHROMIUM_PATH to one.',
  )
}
