import { forkProgram } from '../forkProgram.ts'

const PROGRAM = new URL('./bundleProcess.ts', import.meta.url)

/** Less room for short-lived objects costs no time; one thread saves 30 MB and costs 0.3 s. */
const LITTLE_ROOM = {
  execArgv: ['--max-semi-space-size=2'],
  env: { ROLLDOWN_WORKER_THREADS: '1' },
}

export interface BundleFailure extends Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> {
  path?: string
}

/**
 * Calls `bundleCode` in another process, since a bundler keeps 300 MB until its process ends.
 *
 * @throws what went wrong, with the system's code and path if it has them
 */
export async function bundleApart(dir: string, signal?: AbortSignal): Promise<void> {
  const bundler = forkProgram(PROGRAM, [dir], { ...LITTLE_ROOM, signal })
  let failure: BundleFailure | undefined
  bundler.on('message', (message: BundleFailure) => (failure = message))
  const ended = await new Promise<number | string | null>((resolve, reject) => {
    bundler.on('error', reject)
    bundler.on('exit', (code, killedBy) => resolve(code ?? killedBy))
  })
  if (failure) throw Object.assign(new Error(failure.message), failure)
  if (ended !== 0) throw new Error(`The bundler ended with ${ended}.`)
}
