import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('./bundleProcess.ts', import.meta.url))

/** Less room for short-lived objects costs no time; one thread saves 30 MB and costs 0.3 s. */
const SMALL_HEAP = ['--max-semi-space-size=2']
/** Fewer arenas of glibc, which keep freed memory, save a quarter of it. */
const LITTLE_MEMORY = { ROLLDOWN_WORKER_THREADS: '1', MALLOC_ARENA_MAX: '2' }

export interface BundleFailure extends Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> {
  path?: string
}

/**
 * Calls `bundleCode` in another process, since a bundler keeps 300 MB until its process ends.
 *
 * @throws what went wrong, with the system's code and path if it has them
 */
export async function bundleApart(dir: string): Promise<void> {
  const bundler = fork(RUN, [PROGRAM, dir], {
    execArgv: SMALL_HEAP,
    env: { ...process.env, ...LITTLE_MEMORY },
  })
  let failure: BundleFailure | undefined
  bundler.on('message', (message: BundleFailure) => (failure = message))
  const ended = await new Promise<number | string | null>((resolve, reject) => {
    bundler.on('error', reject)
    bundler.on('exit', (code, killedBy) => resolve(code ?? killedBy))
  })
  if (failure) throw Object.assign(new Error(failure.message), failure)
  if (ended !== 0) throw new Error(`The bundler ended with ${ended}.`)
}
