import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../../src/content/schema/index.ts'
import type { Vocabularies } from '../../../src/content/schema/resolveVocabularies.ts'
import type { ReadDocument } from '../documents/document.ts'
import { collectVocabularies } from '../documents/knownContent.ts'
import { isPlainFile } from './listFiles.ts'
import { MAX_BYTES, readDocument } from './readDocument.ts'

/** Reads the vocabularies of the content, such as categories, from its single files, without mistakes. */
export async function readVocabularies(contentDir: string): Promise<Vocabularies> {
  const documents = await Promise.all(
    contentTypes.map(async (type): Promise<ReadDocument[]> => {
      if (!type.singleFile) return []
      const name = `${type.singleFile}${type.extension}`
      const file = path.join(contentDir, name)
      if (!isPlainFile(file, MAX_BYTES)) return []
      return [readDocument(name, await readFile(file), type)]
    }),
  )
  return collectVocabularies(documents.flat())
}
