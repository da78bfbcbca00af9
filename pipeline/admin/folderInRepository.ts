import { existsSync } from 'node:fs'
import path from 'node:path'

/** The path of an absolute folder from the root of its repository, else its name. */
export function folderInRepository(folder: string): string {
  for (let root = path.dirname(folder); ; root = path.dirname(root)) {
    if (existsSync(path.join(root, '.git'))) {
      return path.relative(root, folder).split(path.sep).join('/')
    }
    if (root === path.dirname(root)) return path.basename(folder)
  }
}
