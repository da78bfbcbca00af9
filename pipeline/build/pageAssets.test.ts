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

test('a page needs what it imports and, behind it, its own files', () => {
  expect(pageAssets(manifest, 'recipe')).toEqual({
    styles: ['assets/index.css', 'assets/shared.css', 'assets/RecipePage.css'],
    scripts: ['/assets/shared.js', '/assets/RecipePage.js'],
  })
})

test('the page of unknown addresses, which is part of the app, needs the app alone', () => {
  expect(pageAssets(manifest, '')).toEqual({
    styles: ['assets/index.css', 'assets/start.css'],
    scripts: ['/assets/start.js'],
  })
})

test('a route without a page is an error that names both', () => {
  expect(() => pageAssets(manifest, 'review')).toThrow(
    'The bundle has no src/pages/ReviewPage.tsx, the page of the route “review”.',
  )
})
