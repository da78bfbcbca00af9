import { TreeFolder } from './treeHandles.ts'
import { WorkingTree } from './workingTree.ts'

/**
 * Lets the editor work on this checkout: its test backend asks nobody to sign in and keeps documents
 * in the browser's private file system, which is the checkout here.
 */
export async function openWorkingTree(): Promise<WorkingTree> {
  const tree = await WorkingTree.read()
  const root = new TreeFolder(tree, '')
  // The editor keeps its files in one folder of it, which is the project's root.
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({ getDirectoryHandle: async () => root }),
  })
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
  return tree
}
