import { formatProblem, only, type Problem, sortProblems } from '../content/problem.ts'
import { type ContentCache, readContent } from '../content/readContent.ts'
import type { ContentFile } from './findDocument.ts'

/** What the folder is read with. */
export interface Folder {
  /** Kept between calls. */
  cache: ContentCache
  /** What is not published then is not there for readers. */
  now: Date
}

/**
 * What would be wrong with the content if a file held these bytes: every error in the file itself,
 * and those that would appear in others. Errors that others have already do not count.
 *
 * @param bytes null when the file is to be deleted
 */
export async function checkChange(
  contentDir: string,
  { name, shown }: Pick<ContentFile, 'name' | 'shown'>,
  bytes: Uint8Array | null,
  { cache, now }: Folder,
): Promise<Problem[]> {
  const before = await readContent(contentDir, now, cache)
  const after = await readContent(contentDir, now, cache, { name, bytes })
  const known = new Set(before.problems.map(formatProblem))
  const errors = only('error', after.problems)
  return sortProblems(
    errors.filter((problem) => problem.file === shown || !known.has(formatProblem(problem))),
  )
}
