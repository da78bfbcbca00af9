import { checkTogether } from '../content/checkTogether.ts'
import { formatProblem, type Problem, sortProblems } from '../content/problem.ts'
import { type ReadCache, readContent } from '../content/readContent.ts'
import { readDocument } from '../content/readDocument.ts'
import type { DocumentFile } from './findDocument.ts'

/**
 * What would be wrong with the content if a file held these bytes: every mistake in the file
 * itself, and those that would appear in others. Mistakes that others have already do not count.
 *
 * @param bytes null when the file is to be deleted
 * @param cache kept between calls
 */
export async function checkChange(
  contentDir: string,
  { shown, type }: DocumentFile,
  bytes: Uint8Array | null,
  cache: ReadCache,
): Promise<Problem[]> {
  const now = await readContent(contentDir, cache)
  const others = now.documents.filter(({ file }) => file !== shown)
  const documents = bytes ? [...others, readDocument(shown, bytes, type)] : others
  const then = [...documents.flatMap(({ problems }) => problems), ...checkTogether(documents)]
  const known = new Set(now.problems.map(formatProblem))
  return sortProblems(
    then.filter((problem) => problem.file === shown || !known.has(formatProblem(problem))),
  )
}
