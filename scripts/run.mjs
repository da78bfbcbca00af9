/**
 * Runs a script of this project, which is written in TypeScript, with Node as it is:
 * `node scripts/run.mjs scripts/build.ts --its-options`. Its modules are joined into a few files
 * first, in a tenth of a second; to have Node load each of them through a compiler takes seconds.
 * docs/decisions/running-scripts.md has the figures. With `--help` the script is not run, and the
 * comment at its beginning is printed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { helpOf } from './run/helpOf.mjs'
import { joinModules } from './run/joinModules.mjs'
import { placeProgram } from './run/placeProgram.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [node = '', , script = '', ...options] = process.argv
const source = path.resolve(root, script)

if (options.includes('--help')) {
  console.log(helpOf(readFileSync(source, 'utf8')))
} else {
  process.argv = [node, source, ...options]
  process.setSourceMapsEnabled(true)
  const files = await joinModules(root, source)
  await import(pathToFileURL(await placeProgram(root, source, files)).href)
}
