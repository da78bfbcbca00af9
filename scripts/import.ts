/**
 * Imports recipes from files of other sites and applications; `npm run import -- --help` says how.
 */
import { explainFailure } from '../pipeline/failure.ts'
import { importCommand } from './import/importCommand.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

try {
  const isSound = await importCommand(process.argv.slice(2), {
    content: sitePlace.content,
    input: process.stdin,
    now: new Date(),
    print: (line) => console.log(line),
    progress: (line) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}`),
  })
  if (!isSound) process.exitCode = 1
} catch (error) {
  console.error(explainFailure(error) ?? error)
  process.exitCode = 1
}
