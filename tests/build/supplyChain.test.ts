/** Installed packages, their licenses, and the parts that visitors get. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { openBuiltSite } from '../site/builtSite.ts'

/** Licenses for packages in the site. They require notices, which are in licenses.txt. */
const SHIPPED = 'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 OFL-1.1'.split(' ')

/** Licenses for packages that only build and test. Some require source code on redistribution. */
const BUILDING = SHIPPED.concat(
  'MPL-2.0 LGPL-3.0-or-later Python-2.0 Zlib BlueOak-1.0.0 Bitstream-Vera'.split(' '),
)

/** Licenses from LICENSE files, for packages that declare none or use an old format. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  '@contentlayer2/source-remote-files': 'MIT',
  // DejaVu's additions to the Bitstream fonts are in the public domain.
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  format: 'MIT',
}

/**
 * @param license an SPDX expression without parentheses inside: `MIT`, `(MIT OR CC0-1.0)`
 * @param shipped whether visitors get the package, or a part of it
 */
function isAllowed(license: string, shipped: boolean): boolean {
  const allowed = shipped ? SHIPPED : BUILDING
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))
}

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  resolved?: string
  /** A package of this workspace. */
  link?: boolean
}

/** The used part of the lock file; `''` is the project itself. */
interface Lock {
  lockfileVersion: number
  packages: Record<string, LockEntry>
}

const { lockfileVersion, packages }: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
const root = packages['']
/** All packages by path, including those for other systems. */
const entries = Object.entries(packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
)
const record = await readFile('docs/decisions/dependencies.md', 'utf8')
/** Packages of the record's first table, and their dependencies. */
const inSite = new Set<string>()
const [, firstTable = ''] = record.split(/^\| package .*$/m)
for (const [, name = ''] of firstTable.matchAll(/`([^`]+)`/g)) addNeeded(name)

function addNeeded(name: string) {
  if (inSite.has(name)) return
  inSite.add(name)
  const { dependencies, peerDependencies } = packages[`node_modules/${name}`] ?? {}
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) addNeeded(needed)
}

const locked = entries.map(([place, { version, license }]) => {
  const name = place.replace(/^.*node_modules\//, '')
  const terms = LOOKED_UP[name] ?? license ?? 'none'
  return { name, version, license: terms, runtime: inSite.has(name) }
})

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

test('each package that a site installs has its reason written down', () => {
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
