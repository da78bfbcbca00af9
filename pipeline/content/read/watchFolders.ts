import { existsSync, type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Vite’s watcher and Node 20 lose a file that another replaces. @returns a function that stops it */
export async function watchFolders(root: string, onChange: () => void): Promise<() => void> {
  let watchers: FSWatcher[] = []
  let isStopped = false
  let following = Promise.resolve()

  function add(folder: string): FSWatcher {
    const watcher = watch(folder, (event) => {
      // Follow new folders before reporting.
      if (event === 'rename') void followAgain().then(() => !isStopped && onChange())
      else onChange()
    })
    return watcher.on('error', () => watcher.close())
  }
  /** Closes the old watchers last, so that no change is missed. */
  async function follow() {
    const folders = await foldersBelow(root)
    if (isStopped) return
    const old = watchers
    watchers = folders.flatMap((folder) => (existsSync(folder) ? add(folder) : []))
    for (const watcher of old) watcher.close()
  }

  /** Waits for the run before: its older list of folders would replace the newer one. */
  function followAgain(): Promise<void> {
    following = following.then(follow)
    return following
  }

  await stat(root)
  await followAgain()
  return () => {
    isStopped = true
    for (const watcher of watchers) watcher.close()
  }
}

async function foldersBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    const inner = entries.filter((entry) => entry.isDirectory())
    const below = await Promise.all(inner.map(({ name }) => foldersBelow(path.join(folder, name))))
    return [folder, ...below.flat()]
  } catch {
    // Deleted meanwhile; an event follows.
    return []
  }
}
