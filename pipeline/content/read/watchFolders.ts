import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Returns what stops it. Vite and Node 20 watch each file, and lose one that another replaces. */
export async function watchFolders(root: string, onChange: () => void): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>()
  let isStopped = false

  function add(key: string, folder: string) {
    const watcher = watch(folder, (event) => {
      // Follow new folders before reporting.
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

/** The keys hold inode and birth time, since a replaced folder needs another watcher. */
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
      // Deleted meanwhile; an event follows.
    }
  }
  await visit(root)
  return found
}
