/** Where the editor saves; put in by the bundler, see pipeline/admin/bundleAdmin.ts. */
declare const EDITOR_TARGET: import('../pipeline/admin/editorTarget.ts').EditorTarget

interface Window {
  /** Copies the document that is open into the browser's store; see pipeline/admin/cmsPatches.ts. */
  backUpDraft?: () => Promise<void>
  /** Changes the values of a document to those of a copy of it; see pipeline/admin/cmsPatches.ts. */
  changeCopy?: (collection: string, values: Record<string, unknown>) => void
  /** All documents that the editor has read; see pipeline/admin/cmsPatches.ts. */
  editorEntries?: import('./ownPictures.ts').Entry[]
  /** What is deleted with a document, of the files below a folder; see ownPictures.ts. */
  ownPictures?: (
    entry: import('./ownPictures.ts').Entry,
    filesBelow: (folder: string) => { asset: import('./ownPictures.ts').Asset }[],
  ) => import('./ownPictures.ts').Asset[]
  listPictures?: typeof import('./ownPictures.ts').listPictures
}
