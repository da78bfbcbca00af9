import { readWords } from '../content/read/readWords.ts'
import { writeEditorFiles } from './editorFiles.ts'

/**
 * Has what editors complete from follow the words of the content while someone writes: the function
 * that it returns writes the files anew when, since its last call, a category or keyword has changed.
 *
 * @param contentDir absolute path of the content folder
 */
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
