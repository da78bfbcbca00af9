import { once } from 'node:events'
import { expect, vi } from 'vitest'
import { freePort } from '../../scripts/servers/freePort.ts'
import type { ProjectCopy } from './projectCopy.ts'

/**
 * Builds a project by `npm start`, one picture of which is still to be made.
 *
 * @param seed names the picture: `recipes-7`
 * @returns what was answered meanwhile, and in the end
 */
export async function firstStart(project: ProjectCopy, seed: string) {
  await forgetPicture(project, seed)
  const port = await freePort()
  const started = project.start({ script: 'scripts/start.ts', env: { PORT: String(port) } })
  const ask = (address: string) => fetch(`http://localhost:${port}${address}`)
  try {
    const output = once(started.process.stdout, 'data')
    const ended = await Promise.race([output.then(() => undefined), started.ended])
    if (ended) throw new Error('It ended before it served.')
    const page = await ask(`/${seed.replace('-', '/')}`)
    const text = await page.text()
    const namesThen = await project.names()
    // What the page shows is made because it is asked for.
    const [, address = ''] = /src="(\/pictures\/[^"]+\.webp)"/.exec(text) ?? []
    const picture = await ask(address)
    const bytes = await picture.arrayBuffer()
    const unknown = await ask(`/pictures/${seed}-0000000000-800.webp`)
    const isThere = async () => expect(await project.names()).toContain('dist')
    await vi.waitFor(isThere, { timeout: 120_000, interval: 100 })
    const atTheEnd = await ask('/')
    return { page, namesThen, address, picture, bytes, unknown, atTheEnd }
  } catch (error) {
    started.process.kill()
    throw new Error((await started.ended).output, { cause: error })
  } finally {
    started.process.kill()
    await started.ended
  }
}

async function forgetPicture(project: ProjectCopy, seed: string) {
  const entries = await project.fileNames('.cache/entries')
  const kept = entries.filter((name) => name.startsWith(`picture-${seed}-`))
  expect(kept.length).toBeGreaterThan(0)
  for (const name of kept) await project.delete(`.cache/entries/${name}`)
}
