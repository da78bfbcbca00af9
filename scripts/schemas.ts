/**
 * Writes what editors complete from: the schemas of the documents, and the snippets of MDX files:
 * `npm run schemas`.
 */
import { readWords } from '../pipeline/content/read/readWords.ts'
import { writeEditorFiles } from '../pipeline/completion/editorFiles.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

for (const name of await writeEditorFiles(await readWords(sitePlace.content))) {
  console.log(`Wrote ${name}`)
}
