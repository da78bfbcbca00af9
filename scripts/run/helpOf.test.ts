import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { helpOf } from './helpOf.mjs'

const SCRIPTS = Object.entries(packageJson.scripts).flatMap(([name, command]) => {
  const [, file] = /^node scripts\/run\.mjs (scripts\/[\w-]+\.ts)/.exec(command) ?? []
  return file === undefined ? [] : [[name, file] as const]
})

test.each(SCRIPTS)('npm run %s explains itself', (name, file) => {
  const help = helpOf(readFileSync(file, 'utf8'))
  expect(help).toMatch(/npm (run |start|test)/)
  expect(help).not.toMatch(/^\s*\*/m)
  expect(help.length).toBeGreaterThan(20)
  expect(name).not.toBe('')
})

test('with --help a command says what it does, and does nothing', () => {
  const run = ['scripts/run.mjs', 'scripts/new.ts', '--help']
  const { stdout, status } = spawnSync(process.execPath, run, { encoding: 'utf8' })
  expect(stdout).toContain('npm run new recipe "Lemon tart"')
  expect(stdout).not.toContain('Wrote')
  expect(status).toBe(0)
})
