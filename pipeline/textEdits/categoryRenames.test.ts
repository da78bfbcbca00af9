import { expect, test } from 'vitest'
import { renamesBetween, withRenames } from './categoryRenames.ts'

const LIST =
  '# Of recipes.\nrecipes:\n  - name: Breakfast # early\n  - name: Dinner\n  - name: Tea\n'
const SUPPER = { folder: 'recipes', from: 'Dinner', to: 'Supper & more' } as const

test.each([
  ['in its place', LIST.replace('Dinner', 'Supper'), [['Dinner', 'Supper']]],
  [
    'when another is added',
    LIST.replace('Dinner', 'Supper\n  - name: New'),
    [['Dinner', 'Supper']],
  ],
  [
    'together with its neighbor',
    LIST.replace('Dinner', 'Supper').replace('Tea', 'High tea'),
    [
      ['Dinner', 'Supper'],
      ['Tea', 'High tea'],
    ],
  ],
  ['not when it goes', LIST.replace('  - name: Dinner\n', ''), []],
  ['not when all change their places', 'recipes:\n  - name: Tea\n  - name: Breakfast\n', []],
  ['not in what cannot be read', 'recipes: [', []],
])('a category is renamed %s', (_when, after, renames) => {
  expect(renamesBetween(LIST, after).map(({ from, to }) => [from, to])).toEqual(renames)
})

test.each([
  ['recipes/1.yaml', 'category: Dinner # late\ntags: [Dinner]\n', 'category: Supper & more # late'],
  ['posts/1.mdx', '---\ncategory: Dinner\n---\n\nDinner.\n', 'category: Dinner\n'],
  ['posts/1.mdx', '---\nid: 1\n---\n\n[All](/recipes?category=Dinner)\n', '=Supper+%26+more)'],
  ['posts/1.mdx', '---\nid: 1\n---\n\n[All](/recipes?diet=vegan&category=%44inner#x)\n', 'more#x)'],
  ['posts/1.mdx', '---\nid: 1\n---\n\n[x](https://a.example/recipes?category=Dinner)', '=Dinner)'],
  ['posts/1.mdx', '---\nid: 1\n---\n\n[x](/comparisons?category=Dinner)', '=Dinner)'],
  ['categories.yaml', LIST, '  - name: Breakfast # early\n  - name: Supper & more\n'],
  [
    'site.yaml',
    'redirects:\n  - from: /a\n    to: /recipes?category=Dinner\nimportCategories:\n  - category: Dinner # x\n    words: Dinner\n',
    'to: /recipes?category=Supper+%26+more\nimportCategories:\n  - category: Supper & more # x\n    words: Dinner\n',
  ],
])('%s has the new name in its fields and links: %j', (name, text, expected) => {
  expect(withRenames(name, text, [SUPPER])).toContain(expected)
})

test.each(['/reviews', '/comparisons'])('a link to %s has the new name of a review’s', (page) => {
  const text = `---\nid: 1\n---\n\n[Pots](${page}?category=Pots)\n`
  const rename = { folder: 'reviews', from: 'Pots', to: 'Pans' } as const
  expect(withRenames('posts/1.mdx', text, [rename])).toContain(`(${page}?category=Pans)`)
})

test('what cannot be read, and what is no document, stays', () => {
  expect(withRenames('recipes/1.yaml', 'category: [Dinner', [SUPPER])).toBe('category: [Dinner')
  expect(withRenames('notes.txt', 'category: Dinner\n', [SUPPER])).toBe('category: Dinner\n')
})
