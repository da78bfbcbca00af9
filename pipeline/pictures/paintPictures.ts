import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
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
      employ(
        dir,
        () => queue.shift(),
        () => {
          done += 1
          onProgress({ done, total: missing.length })
        },
      ),
    ),
  )
  return missing.length
}

/** One process that paints until nothing is left. */
function employ(
  dir: string,
  next: () => PictureSource | undefined,
  onPainted: () => void,
): Promise<void> {
  const worker = fork(fileURLToPath(new URL('./paintWorker.ts', import.meta.url)), [dir], {
    execArgv: ['--import', 'tsx'],
  })
  return new Promise<void>((resolve, reject) => {
    function giveWork() {
      const source = next()
      if (source) worker.send(source)
      else worker.disconnect()
    }
    worker.on('message', (failure: string | null) => {
      if (failure !== null) {
        worker.kill()
        reject(new Error(failure))
        return
      }
      onPainted()
      giveWork()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`A painter ended with ${code ?? 'a signal'}.`))
    })
    giveWork()
  })
}
