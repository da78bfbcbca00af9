import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The names of all files below a folder, with forward slashes. */
export function filesIn(dir: string, below = ''): string[] {
  return readdirSync(path.join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name)
    return entry.isDirectory() ? filesIn(dir, name) : [name]
  })
}
