import { dateOfEpoch } from './buildYear.ts'

/**
 * The moment as which the site is built: documents that are not published then are left out. That
 * of SOURCE_DATE_EPOCH, or else of the clock: a build of an old commit still publishes what has
 * come due since.
 */
export function buildNow(env: NodeJS.ProcessEnv, clock: Date): Date {
  const seconds = env.SOURCE_DATE_EPOCH
  return seconds ? dateOfEpoch(seconds) : clock
}
