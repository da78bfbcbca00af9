/** Makes sure that nginx and Caddy are there, which serve the built site in `npm run test:hosts`. */
import { obtainServers } from './obtainServers.ts'

const missing = obtainServers()
if (missing.length > 0) {
  console.error(
    `The tests of deploy/ need ${missing.join(' and ')}. Install with ` +
      `your system (Debian: apt-get install ${missing.join(' ')}), or name one in ` +
      `${missing.map((name) => `${name.toUpperCase()}_PATH`).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  console.log('nginx and Caddy are there.')
}
