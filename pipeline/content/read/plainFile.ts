import { lstatSync } from 'node:fs'

/**
 * Whether a path is that of a file itself: no link, which may lead anywhere, and no device or pipe,
 * which may never end.
 *
 * @param most how many bytes it may hold
 */
export function isPlainFile(file: string, most: number): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= most
}
