/**
 * `npm run schemas` writes files for completion in editors: schemas of documents and snippets for
 * MDX files.
 */
import { readVocabularies } from '../pipeline/content/read/readVocabularies.ts'
import { writeEditorFiles } from '../pipeline/schemas/editorFiles.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'

for (const name of await writeEditorFiles(await readVocabularies(sitePaths.content)))
  console.log(`Wrote ${name}`)
