import path from 'node:path'
import { expect, test } from 'vitest'
import { generatedDir } from '../sitePlace.ts'
import { hashInputs, isCovered } from './bundleInputs.ts'

test('the same files have the same hash', async () => {
  const hash = await hashInputs()
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(await hashInputs()).toBe(hash)
})

test.each([
  'src/main.tsx',
  'src/theme/fonts/figtree.woff2?url',
  'pipeline/build/prerenderSite.ts',
  'index.html',
  'node_modules/react/index.js',
  '../elsewhere/node_modules/react/index.js',
  path.join(generatedDir('readers'), 'Site/_index.json'),
])('%s is a part of what the bundles are named after', (file) => {
  expect(isCovered(path.resolve(file))).toBe(true)
})

test.each([
  'content/recipes/7-pancakes.yaml',
  'scripts/build.ts',
  'src/content/cards.test.ts',
  'pipeline/content/read/readDocument.ts',
  '../elsewhere/src/main.tsx',
  path.join(generatedDir('readers'), 'Recipe/_index.json'),
])('%s is not, so that a bundle with it is refused', (file) => {
  expect(isCovered(path.resolve(file))).toBe(false)
})
