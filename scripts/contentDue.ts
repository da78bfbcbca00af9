/**
 * Lists the documents that appear or disappear on a date, or the links that no longer work:
 *
 *   npm run content:due                                  those still to come
 *   npm run content:due -- --since 2026-12-01T09:00Z     those that came due from then to now
 *   npm run content:due -- --links                       links that are dead, moved or sold out
 *
 * A workflow runs the second command, and rebuilds the site if it prints something. With --strict,
 * the third command exits with 1 if it finds such a link.
 */
import { parseArgs } from 'node:util'
import { buildMoment } from '../pipeline/build/buildMoment.ts'
import {
  dueChanges,
  firstReadable,
  publicationOf,
} from '../pipeline/content/documents/publication.ts'
import { MOMENT_PATTERN } from '../src/content/schema/dates.ts'
import { readContent } from '../pipeline/content/read/readContent.ts'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'
import { linksCommand } from './content/links/linksCommand.ts'

const { since, links, strict } = parseArgs({
  options: { since: { type: 'string' }, links: { type: 'boolean' }, strict: { type: 'boolean' } },
}).values
if (since !== undefined && !MOMENT_PATTERN.test(since)) {
  const usage = 'Write for example: npm run content:due -- --since 2026-12-01T09:00Z'
  const what = `--since is “${since}”, which is no day and no time with its zone.`
  throw new ExplainedError(`${what}\n${usage}`)
}
const now = buildMoment(process.env, new Date())
const { documents } = await readContent(sitePaths.content, now)
if (links) {
  const readable = documents.filter((document) => firstReadable(publicationOf(document), now))
  const { output, sound } = await linksCommand(readable)
  console.log(output)
  if (strict && !sound) process.exitCode = 1
} else {
  const changes = dueChanges(documents, since === undefined ? now : new Date(since))
  const due = since === undefined ? changes : changes.filter(({ at }) => at <= now)
  for (const { text } of due) console.log(text)
}
