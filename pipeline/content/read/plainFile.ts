import { lstatSync } from 'node:fs'

/** No link, device or pipe, and not larger than `most` bytes. */
export function isPlainFile(file: string, most: number): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= most
}
