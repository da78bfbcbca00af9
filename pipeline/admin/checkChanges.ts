import { formatProblem, only, type Problem, sortProblems } from '../content/report/problem.ts'
import { type Change, type ContentCache, readContent } from '../content/read/readContent.ts'

export interface Folder {
  /** Kept between calls. */
  cache: ContentCache
  now: Date
}

/**
 * The new errors that changes would bring, and the old ones of one file.
 */
export async function checkChanges(
  contentDir: string,
  changes: readonly Change[],
  { cache, now }: Folder,
  ofFile?: string,
): Promise<Problem[]> {
  const before = await readContent(contentDir, now, cache)
  const after = await readContent(contentDir, now, cache, changes)
  const errorsBefore = new Set(before.problems.map(formatProblem))
  const errors = only('error', after.problems)
  return sortProblems(
    errors.filter(
      (problem) => problem.file === ofFile || !errorsBefore.has(formatProblem(problem)),
    ),
  )
}
