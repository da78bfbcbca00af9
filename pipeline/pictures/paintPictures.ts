import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { openPictureCache } from './pictureCache.ts'
import { pictureName, type PictureSource } from './pictureName.ts'

/** What is told while pictures are painted. */
export interface Painted {
  done: number
  total: number
}

/**
 * Paints every picture that the cache does not have yet, on all cores.
 *
 * @param dir the cache
 * @param onProgress told after each picture
 * @returns how many were painted; the others were there
 * @throws the first failure, with the name of its document
 */
export async function paintPictures(
  sources: readonly PictureSource[],
  dir: string,
  onProgress: (progress: Painted) => void = () => {},
): Promise<number> {
  const cache = openPictureCache(dir)
  const missing = sources.filter((source) => !cache.has(pictureName(source)))
  const queue = [...missing]
  let done = 0
  const hands = Math.min(availableParallelism(), missing.length)
  await Promise.all(
    Array.from({ length: hands }, () =>
      employ(dir, () => queue.shift(), () => {
        done += 1
        onProgress({ done, total: missing.length })
      }),
    ),
  )
  return missing.length
}

/** One worker that paints until nothing is left. */
function employ(
  dir: string,
  next: () => PictureSource | undefined,
  onPainted: () => void,
): Promise<void> {
  const worker = new Worker(new URL('./paintWorker.ts', import.meta.url), {
    workerData: { dir },
    execArgv: ['--import', 'tsx'],
  })
  return new Promise<void>((resolve, reject) => {
    function giveWork() {
      const source = next()
      if (source) worker.postMessage(source)
      else resolve()
    }
    worker.on('error', reject)
    worker.on('message', () => {
      onPainted()
      giveWork()
    })
    giveWork()
  }).finally(() => worker.terminate())
}
