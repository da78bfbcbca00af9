import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { copyProject, type ProjectCopy } from './projectCopy.ts'

interface DevServer {
  project: ProjectCopy
  stop: () => Promise<void>
}

/** Starts the development server of a copy of the project, and waits until it answers. */
export async function startDevServer(port: number): Promise<DevServer> {
  const project = await copyProject()
  const options = ['--port', String(port), '--strictPort', '--host', '127.0.0.1']
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts', ...options], {
    cwd: project.root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  const isUp = async () => {
    try {
      return (await fetch(`http://127.0.0.1:${port}`)).ok
    } catch {
      return false
    }
  }
  await expect.poll(isUp, { timeout: 110_000 }).toBe(true)
  return {
    project,
    async stop() {
      const ended = once(server, 'exit')
      if (server.kill()) await ended
      await project.remove()
    },
  }
}
