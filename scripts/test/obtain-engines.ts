/** Makes sure that Firefox and WebKit are there for `npm run test:engines`, and says which. */
import { obtainEngines } from './obtainEngines.ts'

try {
  console.log(Object.values(obtainEngines()).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
