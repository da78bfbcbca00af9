import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const RUN = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url))

/** glibc keeps freed memory in as many arenas as there are threads; two save a quarter of it. */
const FRUGAL = { MALLOC_ARENA_MAX: '2' }

/**
 * Runs a program of this project in a process of its own, which can be sent messages and sends some.
 *
 * @param program its path, of a file in TypeScript
 * @param options of Node, variables of its environment beside those of this process, and what ends it
 */
export function forkProgram(
  program: URL,
  args: readonly string[],
  { execArgv = [], env, signal }: Pick<ForkOptions, 'execArgv' | 'env' | 'signal'> = {},
): ChildProcess {
  return fork(RUN, [fileURLToPath(program), ...args], {
    execArgv,
    signal,
    env: { ...process.env, ...FRUGAL, ...env },
  })
}
