import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatProblem, only } from '../../pipeline/content/problem.ts'
import { readContent } from '../../pipeline/content/readContent.ts'

const run = promisify(execFile)

let into: string

beforeAll(async () => {
  into = path.join(await mkdtemp(path.join(tmpdir(), 'seed-')), 'content')
})

afterAll(() => rm(path.dirname(into), { recursive: true }))

/** Runs the seed script as `npm run seed` does, and returns what it prints. */
async function seed(...options: string[]): Promise<string> {
  const script = ['scripts/run.mjs', 'scripts/seed-content.ts', '--into', into]
  const { stdout } = await run(process.execPath, [...script, ...options])
  return stdout.trim()
}

test('the seed writes 106 documents that pass every check', { timeout: 60_000 }, async () => {
  expect(await seed()).toBe(`106 written, 0 left as they were, in ${into}`)
  const { documents, problems } = await readContent(into, new Date())
  expect(only('error', problems).map(formatProblem)).toEqual([])
  const ofType = (name: string) => documents.filter(({ type }) => type.name === name)
  expect(['Recipe', 'Review', 'Post', 'Collection'].map((name) => ofType(name).length)).toEqual([
    53, 29, 16, 4,
  ])
})

test('a second run leaves every file as its editor left it', { timeout: 60_000 }, async () => {
  const file = path.join(into, 'recipes/1-lemon-herb-salmon-with-asparagus.yaml')
  const seeded = await readFile(file)
  const edited = Buffer.concat([Buffer.from('\uFEFF# Mine.\r\n'), seeded.subarray(0, 100)])
  await writeFile(file, edited)
  expect(await seed()).toBe(`0 written, 106 left as they were, in ${into}`)
  expect(await readFile(file)).toEqual(edited)

  expect(await seed('--force')).toBe(`106 written, 0 left as they were, in ${into}`)
  expect(await readFile(file)).toEqual(seeded)
})
