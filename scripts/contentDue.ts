/**
 * Lists the documents that appear or disappear on a date:
 *
 *   npm run content:due                                  those still to come
 *   npm run content:due -- --since 2026-12-01T09:00Z     those that came due from then to now
 *
 * A workflow runs the second, and builds the site again if it prints something.
 */
import { parseArgs } from 'node:util'
import { buildMoment } from '../pipeline/build/buildMoment.ts'
import { isDateTime } from '../pipeline/content/text/calendar.ts'
import { dueChanges } from '../pipeline/content/publish/publication.ts'
import { readContent } from '../pipeline/content/read/readContent.ts'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'
import { reportFailure } from './reportFailure.ts'

const USAGE =
  'Write for example: npm run content:due, or npm run content:due -- --since 2026-12-01T09:00Z'

async function run(): Promise<void> {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
  if (since !== undefined && !isDateTime(since)) {
    throw new ExplainedError(
      `--since is “${since}”, which is no day and no time with its zone.\n${USAGE}`,
    )
  }
  const now = buildMoment(process.env, new Date())
  const { documents } = await readContent(sitePaths.content, now)
  const changes = dueChanges(documents, since === undefined ? now : new Date(since))
  const due = since === undefined ? changes : changes.filter(({ at }) => at <= now)
  for (const { text } of due) console.log(text)
}

await run().catch(reportFailure)
