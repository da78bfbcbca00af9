import { parseArgs } from 'node:util'
import { isDateTime } from '../../pipeline/content/publish/calendar.ts'
import { dueChanges } from '../../pipeline/content/publish/dueChanges.ts'
import { parseDateTime } from '../../pipeline/content/publish/publication.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'

const USAGE =
  'Write for example: npm run content:due, or npm run content:due -- --since 2026-12-01T09:00Z'

/**
 * What appears and disappears by itself, in the order of time: all that is still to come, or, with
 * `--since`, what has come due from that moment to now.
 */
export async function dueCommand(args: string[], contentDir: string, now: Date): Promise<string[]> {
  const { since } = parseArgs({ args, options: { since: { type: 'string' } } }).values
  if (since !== undefined && !isDateTime(since)) {
    throw new Error(`--since is “${since}”, which is no day and no time with its zone.\n${USAGE}`)
  }
  const { documents } = await readContent(contentDir, now)
  const changes = dueChanges(documents, since === undefined ? now : parseDateTime(since))
  const due = since === undefined ? changes : changes.filter(({ at }) => at <= now)
  return due.map(({ text }) => text)
}
