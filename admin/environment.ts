import type { EditorTarget } from '../pipeline/editorBuild/editorTarget.ts'
import type { EditorAsset, EditorEntry } from './save/ownPictures.ts'
import type { FileChange } from './save/reviewSave.ts'

/** bundleAdmin.ts defines the constant; patchEditor.ts makes the editor call the functions. */
declare global {
  const EDITOR_TARGET: EditorTarget

  interface Window {
    backUpDraft?: () => Promise<void>
    changeCopy?: (collection: string, values: Record<string, unknown>) => void
    /** Changes with each save, deletion and refresh. */
    editorEntries?: { readonly current: readonly EditorEntry[] }
    ownPictures?: (
      entry: EditorEntry,
      filesBelow: (folder: string) => { asset: EditorAsset }[],
    ) => EditorAsset[]
    reviewSave?: (changes: FileChange[], entry: EditorEntry) => Promise<void>
  }
}
