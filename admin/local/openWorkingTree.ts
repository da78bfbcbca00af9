import { TreeFolder } from './treeHandles.ts'
import { WorkingTree } from './workingTree.ts'

/** The editor's test backend keeps documents in the browser's private file system: here, this checkout. */
export async function openWorkingTree(): Promise<WorkingTree> {
  const tree = await WorkingTree.read()
  const root = new TreeFolder(tree, '')
  Object.defineProperty(navigator.storage, 'getDirectory', {
    value: async () => ({ getDirectoryHandle: async () => root }),
  })
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
  return tree
}
