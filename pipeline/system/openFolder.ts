import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type OpenFolder = ReturnType<typeof openFolder>

/** Reads and writes files by address: `/data/index.json`. Synchronous calls are twice as fast. */
export function openFolder(dir: string) {
  const folders = new Set<string>()
  const fileOf = (address: string) => path.join(dir, address)

  return {
    write(address: string, content: Uint8Array | string): void {
      const file = fileOf(address)
      const folder = path.dirname(file)
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
      folders.add(folder)
      writeFileSync(file, content)
    },
    read: (address: string): Buffer => readFileSync(fileOf(address)),
    /** The size in bytes; 0 for a missing file. */
    sizeOf: (address: string): number =>
      statSync(fileOf(address), { throwIfNoEntry: false })?.size ?? 0,
    names(): string[] {
      const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      return files.map(({ name, parentPath }) =>
        path.relative(dir, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      )
    },
  }
}
