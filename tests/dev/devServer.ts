import type { ProjectCopy } from '../support/project/projectCopy.ts'
import { test as base } from '../e2e/support/site.ts'
import { freePort } from '../support/servers/freePort.ts'
import { startDevServer } from '../support/project/startDevServer.ts'

export { expect } from '../e2e/support/site.ts'

const PORT = await freePort()
export const url = `http://127.0.0.1:${PORT}`

/** A test on a copy of the project and its development server, which a worker's tests share. */
export const test = base.extend<object, { project: ProjectCopy }>({
  project: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const { project, stop } = await startDevServer(PORT)
      await use(project)
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})
