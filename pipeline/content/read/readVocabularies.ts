import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../../src/content/schema/index.ts'
import type { Vocabularies } from '../../../src/content/schema/resolveVocabularies.ts'
import type { ReadDocument } from '../documents/document.ts'
import { collectVocabularies } from '../documents/knownContent.ts'
import { isPlainFile } from './listFiles.ts'
import { MAX_BYTES, readDocument } from './readDocument.ts'

/** Reads the words that single files define, such as categories, without reporting mistakes. */
export async function readVocabularies(contentDir: string): Promise<Vocabularies> {
  const documents: ReadDocument[] = []
  for (const type of contentTypes) {
    const name = `${type.singleFile}${type.extension}`
    const file = path.join(contentDir, name)
    if (!type.singleFile || !isPlainFile(file, MAX_BYTES)) continue
    documents.push(readDocument(name, await readFile(file), type))
  }
  return collectVocabularies(documents)
}
