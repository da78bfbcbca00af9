import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteType } from '../../../src/content/schema/site.ts'
import { sitePlace } from '../../sitePlace.ts'
import { readImported, writeImported } from './importedDocuments.ts'
import { type LiveDocuments, readLive } from './liveDocuments.ts'

let dir: string
let documents: LiveDocuments

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'imported-'))
  const audience = { now: new Date('2026-06-01'), for: 'editors' } as const
  documents = (await readLive(sitePlace.content, audience)).documents
  await writeImported(documents, dir)
})
afterAll(() => rm(dir, { recursive: true }))

const settings = () => path.join(dir, 'Site/_index.json')

test('the settings are one document, the people who write are a list', async () => {
  const site: unknown = JSON.parse(await readFile(settings(), 'utf8'))
  expect(site).toMatchObject({ type: 'Site' })
  const authors: unknown = JSON.parse(await readFile(path.join(dir, 'Author/_index.json'), 'utf8'))
  expect(authors).toBeInstanceOf(Array)
})

test('a file is written anew when its document has changed, and left alone otherwise', async () => {
  const before = await stat(settings())
  await writeImported(documents, dir)
  expect((await stat(settings())).ino).toBe(before.ino)

  const texts = await readImported(dir)
  const renamed = (documents.get(siteType) ?? []).map((site) =>
    Object.assign({}, site, { brand: 'Other' }),
  )
  await writeImported(new Map([...documents, [siteType, renamed]]), dir)
  expect(await readFile(settings(), 'utf8')).toContain('"brand":"Other"')
  expect(await readImported(dir)).not.toBe(texts)
})

test('each generated file that code imports is written', () => {
  const sources = ['src', 'admin'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  )
  const names = sources.flatMap((source) =>
    [...source.matchAll(/from 'contentlayer\/generated\/(\w+)\/_index\.json'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(names.length).toBeGreaterThan(3)
  const missing = names.filter((name = '') => !existsSync(path.join(dir, name, '_index.json')))
  expect(missing).toEqual([])
})
