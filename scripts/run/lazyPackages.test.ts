import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { joinFiles } from './joinFiles.mjs'
import { lazyPackages } from './lazyPackages.mjs'

/** A folder with a package that says when it is loaded, and a module that imports it. */
async function project(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'lazy-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const packageDir = path.join(root, 'node_modules/late')
  await mkdir(packageDir, { recursive: true })
  await writeFile(path.join(packageDir, 'package.json'), '{"name":"late"}')
  await writeFile(
    path.join(packageDir, 'index.js'),
    `globalThis.loads = (globalThis.loads ?? 0) + 1
     exports.greet = (name) => 'Hello ' + name
     exports.Oven = class { heat = 200 }`,
  )
  await writeFile(
    path.join(root, 'module.mjs'),
    `import { greet, Oven } from 'late'
     import * as late from 'late'
     export const loads = () => globalThis.loads ?? 0
     export const greeting = () => greet('cook') + late.greet('!') + new Oven().heat`,
  )
  return root
}

test('a package is loaded once, when something of it is used', async () => {
  const root = await project()
  const entryPoints = [path.join(root, 'module.mjs')]
  const files = await joinFiles(root, { entryPoints, plugins: [lazyPackages(['late'])] })
  const joined = path.join(root, 'joined.mjs')
  await writeFile(joined, files.get('module.mjs') ?? '')

  const { loads, greeting } = await import(pathToFileURL(joined).href)
  expect(loads()).toBe(0)
  expect(greeting()).toBe('Hello cookHello !200')
  greeting()
  expect(loads()).toBe(1)
})
