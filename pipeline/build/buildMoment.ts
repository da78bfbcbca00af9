import { ExplainedError } from '../system/explainFailure.ts'

/**
 * Returns the time that decides which documents are due: SOURCE_DATE_EPOCH in seconds, or now.
 * See https://reproducible-builds.org/specs/source-date-epoch/.
 */
export function buildMoment({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv, clock: Date): Date {
  if (!seconds) return clock
  const date = new Date(Number(seconds) * 1000)
  if (!Number.isNaN(date.getTime())) return date
  const advice = 'Set it to whole seconds, or unset it.'
  throw new ExplainedError(`SOURCE_DATE_EPOCH is “${seconds}”. ${advice}`)
}
