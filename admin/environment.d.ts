/** Where the editor saves; put in by the bundler, see pipeline/admin/bundleAdmin.ts. */
declare const EDITOR_TARGET: import('../pipeline/admin/editorTarget.ts').EditorTarget
