import type { Bundle } from './bundle.ts'
import type { OpenFolder } from '../system/openFolder.ts'

/** Writes the files that searches and filters read, and returns how many there are. */
export function writeIndexes(bundle: Bundle, site: OpenFolder): number {
  const files = bundle.site.indexFiles()
  for (const [address, json] of files) site.write(address, json)
  return files.size
}
