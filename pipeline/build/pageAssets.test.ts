import { expect, test } from 'vitest'
import { pageAssets } from './pageAssets.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_runtime.js'], css: ['assets/index.css'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_runtime.js'], css: ['assets/shared.css'] },
  'src/app/start.tsx': {
    file: 'assets/start.js',
    imports: ['_runtime.js'],
    css: ['assets/start.css'],
  },
  'src/pages/RecipePage.tsx': {
    file: 'assets/RecipePage.js',
    imports: ['_shared.js'],
    css: ['assets/RecipePage.css'],
  },
}

test('a page needs its own files and those it imports, but not what the entry has already', () => {
  expect(pageAssets(manifest, 'recipe')).toEqual({
    styles: ['/assets/RecipePage.css', '/assets/shared.css'],
    scripts: ['/assets/RecipePage.js', '/assets/shared.js'],
  })
})

test('the page of unknown addresses, which is part of the app, needs the app alone', () => {
  expect(pageAssets(manifest, '')).toEqual({
    styles: ['/assets/start.css'],
    scripts: ['/assets/start.js'],
  })
})

test('a route without a page is an error that names both', () => {
  expect(() => pageAssets(manifest, 'review')).toThrow(
    'The bundle has no src/pages/ReviewPage.tsx, the page of the route “review”.',
  )
})
