import { createPictureMaker, type PictureMaker } from './pictureMaker.ts'
import { isMade } from './isMade.ts'
import { openPictureCache } from './pictureCache.ts'
import type { PictureSource } from './pictureName.ts'

/** The progress of making pictures. */
export interface Made {
  done: number
  total: number
}

/**
 * Makes every picture that the cache does not have yet, on all cores.
 *
 * @param dir the cache
 * @param onProgress called after each picture
 * @param maker who makes them, where others ask it for pictures too
 * @returns how many were made; the others were there
 * @throws the first failure, with the name of its document, once all hands rest
 */
export async function makePictures(
  sources: readonly PictureSource[],
  dir: string,
  onProgress: (progress: Made) => void = () => {},
  maker: PictureMaker = createPictureMaker(dir),
): Promise<number> {
  const cache = openPictureCache(dir)
  const missing = sources.filter((source) => !isMade(cache, source))
  const failures: unknown[] = []
  let done = 0
  await Promise.all(
    missing.map(async (source) => {
      try {
        await maker.make(source)
      } catch (error) {
        failures.push(error)
        maker.stop()
        return
      }
      done += 1
      onProgress({ done, total: missing.length })
    }),
  )
  if (failures.length > 0) throw failures[0]
  return missing.length
}
