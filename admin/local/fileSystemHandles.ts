/** The used part of https://developer.mozilla.org/docs/Web/API/File_System_API */
import { PHOTO_ENDING } from '../../pipeline/pictures/photoLimits.ts'
import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import { WorkingTree } from './workingTree.ts'

/** Replaces the private files in which the editor's test backend stores by this checkout. */
export async function openWorkingTree(): Promise<WorkingTree> {
  const tree = await WorkingTree.read()
  const root = new TreeFolder(tree, '')
  const getDirectory = async () => ({ getDirectoryHandle: async () => root })
  // Not all browsers have a storage of their own.
  Object.defineProperty(navigator, 'storage', { value: { getDirectory } })
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
  return tree
}

/** The editor writes a file under this name first, and then renames it. */
const TEMPORARY = /(^|\/)\.sveltia-tmp-[^/]*$/

export class TreeFolder {
  readonly kind = 'directory'
  readonly name: string

  constructor(
    private readonly tree: WorkingTree,
    private readonly path: string,
  ) {
    this.name = lastSegment(path)
  }

  async *entries(): AsyncGenerator<[string, TreeFolder | TreeFile]> {
    const start = this.path && `${this.path}/`
    const inside = this.tree.paths().filter((path) => path.startsWith(start))
    const names = new Set(inside.map((path) => path.slice(start.length).replace(/\/.*/, '/')))
    for (const entry of names) {
      const name = entry.replace('/', '')
      yield [name, entry === name ? this.file(name) : await this.getDirectoryHandle(name)]
    }
  }

  async getDirectoryHandle(name: string): Promise<TreeFolder> {
    return new TreeFolder(this.tree, join(this.path, name))
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<TreeFile> {
    const file = this.file(name)
    if (!create && !file.exists) throw new DOMException(file.path, 'NotFoundError')
    return file
  }

  async removeEntry(name: string): Promise<void> {
    const file = this.file(name)
    if (file.exists) await deleteOrTell(this.tree, file.path)
    else if (!TEMPORARY.test(name)) throw new DOMException(file.path, 'NotFoundError')
  }

  file(name: string): TreeFile {
    return new TreeFile(this.tree, join(this.path, name))
  }
}

class TreeFile {
  readonly kind = 'file'
  private unsaved: string | Blob = ''
  private storing: Promise<void> | undefined

  constructor(
    private readonly tree: WorkingTree,
    public path: string,
  ) {}

  get name(): string {
    return lastSegment(this.path)
  }

  get exists(): boolean {
    return this.tree.has(this.path)
  }

  async getFile(): Promise<File> {
    const stored = this.exists ? await this.tree.content(this.path) : this.unsaved
    return new File([stored], this.name, { type: photoType(this.name) })
  }

  async createWritable() {
    return {
      // The editor swallows errors of close(), so the file is stored here.
      write: async (data: string | Blob) => {
        if (TEMPORARY.test(this.path)) this.unsaved = data
        else await this.store(this.path, data)
      },
      close: async () => {},
    }
  }

  async move(folder: TreeFolder, name: string): Promise<void> {
    const { path } = folder.file(name)
    // The editor tries three times; the server is asked once.
    this.storing ??= this.store(path, this.unsaved)
    await this.storing
    this.path = path
  }

  private async store(path: string, data: string | Blob): Promise<void> {
    if (typeof data === 'string') await this.tree.write(path, data)
    else await this.tree.addPhoto(path, data)
  }
}

function photoType(name: string): string {
  const [, ending] = PHOTO_ENDING.exec(name) ?? []
  return ending === undefined ? '' : `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`
}

/** Shows why a file cannot be deleted, which the editor does not. */
async function deleteOrTell(tree: WorkingTree, path: string): Promise<void> {
  try {
    const content = await tree.content(path)
    await tree.delete(path)
    tree.undoBar.offer({ path, content })
  } catch (error) {
    const parts = [buildElement('p', { textContent: error instanceof Error ? error.message : '' })]
    void askInDialog({ title: 'Not deleted', parts, yes: 'OK' })
    throw error
  }
}

function join(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
