import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ExplainedError } from '../failure.ts'

/**
 * The year that is prerendered into the copyright line: that of SOURCE_DATE_EPOCH (seconds, as
 * https://reproducible-builds.org/specs/source-date-epoch/ defines it) or else of the commit, so
 * that two builds of one commit are equal; without git, that of `now`.
 */
export async function buildYear(env: NodeJS.ProcessEnv, now: Date): Promise<number> {
  const seconds = env.SOURCE_DATE_EPOCH ?? (await commitSeconds())
  return (seconds ? dateOfEpoch(seconds) : now).getUTCFullYear()
}

/** The moment that so many seconds since 1970 mean. */
export function dateOfEpoch(seconds: string): Date {
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
