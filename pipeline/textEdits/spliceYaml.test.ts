import { parse } from 'yaml'
import type { DocumentData } from './changeNode.ts'
import { describe, expect, test } from 'vitest'
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

/** Changes fields of the recipe; in its text, only `from` becomes `to`. */
function expectChange(fields: DocumentData, from: string, to: string) {
  expect(RECIPE.split(from)).toHaveLength(2)
  expect(splice(RECIPE, { ...recipe, ...fields })).toBe(RECIPE.replace(from, () => to))
}

test('a text whose values did not change is the same text', () => {
  const reversed = Object.fromEntries(Object.entries(recipe).toReversed())
  expect(spliceYaml(RECIPE, recipe, reversed)).toBe(RECIPE)
})

describe('one value that changes', () => {
  test('changes its line, and the comment behind it stays', () => {
    expect.hasAssertions()
    expectChange({ title: 'Flat pancakes' }, 'Tall buttermilk pancakes', 'Flat pancakes')
  })

  test('in a text that is folded over two lines, changes the one line', () => {
    expect.hasAssertions()
    expectChange({ imageDesc: recipe.imageDesc.replace('pale', 'dark') }, 'pale', 'dark')
    expectChange({ description: recipe.description.replace('thick', 'thin') }, 'A thick', 'A thin')
  })

  test('keeps its quotes, and escapes what stands in them', () => {
    expectChange({ quoted: "It's not done" }, "'It''s done'", "'It''s not done'")
    expectChange({ quoted: "Isn't it done" }, "'It''s done'", "'Isn''t it done'")
    expect(splice('a: "say no"\n', { a: 'say "yes"' })).toBe('a: "say \\"yes\\""\n')
  })

  test('in a block of lines or a list in brackets, changes that', () => {
    expect.hasAssertions()
    expectChange({ notes: 'First line.\n\nLast line.\n' }, 'Third line', 'Last line')
    expectChange({ tags: ['slow', 'easy, really'] }, '[quick', '[slow')
  })

  test('inside a group or an entry, changes its line alone', () => {
    expect.hasAssertions()
    expectChange({ nutrition: { calories: '500 kcal', fat: '22g' } }, '600 kcal', '500 kcal')
    const ingredients = [flour, { ...vanilla, text: '2 teaspoons vanilla' }, salt]
    expectChange({ ingredients }, '1½ teaspoons', '2 teaspoons')
  })
})

describe('a list', () => {
  test('gets a new entry where it belongs', () => {
    expect.hasAssertions()
    const [first, last] = ['  - Whisk', '  - Flip once.\n']
    expectChange({ instructions: [whisk, leave, 'Wait.', flip] }, last, `  - Wait.\n${last}`)
    expectChange({ instructions: ['Start.', whisk, leave, flip] }, first, `  - Start.\n${first}`)
    const instructions = [whisk, leave, flip, 'Serve: hot.']
    expectChange({ instructions }, last, `${last}  - "Serve: hot."\n`)
    const sugar = { text: 'sugar', affiliateKeyword: 'sugar' }
    const entry = '  - text: sugar\n    affiliateKeyword: sugar\n'
    const before = '  - text: salt\n'
    expectChange({ ingredients: [flour, vanilla, sugar, salt] }, before, entry + before)
  })

  test('loses an entry with the comment above it, and no other comment', () => {
    expect.hasAssertions()
    const leaving = '  # Patience.\n  - Leave the batter alone.\n'
    expectChange({ instructions: [whisk, flip] }, leaving, '')
    const vanillas = /  # The next[^]*keyword: vanilla\n/i.exec(RECIPE)?.[0] ?? ''
    expectChange({ ingredients: [flour, salt] }, vanillas, '')
    expectChange({ instructions: [whisk, leave] }, '  - Flip once.\n', '')
  })

  test('in another order keeps the spelling of what was moved, and the comments at it', () => {
    const moved = splice(RECIPE, { ...recipe, instructions: [leave, whisk, flip] })
    expect(moved.split('\n').toSorted()).toEqual(RECIPE.split('\n').toSorted())
    expect(splice(RECIPE, { ...recipe, ingredients: [vanilla, salt, flour] })).toContain(
      '\n  - text: salt\n  - text: 2 cups (250 g) flour # sifted\n\ninstructions:\n',
    )
    const text = 'a:\n  - "x"\n  # why\n  - y\n  - z\n'
    expect(splice(text, { a: ['y', 'z', 'x'] })).toBe('a:\n  # why\n  - y\n  - z\n  - "x"\n')
  })

  test.each<[string, string, DocumentData, string]>([
    ['become empty', 'a:\n  - x\n  - y\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
    ['cease to be empty', 'a: []\n', { a: ['x'] }, 'a:\n  - x\n'],
    [
      'stand as far left as its name',
      'a:\n- x\n- y\n',
      { a: ['x', 'z', 'y'] },
      'a:\n- x\n- z\n- y\n',
    ],
  ])('may %s', (_what, before, after, expected) => {
    expect(splice(before, after)).toBe(expected)
  })
})

describe('a name', () => {
  test('that is new stands behind the one before it', () => {
    const { id, title, ...rest } = recipe
    const text = splice(RECIPE, { first: 1, id, title, cuisine: 'American', ...rest })
    expect(text).toContain('# as on the card\ncuisine: American\ndescription')
    expect(text).toMatch(/^first: 1\n/)
    const ingredients = [flour, vanilla, { ...salt, affiliateKeyword: 'salt' }]
    expectChange({ ingredients }, 'text: salt\n', 'text: salt\n    affiliateKeyword: salt\n')
    expectChange({ last: { of: 'all' } }, 'really"]\n', 'really"]\nlast:\n  of: all\n')
  })

  test('that is gone takes its lines along, and nothing else', () => {
    const { imageDesc: _, ...rest } = recipe
    expect(splice(RECIPE, rest)).toBe(RECIPE.replace(/imageDesc:[^]*sides\.\n/, ''))
    const ingredients = [flour, { text: vanilla?.text ?? '' }, salt]
    expectChange({ ingredients }, '    affiliateKeyword: vanilla\n', '')
    expect(splice('a:\n  - b: 1\n    c: 2\n', { a: [{ c: 2 }] })).toBe('a:\n  - c: 2\n')
  })
})

describe('the form of the file', () => {
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

  test('Windows line ends stay, and new lines have them', () => {
    const result = spliceYaml(RECIPE.replaceAll('\n', '\r\n'), recipe, {
      ...recipe,
      title: 'Flat',
      imageDesc: recipe.imageDesc.replace('pale', 'dark'),
      instructions: [whisk, 'Wait.', leave, flip],
      notes: 'One.\nTwo.\n\nThree.\n',
      quoted: 'word '.repeat(40).trim(),
      last: ['x', 'y'],
    })
    expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(result.split('\r\n')).toHaveLength(RECIPE.split('\n').length + 7)
  })

  test.each<[string, string, DocumentData, string]>([
    ['a byte order mark', '\uFEFFa: 1\n', { a: 2 }, '\uFEFFa: 2\n'],
    ['a missing final newline', 'a: 1\nb: x', { a: 1, b: 'y' }, 'a: 1\nb: y'],
    ['one before new fields', 'a: 1', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\nc: 3'],
    ['one behind a list', 'a:\n  - x', { a: ['x', 'y'], b: 1 }, 'a:\n  - x\n  - y\nb: 1'],
  ])('%s stays', (_what, before, after, expected) => {
    expect(splice(before, after)).toBe(expected)
  })
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

test('what an import has said of a field goes when it is written, and stays above the others', () => {
  const draft = { ...parse(DRAFT) }
  const written = (change: object) => spliceYaml(DRAFT, draft, { ...draft, ...change })
  expect(written({ prepTime: 20 })).toBe(
    DRAFT.replace(
      /# Not found in the source.*\n# else measure or ask\.\nprepTime:/,
      'prepTime: 20',
    ),
  )
  expect(written({ servings: 5 })).toBe(DRAFT.replace(/# Unclear.*\nservings: 4/, 'servings: 5'))
  for (const name of ['calories', 'fat']) {
    const nutrition = { ...draft.nutrition, [name]: '9g' }
    const note = new RegExp(`  # Not found in the source[^\\n]*\\n  ${name}:`)
    expect(written({ nutrition })).toBe(DRAFT.replace(note, `  ${name}: 9g`))
  }
  expect(written({ steps: ['Chill.', 'Bake until'] })).toBe(
    DRAFT.replace(/ *# Left out.*cold.*\n *- Chill until/, '  - Chill.'),
  )
  expect(written({ steps: ['Chill until', 'Bake.'] })).toBe(
    DRAFT.replace(/ *# Left out.*hot.*\n *- Bake until/, '  - Bake.'),
  )
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
