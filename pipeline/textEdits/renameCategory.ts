import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { categoryNames, type CategoryRename, withRenames } from './categoryRenames.ts'
import type { Cache } from '../cache/cache.ts'
import { didYouMean } from '../problems/suggestWord.ts'
import { listFiles } from '../content/read/listFiles.ts'
import { createContentCache } from '../content/read/readContent.ts'
import { formatProblem, quote } from '../problems/problem.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { CATEGORY_NAME, CATEGORY_SHAPE } from '../../src/content/schema/categories.ts'
import { ExplainedError } from '../system/explainFailure.ts'
import { checkChanges } from './checkChanges.ts'
import { replaceFiles, type WrittenFile } from './replaceFiles.ts'

interface RenameContext {
  contentDir: string
  stagingDir: string
  now: Date
  cache?: Cache
}

export function renamedDocuments(contentDir: string, renames: readonly CategoryRename[]) {
  return changedDocuments(contentDir, (name, text) => withRenames(name, text, renames))
}

/** Returns the documents that `change` modifies, with their new bytes. Skips invalid UTF-8. */
export async function changedDocuments(
  contentDir: string,
  change: (name: string, text: string) => string,
): Promise<WrittenFile[]> {
  const { names } = await listFiles(contentDir)
  const changes = names.filter(contentTypeOf).map(async (name): Promise<WrittenFile[]> => {
    const bytes = await readFile(path.join(contentDir, name))
    const text = decodeExactly(bytes)
    const changed = change(name, text)
    const isText = Buffer.from(text).equals(bytes)
    return isText && changed !== text ? [{ name, bytes: Buffer.from(changed) }] : []
  })
  return (await Promise.all(changes)).flat()
}

/** Decodes a file without removing its byte order mark. */
export function decodeExactly(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Renames a category in all documents or in none. @throws ExplainedError with the reason */
export async function renameCategory(
  { contentDir, stagingDir, now, cache: diskCache }: RenameContext,
  rename: CategoryRename,
): Promise<string[]> {
  const { folder, from, to } = rename
  const list = await readFile(path.join(contentDir, 'categories.yaml'))
  const names = categoryNames(decodeExactly(list), folder)
  if (!CATEGORY_NAME.test(to)) {
    const message = `Nothing was renamed: ${quote(to)} cannot name a category.`
    throw new ExplainedError(`${message}  Take ${CATEGORY_SHAPE}.`)
  }
  // Only one name may exist; the new one exists if the user already edited categories.yaml.
  if (names.includes(from) === names.includes(to))
    throw new ExplainedError(
      names.includes(to)
        ? `${quote(to)} is one of the categories of ${folder}.  Take another name.`
        : `${quote(from)} is none of the categories of ${folder}.  ${didYouMean(from, names)}`,
    )
  const changes = await renamedDocuments(contentDir, [rename])
  if (changes.length === 0) {
    const message = `${quote(from)} is none of the categories of ${folder}, and no document names it.`
    throw new ExplainedError(`${message}  ${didYouMean(from, names)}`)
  }
  const cache = createContentCache(diskCache)
  const problems = await checkChanges(contentDir, changes, { cache, now })
  if (problems.length > 0) {
    const lines = ['Nothing was renamed. This must be fixed first:', ...problems.map(formatProblem)]
    throw new ExplainedError(lines.join('\n'))
  }
  await replaceFiles(stagingDir, contentDir, changes)
  return changes.map(({ name }) => name)
}
