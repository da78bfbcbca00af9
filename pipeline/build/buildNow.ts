import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ExplainedError } from '../failure.ts'

/**
 * The moment as which the site is built, from SOURCE_DATE_EPOCH (seconds, see
 * https://reproducible-builds.org/specs/source-date-epoch/) or else the clock. Documents due later are left out.
 */
export function buildNow({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv, clock: Date): Date {
  return seconds ? dateOfEpoch(seconds) : clock
}

/** The year in the copyright line: that of SOURCE_DATE_EPOCH, of the commit, or of the clock. */
export async function buildYear(env: NodeJS.ProcessEnv, clock: Date): Promise<number> {
  const seconds = env.SOURCE_DATE_EPOCH ?? (await commitSeconds())
  return (seconds ? dateOfEpoch(seconds) : clock).getUTCFullYear()
}

function dateOfEpoch(seconds: string): Date {
  const date = new Date(Number(seconds) * 1000)
  if (Number.isNaN(date.getTime())) {
    throw new ExplainedError(
      `SOURCE_DATE_EPOCH is “${seconds}”. Set it to whole seconds, or unset it.`,
    )
  }
  return date
}

async function commitSeconds(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%ct'])
    return stdout.trim()
  } catch {
    return undefined
  }
}
