/** Makes sure that there is a browser for the tests, and says which. */
import { obtainBrowser } from './obtainBrowser.ts'

try {
  console.log(obtainBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
