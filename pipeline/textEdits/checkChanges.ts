import {
  formatProblem,
  ofSeverity,
  type ContentProblem,
  sortProblems,
} from '../problems/problem.ts'
import { type UnsavedFile, type ContentCache, readContent } from '../content/read/readContent.ts'

export interface ContentState {
  cache: ContentCache
  now: Date
}

/** Returns new errors caused by changes, and all errors of the file `ofFile`. */
export async function checkChanges(
  contentDir: string,
  changes: readonly UnsavedFile[],
  { cache, now }: ContentState,
  ofFile?: string,
): Promise<ContentProblem[]> {
  const before = await readContent(contentDir, now, cache)
  const after = await readContent(contentDir, now, cache, changes)
  const errorsBefore = new Set(before.problems.map(formatProblem))
  const errors = ofSeverity('error', after.problems)
  return sortProblems(
    errors.filter(
      (problem) => problem.file === ofFile || !errorsBefore.has(formatProblem(problem)),
    ),
  )
}
