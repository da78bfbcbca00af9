/**
 * Checks every document of the content folder.
 *
 *   npm run content:check                          all of them
 *   npm run content:check content/recipes/7*       show the problems of some files
 *   npm run content:check recipes/7                the same, by name or by address of the page
 *   npm run --silent content:check -- --json       as data
 *   npm run content:check -- --rename "recipes/Quick Meals" Weeknights
 *                                                  renames a category in all documents
 *   npm run content:check -- --migrate             lists fields of older versions; --write removes them
 *
 * Exits with 1 if there are errors, and with 0 if there are only warnings.
 */
import path from 'node:path'
import { buildMoment } from '../pipeline/build/buildMoment.ts'
import { siteCache } from '../pipeline/cache/siteCache.ts'
import { callersFolder, sitePaths } from '../pipeline/system/sitePaths.ts'
import { checkCommand } from './content/checkCommand.ts'
import { migrateCommand } from './content/migrateCommand.ts'
import { renameCommand } from './content/renameCommand.ts'

const args = process.argv.slice(2)
const now = buildMoment(process.env, new Date())
// The check also works in read-only folders.
const cache = siteCache.isWritable() ? siteCache : undefined
const context = {
  contentDir: sitePaths.content,
  stagingDir: path.join(sitePaths.work, 'renaming'),
  from: callersFolder,
  now,
  cache,
  // `hasColors` also respects NO_COLOR.
  color: process.stdout.isTTY && process.stdout.hasColors(),
}
const [first, ...others] = args
if (first === '--migrate') process.stdout.write(await migrateCommand(others, context))
else if (first === '--rename') process.stdout.write(await renameCommand(others, context))
else {
  const { output, sound } = await checkCommand(args, context)
  process.stdout.write(output)
  process.exitCode = sound ? 0 : 1
}
