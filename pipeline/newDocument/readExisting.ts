import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { isPlainFile } from '../content/read/listFiles.ts'
import { MAX_BYTES } from '../content/read/readDocument.ts'
import { splitFrontMatter } from '../content/read/splitFrontMatter.ts'
import { type ExistingRecipe, readExistingDocument } from '../import/existingRecipes.ts'

export type ExistingDocument = Pick<ExistingRecipe, 'file' | 'id' | 'title'>

/** Reads the documents of a kind, valid or not, and site.yaml; paths start at the project root. */
export async function readTexts(
  contentDir: string,
  { folder, extension }: Pick<ContentType, 'folder' | 'extension'>,
): Promise<{ file: string; text: string }[]> {
  const dir = path.join(contentDir, folder)
  // Git does not store empty folders.
  const present = existsSync(dir) ? await readdir(dir) : []
  const ofKind = present.filter((name) => name.endsWith(extension))
  const names = [...ofKind.map((name) => path.posix.join(folder, name)), 'site.yaml']
  const readable = names.filter((name) => isPlainFile(path.join(contentDir, name), MAX_BYTES))
  return Promise.all(
    readable.map(async (name) => ({
      file: path.posix.join(path.basename(contentDir), name),
      text: await readFile(path.join(contentDir, name), 'utf8'),
    })),
  )
}

export async function readExisting(contentDir: string, type: ContentType) {
  const texts = await readTexts(contentDir, type)
  return texts.map(({ file, text }) =>
    readExistingDocument(file, splitFrontMatter(text)?.yaml ?? text, type.titleField, type.folder),
  )
}
