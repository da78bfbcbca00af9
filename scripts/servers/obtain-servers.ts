/**
 * Makes sure that nginx and Caddy are there, which serve the built site in the tests. A CI has to
 * have them; elsewhere their tests are left out, and this says what to install.
 */
import { obtainServers } from './obtainServers.ts'

const missing = obtainServers()
if (missing.length > 0) {
  console.error(
    `The tests of deploy/ need ${missing.join(' and ')}, and are left out without. Install with ` +
      `your system (Debian: apt-get install ${missing.join(' ')}), or name one in ` +
      `${missing.map((name) => `${name.toUpperCase()}_PATH`).join(', ')}.`,
  )
  if (process.env.CI) process.exitCode = 1
} else {
  console.log('nginx and Caddy are there.')
}
