import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../support/freePort.ts'
import { copyProject, type ProjectCopy } from '../../build/projectCopy.ts'
import { expect, test } from '../../e2e/support/site.ts'

const PORT = await freePort()
export const url = `http://127.0.0.1:${PORT}`

/** How long to wait for what takes about a second on a quiet machine, in milliseconds. */
export const SOON = 15_000

/** A copy of the project with its development server, for all tests of a file. */
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

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
}

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
