/**
 * Writes the files for completion in editors, schemas of documents and snippets of MDX files:
 * `npm run schemas`.
 */
import { readWords } from '../pipeline/content/read/readWords.ts'
import { writeEditorFiles } from '../pipeline/completion/editorFiles.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'

for (const name of await writeEditorFiles(await readWords(sitePaths.content))) {
  console.log(`Wrote ${name}`)
}
