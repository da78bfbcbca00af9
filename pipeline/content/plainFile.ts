import { lstatSync } from 'node:fs'

/**
 * Whether a path is that of a file itself, which can be read without an end to wait for: no link, which
 * may lead anywhere, no device, no pipe.
 *
 * @param most how many bytes it may hold
 */
export function isPlainFile(file: string, most: number): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= most
}
