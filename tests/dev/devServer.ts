import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyProject, type ProjectCopy } from '../build/projectCopy.ts'
import { expect, test as base } from '../e2e/support/site.ts'
import { freePort } from '../support/freePort.ts'

export { expect } from '../e2e/support/site.ts'

const PORT = await freePort()
export const url = `http://127.0.0.1:${PORT}`

/** A test on a copy of the project, with its development server, for all that one worker runs. */
export const test = base.extend<object, { project: ProjectCopy }>({
  project: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const project = await copyProject()
      const options = ['--port', String(PORT), '--strictPort', '--host', '127.0.0.1']
      const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts', ...options], {
        cwd: project.root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
      })
      await expect.poll(isUp, { timeout: 110_000 }).toBe(true)
      await use(project)
      const ended = once(server, 'exit')
      if (server.kill()) await ended
      await project.remove()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
