import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleApart } from './bundleApart.ts'

test('what fails in the process of the bundler says here what it says there', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'bundle-apart-'))
  const file = path.join(root, 'file')
  await writeFile(file, '')
  await expect(bundleApart(file)).rejects.toThrow(/ENOTDIR|EEXIST|Not a directory/)
  await rm(root, { recursive: true })
})
