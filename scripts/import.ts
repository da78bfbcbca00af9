/**
 * Imports recipes as drafts.
 *
 *   npm run import -- FILE|FOLDER|- [--dry] [--into content] [--json]
 *
 * FILE      a saved web page, a Cooklang, Markdown or text file, or an export of Mealie, Tandoor,
 *           Paprika, Nextcloud Cookbook or WP Recipe Maker; several may be named
 * FOLDER    all such files in it
 * -         standard input, such as a recipe as text or the source of a page
 * --dry     lists the documents without writing them
 * --into    the content folder; by default content/
 * --json    prints the result for programs
 *
 * Fields that a source lacks stay empty. Notes in each document say what was unclear or left out.
 * Each stays a draft until you remove its line “draft: true”. Existing recipes are skipped.
 */
import { createInterface } from 'node:readline/promises'
import { importCommand } from './import/importCommand.ts'
import { callersFolder, sitePaths } from '../pipeline/system/sitePaths.ts'

// With a pipe, standard input is the recipe, so nobody can answer questions.
const isTyped = process.stdin.isTTY && process.stdout.isTTY

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(`\n${question}`)
  } finally {
    terminal.close()
  }
}

const hasSucceeded = await importCommand(process.argv.slice(2), {
  content: sitePaths.content,
  from: callersFolder,
  input: process.stdin,
  now: new Date(),
  ...(isTyped && { ask: askAtTerminal }),
  print: (line) => console.log(line),
  progress: (line) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}`),
})
if (!hasSucceeded) process.exitCode = 1
