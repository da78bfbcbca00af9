import { parse } from 'yaml'
import type { DocumentData } from './changeNode.ts'
import { expect, test } from 'vitest'
import { spliceYaml } from './spliceYaml.ts'
import { RECIPE } from '../../tests/support/sampleRecipe.ts'

interface Recipe extends DocumentData {
  imageDesc: string
  description: string
  ingredients: { text: string; affiliateKeyword?: string }[]
  instructions: string[]
}
const recipe: Recipe = parse(RECIPE)
const [flour, vanilla, salt] = recipe.ingredients
const [whisk, leave, flip] = recipe.instructions

/** Splices a whole document into a text and checks that the result has its values. */
function splice(text: string, after: DocumentData): string {
  const result = spliceYaml(text, parse(text), after)
  expect(parse(result)).toEqual(after)
  return result
}

test('a text whose values did not change is the same text', () => {
  const reversed = Object.fromEntries(Object.entries(recipe).toReversed())
  expect(spliceYaml(RECIPE, recipe, reversed)).toBe(RECIPE)
})

const [START, PATIENCE, FLIP] = [
  '  - Whisk',
  '  # Patience.\n  - Leave the batter alone.\n',
  '  - Flip once.\n',
]
const [SALT, SUGAR] = ['  - text: salt\n', '  - text: sugar\n    keyword: sugar\n']
const VANILLA = /  # The next[^]*keyword: vanilla\n/i.exec(RECIPE)?.[0] ?? ''
const sugar = { text: 'sugar', keyword: 'sugar' }

test.each<[string, DocumentData, string, string]>([
  ['a value beside a comment', { title: 'Flat' }, 'Tall buttermilk pancakes', 'Flat'],
  ['a folded text', { imageDesc: recipe.imageDesc.replace('pale', 'dark') }, 'pale', 'dark'],
  [
    'a folded text in quotes',
    { description: recipe.description.replace('A', 'My') },
    'A thick',
    'My thick',
  ],
  ['a text in quotes', { quoted: "It's not done" }, "'It''s done'", "'It''s not done'"],
  ['the start of a text in quotes', { quoted: "Isn't it" }, "'It''s done'", "'Isn''t it'"],
  ['a block of lines', { notes: 'First line.\n\nLast line.\n' }, 'Third line', 'Last line'],
  ['a list in brackets', { tags: ['slow', 'easy, really'] }, '[quick', '[slow'],
  ['a value in a group', { nutrition: { calories: '5 kcal', fat: '22g' } }, '600 kcal', '5 kcal'],
  [
    'a value in an entry',
    { ingredients: [flour, { ...vanilla, text: '1 bean' }, salt] },
    '1½ teaspoons vanilla',
    '1 bean',
  ],
  ['a new entry', { instructions: [whisk, leave, 'Wait.', flip] }, FLIP, `  - Wait.\n${FLIP}`],
  ['a new first entry', { instructions: ['Go.', whisk, leave, flip] }, START, `  - Go.\n${START}`],
  ['a new last entry', { instructions: [whisk, leave, flip, 'a: b'] }, FLIP, `${FLIP}  - "a: b"\n`],
  ['a new entry of two names', { ingredients: [flour, vanilla, sugar, salt] }, SALT, SUGAR + SALT],
  ['an entry that goes with the comment above it', { instructions: [whisk, flip] }, PATIENCE, ''],
  ['an entry of two names that goes with its comment', { ingredients: [flour, salt] }, VANILLA, ''],
  ['an entry that goes below a comment of another', { instructions: [whisk, leave] }, FLIP, ''],
  [
    'a new name of an entry',
    { ingredients: [flour, vanilla, { ...salt, a: 1 }] },
    SALT,
    `${SALT}    a: 1\n`,
  ],
  [
    'a name of an entry that goes',
    { ingredients: [flour, { text: vanilla?.text }, salt] },
    '    affiliateKeyword: vanilla\n',
    '',
  ],
  ['a new name', { last: { of: 'all' } }, 'really"]\n', 'really"]\nlast:\n  of: all\n'],
])('%s changes its own lines, and no others', (_what, fields, from, to) => {
  expect(RECIPE.split(from)).toHaveLength(2)
  expect(splice(RECIPE, { ...recipe, ...fields })).toBe(RECIPE.replace(from, () => to))
})

test.each<[string, string, DocumentData, string]>([
  ['double quotes are escaped', 'a: "say no"\n', { a: 'say "yes"' }, 'a: "say \\"yes\\""\n'],
  ['a list becomes empty', 'a:\n  - x\n  - y\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
  ['a list ceases to be empty', 'a: []\n', { a: ['x'] }, 'a:\n  - x\n'],
  ['a list stands at the margin', 'a:\n- x\n- y\n', { a: ['x', 'z', 'y'] }, 'a:\n- x\n- z\n- y\n'],
  [
    'an entry loses its first name',
    'a:\n  - b: 1\n    c: 2\n',
    { a: [{ c: 2 }] },
    'a:\n  - c: 2\n',
  ],
  [
    'entries are moved with their comments',
    'a:\n  - "x"\n  # why\n  - y\n  - z\n',
    { a: ['y', 'z', 'x'] },
    'a:\n  # why\n  - y\n  - z\n  - "x"\n',
  ],
  ['a byte order mark stays', '\uFEFFa: 1\n', { a: 2 }, '\uFEFFa: 2\n'],
  ['no final newline is added', 'a: 1\nb: x', { a: 1, b: 'y' }, 'a: 1\nb: y'],
  ['a name is added to an open end', 'a: 1', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\nc: 3'],
  ['one is added behind a list', 'a:\n  - x', { a: ['x', 'y'], b: 1 }, 'a:\n  - x\n  - y\nb: 1'],
])('%s', (_what, before, after, expected) => {
  expect(splice(before, after)).toBe(expected)
})

test('a list in another order keeps its lines', () => {
  const moved = splice(RECIPE, { ...recipe, instructions: [leave, whisk, flip] })
  expect(moved.split('\n').toSorted()).toEqual(RECIPE.split('\n').toSorted())
  expect(splice(RECIPE, { ...recipe, ingredients: [vanilla, salt, flour] })).toContain(
    '\n  - text: salt\n  - text: 2 cups (250 g) flour # sifted\n\ninstructions:\n',
  )
})

test('a new name stands behind the one before it', () => {
  const { id, title, ...rest } = recipe
  const text = splice(RECIPE, { first: 1, id, title, cuisine: 'American', ...rest })
  expect(text).toContain('# as on the card\ncuisine: American\ndescription')
  expect(text).toMatch(/^first: 1\n/)
})

test('a name that is gone takes its lines along', () => {
  const { imageDesc: _, ...rest } = recipe
  expect(splice(RECIPE, rest)).toBe(RECIPE.replace(/imageDesc:[^]*sides\.\n/, ''))
})

test('comments below a block of lines stay where they are', () => {
  const text = 'a:\n  - b: x\n\n  # within\n\n# next\nc: 1\n\n# end\n'
  expect(splice(text, { a: [{ b: 'y' }], c: 1 })).toBe(text.replace('b: x', 'b: y'))
})

test('a comment beside the name of a list or a group stays beside it', () => {
  const text = 'a: # list\n  # first\n  - x\n  - y # y\nb: # group\n  c: # inner\n    d: 1\n'
  const changes = { a: ['x', 'z'], b: { c: { d: 2 } } }
  expect(splice(text, changes)).toBe(text.replace('- y', '- z').replace('1', '2'))
  expect(splice(text, { ...changes, a: ['w', 'x'] })).toContain('a: # list\n  # first\n  - w\n')
})

const DRAFT = `title: Tart
# Mine.
# Not found in the source: Look there,
# else measure or ask.
prepTime:
# Unclear: The source says “4 to 6”.
servings: 4
nutrition:
  # Not found in the source: Look there, else measure or ask.
  calories:
  # Not found in the source: Look there, else measure or ask.
  fat:
steps:
  # Left out: It goes on: “cold”.
  - Chill until
  # Left out: It goes on: “hot”.
  - Bake until
`

test.each<[object, RegExp, string]>([
  [{ prepTime: 20 }, /# Not found.*\n# else measure or ask\.\nprepTime:/, 'prepTime: 20'],
  [{ servings: 5 }, /# Unclear.*\nservings: 4/, 'servings: 5'],
  [{ nutrition: { calories: '9g', fat: null } }, / +# Not found.*\n +calories:/, '  calories: 9g'],
  [{ nutrition: { calories: null, fat: '9g' } }, / +# Not found.*\n +fat:/, '  fat: 9g'],
  [{ steps: ['Chill.', 'Bake until'] }, / +# Left out.*cold.*\n.*until/, '  - Chill.'],
  [{ steps: ['Chill until', 'Bake.'] }, / +# Left out.*hot.*\n.*until/, '  - Bake.'],
])('with %j, what an import has said of that goes, and nothing else', (change, note, written) => {
  const draft = { ...parse(DRAFT) }
  expect(spliceYaml(DRAFT, draft, { ...draft, ...change })).toBe(DRAFT.replace(note, written))
})

test('no line of a text begins like an entry', () => {
  for (let more = 1; more < 40; more += 1) {
    const step = `${'Stir it well. '.repeat(5)}${'O'.repeat(more)} wait - then - wait - then eat.`
    const text = spliceYaml('steps:\n  - Stir.\n', { steps: ['Stir.'] }, { steps: ['Stir.', step] })
    expect(text.match(/^ *- /gm)).toHaveLength(2)
  }
})

test('what ranges cannot express is still written, as values alone', () => {
  const text = '# why\na: &x 1\nb: *x\n'
  const result = spliceYaml(text, { a: 1, b: 1 }, { a: 2, b: 1 })
  expect(parse(result)).toEqual({ a: 2, b: 1 })
  expect(parse(spliceYaml('', {}, { a: 1 }))).toEqual({ a: 1 })
})
