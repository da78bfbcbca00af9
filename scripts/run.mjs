/**
 * Runs a script of this project, which is written in TypeScript, with Node as it is:
 * `node scripts/run.mjs scripts/build.ts --its-options`. Its modules are joined into a few files
 * first, in a tenth of a second; to have Node load each of them through a compiler takes seconds.
 * docs/decisions/running-scripts.md has the figures.
 */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { joinModules } from './run/joinModules.mjs'
import { placeProgram } from './run/placeProgram.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [node = '', , script = '', ...options] = process.argv
const source = path.resolve(root, script)

process.argv = [node, source, ...options]
process.setSourceMapsEnabled(true)
const files = await joinModules(root, source)
await import(pathToFileURL(placeProgram(root, source, files)).href)
