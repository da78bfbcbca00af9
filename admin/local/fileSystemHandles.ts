/** Implements the used part of https://developer.mozilla.org/docs/Web/API/File_System_API */
import { PHOTO_ENDING } from '../../pipeline/pictures/photoLimits.ts'
import { messageOf } from '../../src/shared/messageOf.ts'
import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import { WorkingTree } from './workingTree.ts'

/** Makes the editor's test backend store files in this checkout instead of private storage. */
export async function openWorkingTree(): Promise<WorkingTree> {
  const tree = await WorkingTree.read()
  const root = new TreeFolder(tree, '')
  const getDirectory = async () => ({ getDirectoryHandle: async () => root })
  // Some browsers lack private storage.
  Object.defineProperty(navigator, 'storage', { value: { getDirectory } })
  // Without a method to rename files, the editor writes each under its final name.
  if ('FileSystemFileHandle' in globalThis) {
    Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  }
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
  return tree
}

abstract class TreeHandle {
  constructor(
    protected readonly tree: WorkingTree,
    readonly path: string,
  ) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }
}

export class TreeFolder extends TreeHandle {
  /** Yields files of subfolders, too, since the editor joins names to paths. */
  async *entries(): AsyncGenerator<[string, TreeFile]> {
    const start = this.path && `${this.path}/`
    const inside = this.tree.paths().filter((path) => path.startsWith(start))
    for (const path of inside) yield [path.slice(start.length), new TreeFile(this.tree, path)]
  }

  async getDirectoryHandle(name: string): Promise<TreeFolder> {
    return new TreeFolder(this.tree, join(this.path, name))
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<TreeFile> {
    const file = new TreeFile(this.tree, join(this.path, name))
    if (!create && !this.tree.has(file.path)) throw new DOMException(file.path, 'NotFoundError')
    return file
  }

  async removeEntry(name: string): Promise<void> {
    const { path } = await this.getFileHandle(name)
    await deleteOrTell(this.tree, path)
  }
}

class TreeFile extends TreeHandle {
  readonly kind = 'file'

  async getFile(): Promise<File> {
    const content = await this.tree.content(this.path)
    return new File([content], this.name, { type: photoType(this.name) })
  }

  async createWritable() {
    return {
      // The editor swallows errors of close(), so the file is stored here.
      write: (content: string | Blob) => this.tree.write(this.path, content),
      close: async () => {},
    }
  }
}

function photoType(name: string): string {
  const [, ending] = PHOTO_ENDING.exec(name) ?? []
  return ending === undefined ? '' : `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`
}

/** Shows why a file cannot be deleted, since the editor does not. */
async function deleteOrTell(tree: WorkingTree, path: string): Promise<void> {
  try {
    const content = await tree.content(path)
    await tree.delete(path)
    tree.undoBar.offer({ path, content })
  } catch (error) {
    const parts = [buildElement('p', { textContent: messageOf(error) })]
    void askInDialog({ title: 'Not deleted', parts, yes: 'OK' })
    throw error
  }
}

function join(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name
}
