/** Set in pipeline/admin/bundleAdmin.ts; the functions are called by pipeline/admin/patchEditor.ts. */
declare const EDITOR_TARGET: import('../pipeline/admin/editorTarget.ts').EditorTarget

interface Window {
  backUpDraft?: () => Promise<void>
  changeCopy?: (collection: string, values: Record<string, unknown>) => void
  editorEntries?: import('./ownPictures.ts').Entry[]
  ownPictures?: (
    entry: import('./ownPictures.ts').Entry,
    filesBelow: (folder: string) => { asset: import('./ownPictures.ts').Asset }[],
  ) => import('./ownPictures.ts').Asset[]
  reviewSave?: (
    changes: import('./reviewSave.ts').FileChange[],
    entry: import('./ownPictures.ts').Entry,
  ) => Promise<void>
}
