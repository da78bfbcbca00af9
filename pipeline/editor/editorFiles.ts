import { format } from 'oxfmt'
import options from '../../.oxfmtrc.json' with { type: 'json' }
import { contentTypes } from '../../src/content/schema/index.ts'
import { documentSchema, schemaFile } from './documentSchema.ts'
import { pictureSnippets } from './pictureSnippets.ts'
import { mdxSnippetFiles } from './mdxSnippets.ts'

/** A file that editors' programs read, made from the model. */
export interface EditorFile {
  /** From the project's root, with forward slashes. */
  name: string
  text: string
}

/** Every file that follows from the document types and the picture language, formatted. */
export async function editorFiles(): Promise<EditorFile[]> {
  const data: [string, object][] = [
    ...contentTypes.map((type): [string, object] => [schemaFile(type), documentSchema(type)]),
    ['.vscode/pictures.code-snippets', pictureSnippets()],
    ...mdxSnippetFiles(contentTypes),
  ]
  return Promise.all(data.map(([name, value]) => toFile(name, value)))
}

async function toFile(name: string, value: object): Promise<EditorFile> {
  const { code, errors } = await format(name, JSON.stringify(value, null, 2), options)
  const [error] = errors
  if (error) throw new Error(`${name} cannot be formatted: ${error.message}`)
  return { name, text: code }
}
