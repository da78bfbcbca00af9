import { formatProblem, only, type Problem, sortProblems } from '../content/problem.ts'
import { type ContentCache, readContent } from '../content/readContent.ts'
import type { DocumentFile } from './findDocument.ts'

/**
 * What would be wrong with the content if a file held these bytes: every error in the file itself,
 * and those that would appear in others. Errors that others have already do not count.
 *
 * @param bytes null when the file is to be deleted
 * @param cache kept between calls
 */
export async function checkChange(
  contentDir: string,
  { name, shown }: DocumentFile,
  bytes: Uint8Array | null,
  cache: ContentCache,
): Promise<Problem[]> {
  const now = await readContent(contentDir, cache)
  const then = await readContent(contentDir, cache, { name, bytes })
  const known = new Set(now.problems.map(formatProblem))
  const errors = only('error', then.problems)
  return sortProblems(
    errors.filter((problem) => problem.file === shown || !known.has(formatProblem(problem))),
  )
}
