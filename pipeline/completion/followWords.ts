import { readWords } from '../content/read/readWords.ts'
import { writeEditorFiles } from './editorFiles.ts'

/** The result writes the editors' files anew when a category or keyword has changed. */
export function followWords(contentDir: string, write = writeEditorFiles) {
  let last: string | undefined
  return async (): Promise<string[]> => {
    const words = await readWords(contentDir)
    const now = JSON.stringify([...words])
    const isNew = last !== undefined && now !== last
    last = now
    return isNew ? write(words) : []
  }
}
