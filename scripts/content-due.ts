/**
 * Says what appears and disappears by itself, and when:
 *
 *   npm run content:due                                  what is still to come
 *   npm run content:due -- --since 2026-12-01T09:00Z     what has come due from then to now
 *
 * The second is for a machine that builds the site again when it prints something.
 */
import { buildNow } from '../pipeline/build/buildNow.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { dueCommand } from './content/dueCommand.ts'
import { reportFailure } from './reportFailure.ts'

try {
  const now = buildNow(process.env, new Date())
  const lines = await dueCommand(process.argv.slice(2), sitePlace.content, now)
  for (const line of lines) console.log(line)
} catch (error) {
  reportFailure(error)
}
