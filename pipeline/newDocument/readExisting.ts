import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, parseDocument } from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { splitFrontMatter } from '../content/splitFrontMatter.ts'

/** What a new document must know of one that is there. */
export interface Existing {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** As its name and as its text say, which may differ or be missing in a broken one. */
  ids: number[]
  title: string
}

/**
 * Reads the documents of a type no further than a new one needs: mistakes in them do not matter.
 *
 * @param contentDir path of the content folder
 * @param titleField the field that holds the title
 */
export async function readExisting(
  contentDir: string,
  { folder, extension }: ContentType,
  titleField: string,
): Promise<Existing[]> {
  const dir = path.join(contentDir, folder)
  // A kind without documents need not have a folder.
  const all = existsSync(dir) ? await readdir(dir) : []
  const names = all.filter((name) => name.endsWith(extension))
  return Promise.all(
    names.map(async (name) => {
      const file = path.posix.join(contentDir, folder, name)
      const { id, title } = readFields(await readFile(file, 'utf8'), titleField)
      const ids = [Number.parseInt(name, 10), Number(id)].filter(Number.isSafeInteger)
      return { file, ids, title: String(title ?? '') }
    }),
  )
}

function readFields(source: string, titleField: string): { id?: unknown; title?: unknown } {
  const { contents } = parseDocument(splitFrontMatter(source)?.yaml ?? source)
  return isMap(contents) ? { id: contents.get('id'), title: contents.get(titleField) } : {}
}
