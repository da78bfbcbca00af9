/**
 * Imports recipes from files of other sites and applications; `npm run import -- --help` says how.
 */
import { createInterface } from 'node:readline/promises'
import { explainFailure } from '../pipeline/failure.ts'
import { importCommand } from './import/importCommand.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

// What is piped in is a recipe, and nobody is asked.
const isTyped = process.stdin.isTTY && process.stdout.isTTY

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(`\n${question}`)
  } finally {
    terminal.close()
  }
}

try {
  const isSound = await importCommand(process.argv.slice(2), {
    content: sitePlace.content,
    input: process.stdin,
    now: new Date(),
    ...(isTyped && { ask: askAtTerminal }),
    print: (line) => console.log(line),
    progress: (line) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}`),
  })
  if (!isSound) process.exitCode = 1
} catch (error) {
  console.error(explainFailure(error) ?? error)
  process.exitCode = 1
}
