import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeProgram } from './placeProgram.mjs'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'placed-'))
})

afterEach(() => rm(root, { recursive: true }))

const files = (text: string) => new Map([['build.mjs', text]])
const place = (text: string) => placeProgram(root, path.join(root, 'scripts/build.ts'), files(text))

test('a program is written once, and another stands beside it', async () => {
  const first = await place('1')
  const second = await place('2')
  expect(await place('1')).toBe(first)
  expect(await readFile(first, 'utf8')).toBe('1')
  expect(await readFile(second, 'utf8')).toBe('2')
  expect(await readdir(path.join(root, '.build/programs'))).toHaveLength(2)
})

test('one that nobody can still run goes when another is written', async () => {
  const old = path.dirname(await place('1'))
  const recent = path.dirname(await place('2'))
  await utimes(old, 0, 0)
  await place('3')
  const names = await readdir(path.join(root, '.build/programs'))
  expect(names).toHaveLength(2)
  expect(names).toContain(path.basename(recent))
})

test('where the project cannot be written to, a program runs with its packages and leaves nothing', async () => {
  const inPackages = path.join(root, 'node_modules/greeting')
  await mkdir(inPackages, { recursive: true })
  await writeFile(path.join(inPackages, 'package.json'), '{ "type": "module", "main": "main.js" }')
  await writeFile(path.join(inPackages, 'main.js'), "export const greeting = 'Good morning'")
  // A file in place of the folder.
  await writeFile(path.join(root, '.build'), '')
  const program = "import { greeting } from 'greeting'; console.log(greeting + import.meta.url)"
  const runner = path.join(root, 'runner.mjs')
  await writeFile(
    runner,
    `import { placeProgram } from ${JSON.stringify(path.resolve('scripts/run/placeProgram.mjs'))}
    const files = new Map([['build.mjs', ${JSON.stringify(program)}]])
    await import(await placeProgram(${JSON.stringify(root)}, 'build.ts', files))`,
  )
  const output = execFileSync(process.execPath, [runner], { encoding: 'utf8' })
  const [, greeting, folder = ''] = /^(Good morning)file:\/\/(.*)\/build\.mjs$/m.exec(output) ?? []
  expect(greeting).toBe('Good morning')
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})
