/** Where the editor saves; put in by the bundler, see pipeline/admin/bundleAdmin.ts. */
declare const EDITOR_TARGET: import('../pipeline/admin/editorTarget.ts').EditorTarget

interface Window {
  /** Copies the document that is open into the browser's store; see pipeline/admin/cmsPatches.ts. */
  backUpDraft?: () => Promise<void>
}
