/**
 * Checks every document of the content folder.
 *
 *   npm run content:check                          all of them
 *   npm run content:check content/recipes/7*       show the problems of some files
 *   npm run content:check recipes/7                the same, by name or by the address of the page
 *   npm run --silent content:check -- --json       as data
 *   npm run content:check -- --rename "recipes/Quick Meals" Weeknights
 *                                                  gives a category another name in all of them
 *   npm run content:check -- --migrate             what of an older version would go; --write removes it
 *
 * Ends with 1 when there is an error; warnings alone end with 0.
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
// A check works in folders that it cannot write to.
const cache = siteCache.isWritable() ? siteCache : undefined
const context = {
  contentDir: sitePaths.content,
  stagingDir: path.join(sitePaths.work, 'renaming'),
  from: callersFolder,
  now,
  cache,
  // `hasColors` observes NO_COLOR, too.
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
