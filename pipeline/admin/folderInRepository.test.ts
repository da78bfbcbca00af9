import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderInRepository } from './folderInRepository.ts'

let parent: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'repository-'))
})

afterAll(() => rm(parent, { recursive: true }))

test('a folder is named from the root of the repository that it is in', async () => {
  const content = path.join(parent, 'sites/second/content')
  await mkdir(content, { recursive: true })
  expect(folderInRepository(content)).toBe('content')
  await mkdir(path.join(parent, '.git'))
  expect(folderInRepository(content)).toBe('sites/second/content')
  // Of a linked work tree `.git` is a file.
  await writeFile(path.join(parent, 'sites/second/.git'), 'gitdir: elsewhere\n')
  expect(folderInRepository(content)).toBe('content')
})
