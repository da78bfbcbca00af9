import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, parseDocument } from 'yaml'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { isPlainFile } from '../content/read/plainFile.ts'
import { LARGEST_BYTES } from '../content/read/readDocument.ts'
import { splitFrontMatter } from '../content/read/splitFrontMatter.ts'

export interface Existing {
  /** As problems name it: `content/recipes/7.yaml`. */
  file: string
  /** By its name and by its text, which may differ. */
  ids: number[]
  title: string
}

/** Reads no more than a new document needs; mistakes do not matter. */
export async function readExisting(
  contentDir: string,
  { folder, extension }: ContentType,
  titleField: string,
): Promise<Existing[]> {
  const dir = path.join(contentDir, folder)
  // Git keeps no empty folder.
  const present = existsSync(dir) ? await readdir(dir) : []
  const names = present.filter(
    (name) => name.endsWith(extension) && isPlainFile(path.join(dir, name), LARGEST_BYTES),
  )
  return Promise.all(
    names.map(async (name) => {
      const { id, title } = readFields(await readFile(path.join(dir, name), 'utf8'), titleField)
      const file = path.posix.join(path.basename(contentDir), folder, name)
      const ids = [Number.parseInt(name, 10), Number(id)].filter(Number.isSafeInteger)
      return { file, ids, title: String(title ?? '') }
    }),
  )
}

function readFields(source: string, titleField: string): { id?: unknown; title?: unknown } {
  const { contents } = parseDocument(splitFrontMatter(source)?.yaml ?? source)
  return isMap(contents) ? { id: contents.get('id'), title: contents.get(titleField) } : {}
}
