import { parse } from 'yaml'
import type { DocumentData } from './changeNode.ts'
import { describe, expect, test } from 'vitest'
import { spliceYaml } from './spliceYaml.ts'
import { RECIPE } from '../../tests/support/sampleRecipe.ts'

interface Recipe extends DocumentData {
  ingredients: { text: string; affiliateKeyword?: string }[]
  instructions: string[]
}
const recipe: Recipe = parse(RECIPE)
const [flour, vanilla, salt] = recipe.ingredients
const [whisk, leave, flip] = recipe.instructions

/** The lines that a change takes out and puts in, after making sure that the result holds it. */
function diff(after: DocumentData, text = RECIPE): string[] {
  const result = spliceYaml(text, parse(text), after)
  expect(parse(result)).toEqual(after)
  const before = text.split('\n')
  const now = result.split('\n')
  return [
    ...without(before, now).map((line) => `-${line}`),
    ...without(now, before).map((line) => `+${line}`),
  ]
}

/** The lines of a text that another does not have. */
function without(lines: string[], others: string[]): string[] {
  return lines.filter((line) => !others.includes(line))
}

test('a text whose values did not change is the same text', () => {
  const reversed = Object.fromEntries(Object.entries(recipe).toReversed())
  expect(spliceYaml(RECIPE, recipe, reversed)).toBe(RECIPE)
})

describe('one value that changes', () => {
  test('changes its line, and the comment behind it stays', () => {
    expect(diff({ ...recipe, title: 'Flat pancakes' })).toEqual([
      '-title: Tall buttermilk pancakes # as on the card',
      '+title: Flat pancakes # as on the card',
    ])
  })

  test('in a text that is folded over two lines, changes the one line', () => {
    expect(
      diff({ ...recipe, imageDesc: String(recipe.imageDesc).replace('pale', 'dark') }),
    ).toEqual([
      '-  maple syrup running down the pale sides.',
      '+  maple syrup running down the dark sides.',
    ])
    const description = String(recipe.description).replace('thick', 'thin')
    expect(diff({ ...recipe, description })).toEqual([
      '-description: "A thick, lumpy batter left alone for ten minutes, then scooped without another stir:',
      '+description: "A thin, lumpy batter left alone for ten minutes, then scooped without another stir:',
    ])
  })

  test('keeps its quotes, and escapes what stands in them', () => {
    expect(diff({ ...recipe, quoted: "It's not done" })).toEqual([
      "-quoted: 'It''s done'",
      "+quoted: 'It''s not done'",
    ])
    expect(diff({ ...recipe, quoted: "Isn't it done" })).toContain("+quoted: 'Isn''t it done'")
    expect(diff({ a: 'say "yes"' }, 'a: "say no"\n')).toEqual([
      '-a: "say no"',
      '+a: "say \\"yes\\""',
    ])
  })

  test('in a block of lines, changes the one line', () => {
    expect(diff({ ...recipe, notes: 'First line.\n\nLast line.\n' })).toEqual([
      '-  Third line.',
      '+  Last line.',
    ])
  })

  test('in a list in brackets, changes that list', () => {
    expect(diff({ ...recipe, tags: ['slow', 'easy, really'] })).toEqual([
      '-tags: [quick, "easy, really"]',
      '+tags: [slow, "easy, really"]',
    ])
  })

  test('inside a group or an entry, changes its line alone', () => {
    expect(diff({ ...recipe, nutrition: { calories: '500 kcal', fat: '22g' } })).toEqual([
      '-  calories: 600 kcal',
      '+  calories: 500 kcal',
    ])
    const ingredients = [flour, { ...vanilla, text: '2 teaspoons vanilla' }, salt]
    expect(diff({ ...recipe, ingredients })).toEqual([
      '-  - text: 1½ teaspoons vanilla',
      '+  - text: 2 teaspoons vanilla',
    ])
  })
})

describe('a list', () => {
  test('gets a new entry where it belongs', () => {
    expect(diff({ ...recipe, instructions: [whisk, leave, 'Wait.', flip] })).toEqual(['+  - Wait.'])
    expect(diff({ ...recipe, instructions: ['Start.', whisk, leave, flip] })).toEqual([
      '+  - Start.',
    ])
    expect(diff({ ...recipe, instructions: [whisk, leave, flip, 'Serve: hot.'] })).toEqual([
      '+  - "Serve: hot."',
    ])
    const sugar = { text: 'sugar', affiliateKeyword: 'sugar' }
    expect(diff({ ...recipe, ingredients: [flour, vanilla, sugar, salt] })).toEqual([
      '+  - text: sugar',
      '+    affiliateKeyword: sugar',
    ])
  })

  test('loses an entry with the comment above it, and no other comment', () => {
    expect(diff({ ...recipe, instructions: [whisk, flip] })).toEqual([
      '-  # Patience.',
      '-  - Leave the batter alone.',
    ])
    expect(diff({ ...recipe, ingredients: [flour, salt] })).toEqual([
      '-  # The next one may be left out.',
      '-  - text: 1½ teaspoons vanilla',
      '-    affiliateKeyword: vanilla',
    ])
    expect(diff({ ...recipe, instructions: [whisk, leave] })).toEqual(['-  - Flip once.'])
  })

  test('in another order keeps the spelling of what was moved, and the comments at it', () => {
    const instructions = [leave, whisk, flip]
    expect(diff({ ...recipe, instructions })).toEqual([])
    const ingredients = [vanilla, salt, flour]
    expect(spliceYaml(RECIPE, recipe, { ...recipe, ingredients })).toContain(
      '\n  - text: salt\n  - text: 2 cups (250 g) flour # sifted\n\ninstructions:\n',
    )
    const text = 'a:\n  - "x"\n  # why\n  - y\n  - z\n'
    expect(spliceYaml(text, parse(text), { a: ['y', 'z', 'x'] })).toBe(
      'a:\n  # why\n  - y\n  - z\n  - "x"\n',
    )
  })

  test('may become empty, and cease to be', () => {
    expect(diff({ a: [], b: 1 }, 'a:\n  - x\n  - y\nb: 1\n')).toEqual([
      '-a:',
      '-  - x',
      '-  - y',
      '+a: []',
    ])
    expect(diff({ a: ['x'] }, 'a: []\n')).toEqual(['-a: []', '+a:', '+  - x'])
  })

  test('may stand as far left as its name', () => {
    expect(diff({ a: ['x', 'z', 'y'] }, 'a:\n- x\n- y\n')).toEqual(['+- z'])
  })
})

describe('a name', () => {
  test('that is new stands behind the one before it', () => {
    const { id, title, ...rest } = recipe
    expect(diff({ id, title, cuisine: 'American', ...rest })).toEqual(['+cuisine: American'])
    expect(diff({ first: 1, ...recipe })).toEqual(['+first: 1'])
    const ingredients = [flour, vanilla, { ...salt, affiliateKeyword: 'salt' }]
    expect(diff({ ...recipe, ingredients })).toEqual(['+    affiliateKeyword: salt'])
    expect(diff({ ...recipe, last: { of: 'all' } })).toEqual(['+last:', '+  of: all'])
  })

  test('that is gone takes its lines along, and nothing else', () => {
    const { imageDesc, secret, ...rest } = recipe
    expect(diff({ ...rest, secret })).toEqual([
      '-imageDesc: Stack of thick golden pancakes on a white plate, a square of butter melting on top and',
      '-  maple syrup running down the pale sides.',
    ])
    const ingredients = [flour, { text: vanilla?.text ?? '' }, salt]
    expect(diff({ ...recipe, ingredients })).toEqual(['-    affiliateKeyword: vanilla'])
    expect(diff({ a: [{ c: 2 }] }, 'a:\n  - b: 1\n    c: 2\n')).toEqual([
      '-  - b: 1',
      '-    c: 2',
      '+  - c: 2',
    ])
  })
})

describe('the form of the file', () => {
  test('comments below a block of lines stay where they are', () => {
    const text = 'a:\n  - b: x\n\n  # within\n\n# next\nc: 1\n\n# end\n'
    expect(spliceYaml(text, parse(text), { a: [{ b: 'y' }], c: 1 })).toBe(
      text.replace('b: x', 'b: y'),
    )
  })

  test('Windows line ends stay, and new lines have them', () => {
    const text = RECIPE.replaceAll('\n', '\r\n')
    const result = spliceYaml(text, recipe, {
      ...recipe,
      title: 'Flat',
      imageDesc: String(recipe.imageDesc).replace('pale', 'dark'),
      instructions: [whisk, 'Wait.', leave, flip],
      notes: 'One.\nTwo.\n\nThree.\n',
      quoted: 'word '.repeat(40).trim(),
      last: ['x', 'y'],
    })
    expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(result.split('\r\n')).toHaveLength(RECIPE.split('\n').length + 7)
  })

  test('a byte order mark stays', () => {
    expect(spliceYaml('\uFEFFa: 1\n', { a: 1 }, { a: 2 })).toBe('\uFEFFa: 2\n')
  })

  test('a missing final newline stays missing', () => {
    expect(spliceYaml('a: 1\nb: x', { a: 1, b: 'x' }, { a: 1, b: 'y' })).toBe('a: 1\nb: y')
    expect(spliceYaml('a: 1', { a: 1 }, { a: 1, b: 2, c: 3 })).toBe('a: 1\nb: 2\nc: 3')
    expect(spliceYaml('a:\n  - x', { a: ['x'] }, { a: ['x', 'y'], b: 1 })).toBe(
      'a:\n  - x\n  - y\nb: 1',
    )
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
