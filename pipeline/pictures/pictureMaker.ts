import { availableParallelism } from 'node:os'
import type { Cache } from '../cache/cache.ts'
import { forkProgram } from '../forkProgram.ts'
import { keptFiles, type PictureFiles } from './pictureFiles.ts'
import { type PictureSource, shareName } from './pictureName.ts'

const WORKER = new URL('./pictureWorker.ts', import.meta.url)

interface Job {
  source: PictureSource
  resolve: () => void
  reject: (error: Error) => void
}

/** Makes pictures in a cache, each once, with one process per core while there is work. */
export function createPictureMaker(cache: Cache) {
  const waiting: Job[] = []
  const underWay = new Map<string, Promise<PictureFiles>>()
  let hands = 0

  /** @throws what went wrong, with the name of the document */
  function make(source: PictureSource): Promise<PictureFiles> {
    const name = shareName(source)
    const known = underWay.get(name)
    if (known) return known
    const job = new Promise<void>((resolve, reject) => {
      waiting.push({ source, resolve, reject })
    })
    const files = job
      .then(() => {
        const made = keptFiles(cache, source)
        if (!made) throw new Error(`${source.seed}: The picture was made, but is not in the cache.`)
        return made
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, files)
    if (hands < availableParallelism()) employ()
    return files
  }

  function employ() {
    hands += 1
    let current: Job | undefined
    let left = false
    const worker = forkProgram(WORKER, cache.folders)
    function giveWork() {
      current = waiting.shift()
      if (current) worker.send(current.source)
      else worker.disconnect()
    }
    worker.on('message', (failure: string | null) => {
      if (failure === null) current?.resolve()
      else current?.reject(new Error(failure))
      giveWork()
    })
    function leave(reason: string) {
      if (left) return
      left = true
      hands -= 1
      current?.reject(new Error(`${current.source.seed}: ${reason}`))
      // For work that came while it was ending.
      if (waiting.length > 0) employ()
    }
    // A process that never started has errors instead of an exit.
    worker.on('error', ({ message }) =>
      leave(`A process for pictures cannot be started or reached: ${message}`),
    )
    worker.on('exit', (code) => leave(`A process for pictures ended with ${code ?? 'a signal'}.`))
    giveWork()
  }

  /** Makes a picture that waits before the others. */
  function hurry(source: PictureSource): void {
    const name = shareName(source)
    const index = waiting.findIndex((job) => shareName(job.source) === name)
    if (index > 0) waiting.unshift(...waiting.splice(index, 1))
  }

  /** Begins no other picture; what was asked for and not begun is rejected. */
  function stop(): void {
    for (const { source, reject } of waiting.splice(0)) {
      reject(new Error(`${source.seed}: Making pictures was stopped.`))
    }
  }
  return { make, hurry, stop }
}
