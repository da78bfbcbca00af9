/** `npm start` in a copy of the project in which one picture is still to be painted. */
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/servers/freePort.ts'
import { copyProject, type ProjectCopy } from './projectCopy.ts'

const PICTURE = 'recipes-7-'

let project: ProjectCopy
let started: ReturnType<ProjectCopy['start']>
let url = ''

async function forgetPicture() {
  const cache = path.join(project.root, '.cache/pictures')
  const folders = await readdir(cache, { recursive: true, withFileTypes: true })
  const wanted = folders.filter((folder) => folder.isDirectory() && folder.name.startsWith(PICTURE))
  expect(wanted.length).toBeGreaterThan(0)
  await Promise.all(
    wanted.map(({ parentPath, name }) => rm(path.join(parentPath, name), { recursive: true })),
  )
}

beforeAll(async () => {
  project = await copyProject({ documents: ['recipes/7'] })
  await forgetPicture()
  const port = await freePort()
  url = `http://localhost:${port}`
  started = project.start({ script: 'scripts/start.ts', env: { PORT: String(port) } })
  await once(started.process.stdout, 'data')
}, 60_000)

afterAll(async () => {
  started.process.kill()
  await started.ended
  await project.remove()
})

test('a request for a page before there are pages waits, and is answered before there is a site', async () => {
  const page = await fetch(`${url}/recipes/7`)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(await project.names()).not.toContain('dist')

  // What the page shows is painted because it is asked for.
  const [, address = ''] = /src="(\/pictures\/[^"]+\.webp)"/.exec(text) ?? []
  expect(address).toContain(PICTURE)
  const picture = await fetch(url + address)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('Cache-Control')).toContain('immutable')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  expect((await fetch(`${url}/pictures/recipes-7-0000000000-800.webp`)).status).toBe(404)
}, 180_000)

test('dist/ is there once every picture is, and is served from then on', async () => {
  await expect.poll(() => project.names(), { timeout: 120_000 }).toContain('dist')
  const site = await project.readSite()
  const files = [...site.keys()].filter((name) => name.startsWith(`pictures/${PICTURE}`))
  expect(files.filter((name) => name.endsWith('-share.jpg'))).toHaveLength(1)
  expect(files).toHaveLength(8)
  expect((await fetch(`${url}/recipes/7`)).status).toBe(200)
}, 180_000)
