import { availableParallelism } from 'node:os'
import type { Cache } from '../cache/cache.ts'
import { makePicture, readCachedPicture } from '../pictures/makePicture.ts'
import type { PictureSource } from '../pictures/pictureName.ts'
import type { OpenFolder } from '../system/openFolder.ts'
import { forEachConcurrently } from '../../src/shared/forEachConcurrently.ts'

/** Returns the number of pictures made, without cached ones. @throws with the document's name */
export async function writePictures(
  sources: readonly PictureSource[],
  site: OpenFolder,
  cache: Cache,
  onMade: (made: { done: number; total: number }) => void = () => {},
): Promise<number> {
  function write(files: ReadonlyMap<string, Uint8Array>) {
    for (const [name, bytes] of files) site.write(`pictures/${name}`, bytes)
  }
  const missing = sources.filter((source) => {
    const files = readCachedPicture(cache, source)
    if (files) write(files)
    return !files
  })
  let done = 0
  await forEachConcurrently(missing, availableParallelism(), async (source) => {
    write(await makePicture(cache, source))
    done += 1
    onMade({ done, total: missing.length })
  })
  return missing.length
}
