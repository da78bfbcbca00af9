/**
 * Checks every document of the content folder.
 *
 *   npm run content:check                          all of them
 *   npm run content:check content/recipes/7*       show the problems of some files
 *   npm run content:check recipes/7                the same, by name or by the address of the page
 *   npm run --silent content:check -- --json       as data
 *
 * Ends with 1 when there is an error; warnings alone end with 0.
 */
import { buildNow } from '../pipeline/build/buildNow.ts'
import { siteCache } from '../pipeline/cache/siteCache.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { checkCommand } from './content/checkCommand.ts'
import { reportFailure } from './reportFailure.ts'

try {
  const { output, sound } = await checkCommand(process.argv.slice(2), {
    contentDir: sitePlace.content,
    // npm runs scripts in the project's folder, wherever it was called.
    from: process.env.INIT_CWD ?? process.cwd(),
    now: buildNow(process.env, new Date()),
    // A check needs no right to write.
    cache: siteCache.isWritable() ? siteCache : undefined,
    // Observes NO_COLOR, too.
    color: process.stdout.isTTY && process.stdout.hasColors(),
  })
  process.stdout.write(output)
  process.exitCode = sound ? 0 : 1
} catch (error) {
  reportFailure(error)
}
