/** What is installed, under which terms, and what of it goes to visitors. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { isAllowed } from './licenseRules.ts'
import { installedEntries, lockedPackages, readLock } from './lockedPackages.ts'
import { openBuiltSite } from '../site/builtSite.ts'

const lock = await readLock()
const { lockfileVersion, packages } = lock
const root = packages['']
const locked = await lockedPackages()
const entries = installedEntries(lock)

test('every version that the project asks for is exact', () => {
  const asked = Object.entries({
    ...project.dependencies,
    ...project.devDependencies,
  })
  const loose = asked.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))
  expect(loose).toEqual([])
})

test('the lock file asks for the same, and names no registry', () => {
  const { dependencies, devDependencies } = project
  expect(root).toMatchObject({ dependencies, devDependencies })
  expect(lockfileVersion).toBe(3)
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('every package has the hash of its content, those for other systems too', () => {
  const unknown = entries.filter(
    ([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
  )
  expect(unknown.map(([place]) => place)).toEqual([])
  expect(entries.length).toBeGreaterThan(500)
})

test('no package runs code when it is installed; those that would are known', async () => {
  expect(await readFile('.npmrc', 'utf8')).toContain('ignore-scripts=true\n')
  const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripted.map(([place]) => place.replace('node_modules/', ''))
  expect(names).toEqual(['contentlayer', 'contentlayer2', 'esbuild', 'protobufjs'])
  const record = await readFile('docs/decisions/dependencies.md', 'utf8')
  expect(names.filter((name) => !record.includes(`\`${name}\``))).toEqual([])
})

test('every license is allowed, those of what visitors get more strictly', () => {
  const refused = locked.filter(({ license, runtime }) => !isAllowed(license, runtime))
  expect(refused).toEqual([])
  expect(locked.length).toBe(entries.length)
})

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['(AGPL-3.0-or-later OR MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['MPL-2.0', false],
  ['none', false],
  ['', false],
])('“%s” of what visitors get is allowed: %s', (license, expected) => {
  expect(isAllowed(license, true)).toBe(expected)
})

test('each package that the site runs with has its reason written down', async () => {
  const record = await readFile('docs/decisions/dependencies.md', 'utf8')
  const names = Object.keys(project.dependencies)
  expect(names.filter((name) => !record.includes(`\`${name}\``))).toEqual([])
})

test('the site names the licenses of what it holds, and holds nothing that is for building', async () => {
  const { text } = await openBuiltSite()
  const notices = text('licenses.txt').matchAll(/^(\S+) (\S+) \((.+)\)\n=+\n\n(.+)/gm)
  const named = [...notices].map(([, name, version, license]) => `${name}@${version} ${license}`)
  const runtime = new Set(
    locked
      .filter((candidate) => candidate.runtime)
      .map(({ name, version, license }) => `${name}@${version} ${license}`),
  )
  expect(named.filter((notice) => !runtime.has(notice))).toEqual([])
  const wanted = ['react-dom', '@mantine/core', 'minisearch', '@fontsource-variable/figtree']
  for (const name of wanted) {
    expect(named).toContainEqual(expect.stringMatching(new RegExp(`^${name}@`)))
  }
  expect(text('licenses.txt')).toContain('SIL OPEN FONT LICENSE')
  expect(text('licenses.txt')).toContain('Copyright (c) Meta Platforms')
})
