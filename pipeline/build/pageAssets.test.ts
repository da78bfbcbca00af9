import { expect, test } from 'vitest'
import { pageScripts, siteSheet } from './pageAssets.ts'

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'index.html': { file: 'assets/index.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_runtime.js'] },
  'src/app/start.tsx': { file: 'assets/start.js', imports: ['_runtime.js'] },
  'src/pages/RecipePage.tsx': { file: 'assets/RecipePage.js', imports: ['_shared.js'] },
}

test('a page needs what it imports and, behind it, its own files', () => {
  expect(pageScripts(manifest, 'recipe')).toEqual(['/assets/shared.js', '/assets/RecipePage.js'])
})

test('the page of unknown addresses, which is part of the app, needs the app alone', () => {
  expect(pageScripts(manifest, '')).toEqual(['/assets/start.js'])
})

test('a route without a page is an error that names both', () => {
  expect(() => pageScripts(manifest, 'review')).toThrow(
    'The bundle has no src/pages/ReviewPage.tsx, the page of the route “review”.',
  )
})

test('a bundle whose styles lie in several files is an error that says so', () => {
  expect(siteSheet(manifest)).toBe('assets/style.css')
  expect(() => siteSheet({})).toThrow(
    'The bundle has no style.css: see cssCodeSplit in vite.config.ts.',
  )
})
