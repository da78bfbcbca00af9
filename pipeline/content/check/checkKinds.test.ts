import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkKinds } from './checkKinds.ts'
import { formatProblem } from '../report/problem.ts'

const REGISTRY = readFileSync('src/kinds/kinds.ts', 'utf8')

test('the kinds of the site share nothing', () => {
  expect(checkKinds()).toEqual([])
})

test('two kinds that claim one folder are reported, with the place of the second claim', () => {
  const registry = `const KINDS = [
  { folder: 'recipes', name: 'Recipe', list: '/recipes' },
  {
    folder: 'recipes',
    name: 'Menu',
    list: '/menus',
  },
]`
  const kinds = [
    { folder: 'recipes', name: 'Recipe', list: '/recipes' },
    { folder: 'recipes', name: 'Menu', list: '/menus' },
  ]
  expect(checkKinds(kinds, () => registry).map(formatProblem)).toEqual([
    'src/kinds/kinds.ts:4:5  The kind Menu claims the folder “recipes”, which Recipe has.  Give it a folder of its own.',
  ])
})

test('so is a kind that claims the folder of the standing pages, or an address', () => {
  const kinds = [
    { folder: 'pages', name: 'Leaf', list: '/leaves' },
    { folder: 'trees', name: 'Tree', list: '/leaves' },
  ]
  expect(checkKinds(kinds, () => REGISTRY).map(({ what }) => what)).toEqual([
    'The kind Leaf claims the folder “pages”, which Page has.',
    'The kind Tree claims the address “/leaves”, which Leaf has.',
  ])
})
