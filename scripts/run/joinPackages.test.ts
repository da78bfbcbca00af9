import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JOINED_PACKAGES, joinPackages } from './joinPackages.mjs'

/** A project of these packages in which nothing is joined yet. */
async function emptyProject(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'joined-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await copyFile('package-lock.json', path.join(root, 'package-lock.json'))
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}

test('what is joined offers what its packages do, and is joined once', async () => {
  const root = await emptyProject()
  const files = await joinPackages(root)
  expect([...files.keys()]).toEqual(JOINED_PACKAGES)
  for (const [name, file] of files) {
    const [joined, installed] = await Promise.all([import(file), import(name)])
    expect(Object.keys(joined).toSorted()).toEqual(Object.keys(installed).toSorted())
  }
  const [file = ''] = files.values()
  await writeFile(file, 'as it was')
  expect(await joinPackages(root)).toEqual(files)
  expect(await readFile(file, 'utf8')).toBe('as it was')
})

test('where nothing can be written, packages are loaded as they are installed', async () => {
  const root = await emptyProject()
  // A file in place of the folder.
  await writeFile(path.join(root, '.build'), '')
  expect(await joinPackages(root)).toEqual(new Map())
})
