import { availableParallelism } from 'node:os'
import type { Cache } from '../cache/cache.ts'
import { makePicture, readCachedPicture } from '../pictures/makePicture.ts'
import type { PictureSource } from '../pictures/pictureName.ts'
import type { OpenFolder } from '../system/openFolder.ts'
import { forEachConcurrently } from '../../src/shared/forEachConcurrently.ts'

const PICTURES_FOLDER = 'pictures'

/**
 * Writes all pictures into a site, and returns how many had to be made.
 *
 * @param onMade called after each picture that had to be made
 * @throws the first failure, with the name of its document
 */
export async function writePictures(
  sources: readonly PictureSource[],
  site: OpenFolder,
  cache: Cache,
  onMade: (made: { done: number; total: number }) => void = () => {},
): Promise<number> {
  function copyCached(source: PictureSource): boolean {
    const files = readCachedPicture(cache, source)
    for (const [name, bytes] of files ?? []) site.write(`${PICTURES_FOLDER}/${name}`, bytes)
    return files !== undefined
  }
  const missing = sources.filter((source) => !copyCached(source))
  let done = 0
  await forEachConcurrently(missing, availableParallelism(), async (source) => {
    await makePicture(cache, source)
    copyCached(source)
    done += 1
    onMade({ done, total: missing.length })
  })
  return missing.length
}
