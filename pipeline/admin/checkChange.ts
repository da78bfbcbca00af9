import { formatProblem, only, type Problem, sortProblems } from '../content/report/problem.ts'
import { type ContentCache, readContent } from '../content/read/readContent.ts'
import type { ContentFile } from './findDocument.ts'

export interface Folder {
  /** Kept between calls. */
  cache: ContentCache
  now: Date
}

/**
 * The errors that a file with these bytes would have, and the new ones that others would get.
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
