import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { killProcessAt } from '../../tests/support/killed.ts'
import { publish, refuseForeign, restorePublished } from './publish.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

let dir = ''

beforeEach(() => {
  dir = temporaryFolder()
})

async function folder(name: string, text: string): Promise<string> {
  const place = path.join(dir, name)
  await mkdir(place)
  await writeFile(path.join(place, 'index.html'), text)
  return place
}

test('a finished build takes the place of the published one, of which nothing is left', async () => {
  await publish(await folder('next', 'new'), await folder('dist', 'old'))
  expect(await readdir(dir)).toEqual(['dist'])
  expect(await said('dist')).toBe('new')
})

test('the first build has nothing to replace', async () => {
  await publish(await folder('next', 'new'), path.join(dir, 'dist'))
  expect(await said('dist')).toBe('new')
})

test('the published build comes back when the finished one is not there', async () => {
  const dist = await folder('dist', 'old')
  await expect(publish(path.join(dir, 'next'), dist)).rejects.toThrow('ENOENT')
  expect(await said('dist')).toBe('old')
})

/** Returns the text of a folder's page, or 'nothing' without one. */
async function said(name: string): Promise<string> {
  return readFile(path.join(dir, name, 'index.html'), 'utf8').catch(() => 'nothing')
}

test('wherever publishing is killed, the old site or the new one is there, whole, and nothing else once the next build begins', async () => {
  const [next, dist] = [path.join(dir, 'next'), path.join(dir, 'dist')]
  const found: string[] = []
  let killed = true
  for (let change = 1; killed; change += 1) {
    await rm(dist, { recursive: true, force: true })
    await folder('dist', 'old')
    await folder('next', 'new')
    killed = await killProcessAt(change, () => publish(next, dist))
    const atOnce = await said('dist')
    await restorePublished(next, dist)
    found.push(`${atOnce}, ${await said('dist')}`)
    expect(await readdir(dir)).toEqual(['dist'])
  }
  expect([...new Set(found)]).toEqual([
    'old, old',
    // Between the two renames there is no site; the next build restores it.
    'nothing, old',
    'new, new',
  ])
})

test('a built site, an empty folder and nothing may be replaced', async () => {
  const dist = path.join(dir, 'dist')
  expect(() => refuseForeign(dist)).not.toThrow()
  await mkdir(dist)
  expect(() => refuseForeign(dist)).not.toThrow()
  await mkdir(path.join(dist, 'data'))
  for (const name of ['404.html', '_headers']) await writeFile(path.join(dist, name), '')
  expect(() => refuseForeign(dist)).not.toThrow()
})

test('what is no built site is refused, with its path, and stays', async () => {
  const dist = await folder('dist', 'thesis')
  expect(() => refuseForeign(dist)).toThrow(
    /dist is a folder with files of another kind.+Move it away/,
  )
  const link = path.join(dir, 'link')
  await symlink(dist, link)
  expect(() => refuseForeign(link)).toThrow(/link is no folder/)
  expect(await said('dist')).toBe('thesis')
})
