import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from './publish.ts'

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

test('a finished build takes the place of the published one, and nothing else is left', async () => {
  await publish(await folder('next', 'new'), await folder('dist', 'old'))
  expect(await readdir(dir)).toEqual(['dist'])
  expect(await readFile(path.join(dir, 'dist/index.html'), 'utf8')).toBe('new')
})

test('the first build has nothing to replace', async () => {
  await publish(await folder('next', 'new'), path.join(dir, 'dist'))
  expect(await readFile(path.join(dir, 'dist/index.html'), 'utf8')).toBe('new')
})

test('the published build comes back when the finished one is not there', async () => {
  const dist = await folder('dist', 'old')
  await expect(publish(path.join(dir, 'next'), dist)).rejects.toThrow('ENOENT')
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe('old')
})
