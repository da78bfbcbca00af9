import { createPainter, type Painter } from './painter.ts'
import { isPainted } from './isPainted.ts'
import { openPictureCache } from './pictureCache.ts'
import type { PictureSource } from './pictureName.ts'

/** The progress of painting. */
export interface Painted {
  done: number
  total: number
}

/**
 * Paints every picture that the cache does not have yet, on all cores.
 *
 * @param dir the cache
 * @param onProgress called after each picture
 * @param painter who paints them, where others ask it for pictures too
 * @returns how many were painted; the others were there
 * @throws the first failure, with the name of its document, once all hands rest
 */
export async function paintPictures(
  sources: readonly PictureSource[],
  dir: string,
  onProgress: (progress: Painted) => void = () => {},
  painter: Painter = createPainter(dir),
): Promise<number> {
  const cache = openPictureCache(dir)
  const missing = sources.filter((source) => !isPainted(cache, source))
  const failures: unknown[] = []
  let done = 0
  await Promise.all(
    missing.map(async (source) => {
      try {
        await painter.paint(source)
      } catch (error) {
        failures.push(error)
        painter.stop()
        return
      }
      done += 1
      onProgress({ done, total: missing.length })
    }),
  )
  if (failures.length > 0) throw failures[0]
  return missing.length
}
