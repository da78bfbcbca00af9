/**
 * Exports all recipes for other applications; `npm run export -- --help` says how.
 */
import { exportCommand } from './export/exportCommand.ts'
import { explainFailure } from '../pipeline/failure.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

try {
  const lines = await exportCommand(process.argv.slice(2), sitePlace.content)
  for (const line of lines) console.log(line)
} catch (error) {
  console.error(explainFailure(error) ?? error)
  process.exitCode = 1
}
