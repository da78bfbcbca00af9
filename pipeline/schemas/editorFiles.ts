import { format } from 'oxfmt'
import options from '../../.oxfmtrc.json' with { type: 'json' }
import { contentTypes } from '../../src/content/schema/index.ts'
import type { Vocabularies } from '../../src/content/schema/resolveVocabularies.ts'
import { resolveVocabularies } from '../../src/content/schema/resolveVocabularies.ts'
import { ACKNOWLEDGE_FILE, acknowledgeSchema, documentSchema, schemaFile } from './jsonSchema.ts'
import { mdxSnippetFiles } from './editorSnippets.ts'
import { writeChanged } from '../system/writeChanged.ts'
import { readVocabularies } from '../content/read/readVocabularies.ts'

export async function editorFiles(words: Vocabularies) {
  const types = contentTypes.map((type) => resolveVocabularies(type, words))
  const data: [string, object][] = [
    ...types.map((type): [string, object] => [schemaFile(type), documentSchema(type)]),
    [`schemas/${ACKNOWLEDGE_FILE}`, acknowledgeSchema()],
    ...mdxSnippetFiles(types),
  ]
  return Promise.all(data.map(([name, value]) => toFile(name, value)))
}

/** @param name relative to the project's root, with forward slashes */
async function toFile(name: string, value: object) {
  const { code, errors } = await format(name, JSON.stringify(value, null, 2), options)
  const [error] = errors
  if (error) throw new Error(`${name} cannot be formatted: ${error.message}`)
  return { name, text: code }
}

export async function writeEditorFiles(words: Vocabularies): Promise<string[]> {
  const written: string[] = []
  for (const { name, text } of await editorFiles(words)) {
    if (await writeChanged(name, text)) written.push(name)
  }
  return written
}

/** Returns a function that rewrites the files after a category or keyword has changed. */
export function followWords(contentDir: string, write = writeEditorFiles) {
  let last: string | undefined
  return async (): Promise<string[]> => {
    const words = await readVocabularies(contentDir)
    const now = JSON.stringify([...words])
    const isNew = last !== undefined && now !== last
    last = now
    return isNew ? write(words) : []
  }
}
