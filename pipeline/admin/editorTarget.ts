import type { Backend, CmsConfig } from '@sveltia/cms'

/** Where the editor saves. */
export interface EditorTarget {
  backend: Backend
  publishMode?: CmsConfig['publish_mode']
}

/** In the development server: the files of the checkout, see admin/local/. */
export const WORKING_TREE: EditorTarget = { backend: { name: 'test-repo' } }
