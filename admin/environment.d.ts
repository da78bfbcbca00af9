/** Where the editor saves; put in by the bundler, see pipeline/admin/bundleAdmin.ts. */
declare const EDITOR_TARGET: import('../pipeline/admin/editorTarget.ts').EditorTarget

interface Window {
  /** Copies the document that is open into the browser's store; see pipeline/admin/cmsPatches.ts. */
  backUpDraft?: () => Promise<void>
  /** Changes the values of a document to those of a copy of it; see pipeline/admin/cmsPatches.ts. */
  changeCopy?: (collection: string, values: Record<string, unknown>) => void
}
