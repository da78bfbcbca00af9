import { forkProgram } from '../forkProgram.ts'

const PROGRAM = new URL('./bundleProcess.ts', import.meta.url)

/**
 * Of what a bundler makes most is short-lived: less room for it saves memory and takes no more time. One
 * thread of Rolldown in place of two saves 30 MB, and takes 0.3 s more.
 */
const LITTLE_ROOM = {
  execArgv: ['--max-semi-space-size=2'],
  env: { ROLLDOWN_WORKER_THREADS: '1' },
}

/** What the other process says of an error. */
export interface BundleFailure extends Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> {
  path?: string
}

/**
 * Bundles the site's code into a folder, see `bundleCode`, in another process: a bundler keeps 300 MB
 * until its process ends, which the rest of a build would come on top of.
 *
 * @param signal ends the other process
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
