import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/servers/freePort.ts'
import { copyProject, type ProjectCopy } from '../../build/projectCopy.ts'
import { expect, test } from '../../e2e/support/site.ts'

const PORT = await freePort()
/** The address of the development server. */
export const url = `http://127.0.0.1:${PORT}`

/** How long to wait for what takes about a second on a quiet machine, in milliseconds. */
export const SOON = 15_000

/**
 * Gives the tests of a file a copy of the project, with its development server running; both are gone
 * after the last one.
 *
 * @param onReady called with the copy when the server answers
 */
export function developProject(onReady: (project: ProjectCopy) => void): void {
  let project: ProjectCopy | undefined
  let server: ChildProcess | undefined

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    project = await copyProject()
    server = startServer(project.root)
    await expect.poll(isUp, { timeout: 110_000 }).toBe(true)
    onReady(project)
  })

  test.afterAll(async () => {
    if (server) await stopServer(server)
    await project?.remove()
  })
}

/** Starts the development server of a project; it answers a moment later. */
function startServer(root: string): ChildProcess {
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
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
}

/** Whether the server answers. */
async function isUp(): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
