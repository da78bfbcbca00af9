import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSiteFolder } from './siteFolder.ts'

test('a site has the files that were written, by their addresses', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'site-folder-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const site = openSiteFolder(path.join(root, 'site'))
  site.write('index.html', 'home')
  site.write('/recipes/7/index.html', 'pancakes')
  site.write('/index.html', 'new home')
  expect(site.names().toSorted()).toEqual(['index.html', 'recipes/7/index.html'])
  expect(await readFile(path.join(root, 'site/recipes/7/index.html'), 'utf8')).toBe('pancakes')
  expect(site.read('/index.html').toString()).toBe('new home')
  expect([site.sizeOf('/index.html'), site.sizeOf('/missing.html')]).toEqual([8, 0])
})
