import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Watches a folder and all folders in it, and calls back at each change of a file. Files that are
 * replaced, as Git and many editors do, are seen, too; Vite's own watcher, which watches each file,
 * may lose sight of them.
 *
 * @returns stops watching
 * @throws Error when the folder cannot be read at the start
 */
export async function watchFolders(root: string, onChange: () => void): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>()
  let isStopped = false

  function add(key: string, folder: string) {
    const watcher = watch(folder, (event) => {
      // A folder may have come or gone; its files are read after it is watched.
      if (event === 'rename') void follow().then(() => !isStopped && onChange())
      else onChange()
    })
    watcher.on('error', () => remove(key))
    watchers.set(key, watcher)
  }
  function remove(key: string) {
    watchers.get(key)?.close()
    watchers.delete(key)
  }
  async function follow() {
    const folders = await foldersBelow(root)
    if (isStopped) return
    for (const key of watchers.keys()) if (!folders.has(key)) remove(key)
    for (const [key, folder] of folders) if (!watchers.has(key)) add(key, folder)
  }

  await stat(root)
  await follow()
  return () => {
    isStopped = true
    for (const key of watchers.keys()) remove(key)
  }
}

/** The folder itself and all in it, each by what tells it from another at its place. */
async function foldersBelow(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  async function visit(folder: string): Promise<void> {
    try {
      const { ino, birthtimeMs } = await stat(folder)
      found.set(`${folder} ${ino} ${birthtimeMs}`, folder)
      const entries = await readdir(folder, { withFileTypes: true })
      const folders = entries.filter((entry) => entry.isDirectory())
      await Promise.all(folders.map(({ name }) => visit(path.join(folder, name))))
    } catch {
      // It is gone already; the change that removed it follows.
    }
  }
  await visit(root)
  return found
}
