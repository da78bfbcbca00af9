import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killedAt } from '../../tests/killed.ts'
import { publish, restorePublished, reuseSpare } from './publish.ts'

let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'publish-'))
})

afterEach(() => rm(dir, { recursive: true }))

async function folder(name: string, text: string): Promise<string> {
  const place = path.join(dir, name)
  await mkdir(place)
  await writeFile(path.join(place, 'index.html'), text)
  return place
}

test('a finished build takes the place of the published one, with which the next begins', async () => {
  const next = await folder('next', 'new')
  publish(next, await folder('dist', 'old'))
  expect(await said('dist')).toBe('new')
  reuseSpare(next)
  expect((await readdir(dir)).toSorted()).toEqual(['dist', 'next'])
  expect(await said('next')).toBe('old')
})

test('the first build has nothing to replace', async () => {
  publish(await folder('next', 'new'), path.join(dir, 'dist'))
  expect(await readFile(path.join(dir, 'dist/index.html'), 'utf8')).toBe('new')
})

test('the published build comes back when the finished one is not there', async () => {
  const dist = await folder('dist', 'old')
  expect(() => publish(path.join(dir, 'next'), dist)).toThrow('ENOENT')
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe('old')
})

/** What the page of a folder says, or that there is none. */
async function said(name: string): Promise<string> {
  return readFile(path.join(dir, name, 'index.html'), 'utf8').catch(() => 'nothing')
}

test('wherever publishing is killed, the old site or the new one is there, whole, and at most the spare once the next build begins', async () => {
  const [next, dist] = [path.join(dir, 'next'), path.join(dir, 'dist')]
  const found: string[] = []
  let killed = true
  for (let change = 1; killed; change += 1) {
    await restorePublished(next, dist)
    reuseSpare(next)
    await rm(next, { recursive: true, force: true })
    await rm(dist, { recursive: true, force: true })
    await folder('dist', 'old')
    await folder('next', 'new')
    killed = await killedAt(change, async () => publish(next, dist))
    const atOnce = await said('dist')
    await restorePublished(next, dist)
    found.push(`${atOnce}, ${await said('dist')}, spare ${await said('next-before')}`)
    expect(await readdir(dir)).not.toContain('next')
    expect(await readdir(dir)).not.toContain('next-retired')
  }
  expect(found).toEqual([
    'old, old, spare nothing',
    // The one moment without a site: it is put back.
    'nothing, old, spare nothing',
    'new, new, spare old',
    'new, new, spare old',
  ])
})

test('the spare, of which a build may have changed half, is not taken for a site when dist/ was deleted by hand', async () => {
  const [next, dist] = [await folder('next', 'new'), await folder('dist', 'old')]
  publish(next, dist)
  reuseSpare(next)
  await rm(dist, { recursive: true })
  await restorePublished(next, dist)
  expect(await readdir(dir)).toEqual([])
})
