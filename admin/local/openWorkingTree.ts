import { TreeFolder } from './treeHandles.ts'
import { WorkingTree } from './workingTree.ts'

/**
 * Lets the editor work on the files of this checkout. Its test backend keeps documents in the
 * browser's private file system and asks nobody to sign in; here that file system is the checkout.
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
