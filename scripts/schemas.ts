/**
 * Writes what editors complete from: the schemas of the documents, and the snippets of the picture
 * language and of posts: `npm run schemas`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editorFiles } from '../pipeline/editor/editorFiles.ts'

for (const { name, text } of await editorFiles()) {
  await mkdir(path.dirname(name), { recursive: true })
  await writeFile(name, text)
  console.log(`Wrote ${name}`)
}
