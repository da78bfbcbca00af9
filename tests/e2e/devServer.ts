import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Beside that of the built site; each worker of Playwright has its own. */
const PORT =
  Number(process.env.E2E_PORT ?? 4391) + 1000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
/** The address of the development server. */
export const url = `http://127.0.0.1:${PORT}`

/** How long to wait for what takes about a second on a quiet machine, in milliseconds. */
export const SOON = 15_000

/** Starts the development server of a project; it answers a moment later. */
export function startServer(root: string): ChildProcess {
  return spawn(
    process.execPath,
    [
      'scripts/run.mjs',
      'scripts/dev.ts',
      '--port',
      String(PORT),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ],
    {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    },
  )
}

/** Ends the server, and returns when it is gone. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
}

/** Whether the server answers. */
export async function isUp(): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
