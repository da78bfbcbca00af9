import { expect, test } from 'vitest'
import type { Value } from '../documents/document.ts'
import { isMap, LineCounter, parseDocument } from 'yaml'
import {
  booleanField,
  choiceField,
  dayField,
  type Fields,
  groupField,
  groupList,
  mdxList,
  numberField,
  scoreField,
  textField,
  textList,
} from '../../../src/content/schema/fields.ts'
import { checkFields } from './checkFields.ts'
import { formatProblem } from '../../problems/problem.ts'

const FIELDS: Fields = {
  title: textField('The name of the dish.', { maxLength: 10 }),
  protein: textField('Protein.', {
    pattern: /^\d+g$/,
    shape: 'whole grams followed by g',
    example: '12g',
    optional: true,
  }),
  date: dayField('The day.', { example: '2025-10-19', optional: true }),
  servings: numberField('How many.', { example: 4, min: 1, max: 100, optional: true }),
  rating: scoreField('Out of 5.', { example: 4.8, optional: true }),
  meal: choiceField('When.', { options: ['Lunch', 'Dinner'], example: 'Lunch', optional: true }),
  shop: textField('Where.', {
    pattern: /^https:/,
    format: 'url',
    shape: 'an address',
    example: 'https://shop.example',
    optional: true,
  }),
  seen: textField('What is seen.', { format: 'words-or-image', optional: true }),
  note: {
    description: 'A line.',
    required: false,
    rules: { kind: 'mdx', isInline: true },
  },
  tips: mdxList('Tips.', { min: 1, max: 2, optional: true }),
  steps: textList('Steps.', { min: 1, max: 3, maxLength: 20, optional: true }),
  parts: groupList('Parts.', {
    min: 1,
    max: 2,
    optional: true,
    fields: {
      name: textField('What it is.', { example: 'salt' }),
      amount: numberField('How much.', { min: 0, max: 9, optional: true }),
    },
  }),
  size: groupField('How big.', {
    optional: true,
    fields: {
      width: numberField('Across.', { min: 1, max: 9, example: 3 }),
    },
  }),
}

/** The problems in the YAML, what passed, and the values. */
function check(source: string, fields = FIELDS) {
  const lines = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: lines, uniqueKeys: false })
  if (!isMap(contents)) throw new Error('the test has no fields')
  const reported: string[] = []
  const passed: string[] = []
  const values = checkFields(contents, fields, '', {
    source,
    fields,
    lines,
    report: (place, rule, what, fix) => {
      reported.push(formatProblem({ file: 'x.yaml', ...place, rule, what, fix }))
    },
    passed: (path, _value, _rules, { line, column }) => passed.push(`${path} ${line}:${column}`),
  })
  return { values, reported, passed }
}

test.each<[string, string, Record<string, Value>]>([
  ['text of the greatest length', 'title: abcdefghij ', { title: 'abcdefghij' }],
  ['text in quotes', "title: '12'", { title: '12' }],
  ['text over several lines', 'title: >-\n  one\n  two', { title: 'one two' }],
  ['text of a certain form', 'protein: 12g', { protein: '12g' }],
  ['a leap day', 'date: 2024-02-29', { date: '2024-02-29' }],
  ['the smallest number', 'servings: 1', { servings: 1 }],
  ['the greatest number', 'servings: 100', { servings: 100 }],
  ['a number with decimals', 'rating: 4.80', { rating: 4.8 }],
  ['a whole number where decimals may be', 'rating: 5', { rating: 5 }],
  ['one of the options', 'meal: Dinner', { meal: 'Dinner' }],
  ['an address', 'shop: https://a.example/b?c=d', { shop: 'https://a.example/b?c=d' }],
  ['words', 'seen: A bowl', { seen: 'A bowl' }],
  ['the address of an image', 'seen: https://a.example/b', { seen: 'https://a.example/b' }],
  ['a line of MDX', 'note: Very *hot*', { note: ['Very ', { tag: 'em', children: ['hot'] }] }],
  ['a list of MDX', 'tips:\n  - a\n  - b', { tips: [['a'], ['b']] }],
  ['a list of texts', 'steps: [one, two]', { steps: ['one', 'two'] }],
  ['a step over two lines', 'steps:\n  - one\n    two - three', { steps: ['one two - three'] }],
  [
    'a list of groups',
    'parts:\n  - name: salt\n    amount: 0',
    { parts: [{ name: 'salt', amount: 0 }] },
  ],
  ['a group', 'size: { width: 3 }', { size: { width: 3 } }],
])('%s passes', (_name, yaml, values) => {
  const source = yaml.startsWith('title') ? yaml : `title: Toast\n${yaml}`
  expect(check(source)).toMatchObject({ reported: [], values: { title: 'Toast', ...values } })
})

test('the values stand in the order of the fields, whatever that of the file', () => {
  const { values } = check('parts: [{ amount: 0, name: salt }]\ntitle: Toast')
  expect(JSON.stringify(values)).toBe('{"title":"Toast","parts":[{"name":"salt","amount":0}]}')
})

test('a yes or no that a document does not say is what its absence means', () => {
  const fields = {
    name: textField('What it is.', { optional: true }),
    raw: booleanField('Uncooked.', { optional: true, absent: false }),
    hot: booleanField('Warm.', { optional: true }),
  }
  expect(check('name: Tofu', fields).values).toEqual({ name: 'Tofu', raw: false })
  expect(check('raw: true', fields).values).toEqual({ raw: true })
})

test('a value that is wrong is left out, and the others are kept', () => {
  expect(check('title: Toast\nservings: 0\nsteps: [one, 2]\n').values).toEqual({
    title: 'Toast',
    steps: ['one'],
  })
})

const UNKNOWN =
  'Remove it, or use one of: title, protein, date, servings, rating, meal, shop, seen, note, tips, steps, parts, size.'
const SIGN =
  'which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.'
const BRACKETS =
  'Take the brackets away: one value stands here, and no list. Put a text that has them in quotes.'
const QUOTES = 'Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.'

test.each(
  Object.entries({
    'origin: Rome': `2:1  “origin” is not a field here.  ${UNKNOWN}`,
    '__proto__: 4': `2:1  “__proto__” is not a field here.  ${UNKNOWN}`,
    '<<: { servings: 4 }': `2:1  “<<” is not a field here.  ${UNKNOWN}`,
    '"": x': `2:1  This is not a field here.  ${UNKNOWN}`,
    '? [a]\n: x': `2:3  This is not a field here.  ${UNKNOWN}`,
    'size: { width: 3, depth: 4 }':
      '2:19  “size.depth” is not a field here.  Remove it, or use one of: width.',
    'parts:\n  - amount: 3':
      '3:5  “parts[1].name” is missing.  Add it: What it is. For example “name: salt”.',
    '# Not found in the source: Look there, else measure or ask. 5 of\n# 9 minutes.\nservings:':
      '4:10  “servings” is empty.  Not found in the source: look there, else measure or ask, then write it.',
    'servings:': '2:10  “servings” is empty.  Write for example “servings: 4”, or remove the line.',
    'note:': '2:6  “note” is empty.  Write the value after the colon, or remove the line.',
    'tips:':
      '2:6  “tips” is empty.  Write at least one entry below it, such as “  - …”, or remove the line.',
    'parts:\n  - name:': '3:10  “parts[1].name” is empty.  Write for example “name: salt”.',
    'steps: >-\n  one': `2:8  “steps” must be a list, but is the text “one”.  Take “>” behind the colon away, and begin each entry on its own line with “- ”.`,
    'steps:\n  1. one\n  - two':
      '3:3  The first entry of “steps” does not begin with a hyphen.  Begin it with “- ” in place of “1.”, as the others.',
    'servings: none': '2:11  “servings” says “none”, which goes without saying.  Remove the line.',
    'parts:\n  - name: 1 #10 can':
      '3:11  “parts[1].name” ends before “#10 can”, which YAML takes for a note.  Put the text in quotes: "1 #10 can"; a note has a space behind its “#”.',
    'servings: 0':
      '2:11  “servings” must be a whole number from 1 to 100, but is 0.  Write for example “servings: 4”.',
    'servings: 4 people':
      '2:11  “servings” must be a whole number from 1 to 100, but is the text “4 people”.  Write “servings: 4”.',
    'rating: 4,8':
      '2:9  “rating” must be a number from 0 to 5, but is the text “4,8”.  Write “rating: 4.8”.',
    'rating: .inf':
      '2:9  “rating” must be a number from 0 to 5, but is Infinity.  Write for example “rating: 4.8”.',
    'servings: 0x1F':
      '2:11  “servings” must be written in plain digits, but is “0x1F”.  Write “servings: 31”.',
    'shop: https://a.example:b':
      '2:7  “shop” must be an address, but is “https://a.example:b”.  Write for example “shop: https://shop.example”.',
    'seen: https://a.example/b a bowl':
      '2:7  “seen” must be a whole address, but is “https://a.example/b a bowl”.  Copy it from the address bar of a browser that shows the image.',
    'protein: &a 12g': `2:13  “protein” begins with “&”, ${SIGN}`,
    'size: &s\n  width: 3': `3:3  “size” begins with “&”, ${SIGN}`,
    'note: !!js/function "x"': `2:21  “note” begins with “!”, ${SIGN}`,
    'note: "a\\0b"':
      '2:7  “note” holds a character that cannot be shown.  Delete it, or write the right one.',
    'protein: [12g]': `2:10  “protein” must be text, but is a list.  ${BRACKETS}`,
    'steps:\n  - Toast: the bread': `3:5  “steps[1]” must be text, but is a group of fields.  ${QUOTES}`,
    'protein: 1.50':
      '2:10  “protein” must be text, but YAML reads 1.50 as the number 1.5.  Write for example “protein: 12g”.',
    'steps: [true]':
      '2:9  “steps[1]” must be text, but YAML reads true as the yes/no value true.  Put it in quotes: "true".',
    'protein: |\n  12\n  g':
      '2:10  “protein” must be whole grams followed by g, but is “12 g”.  Write for example “protein: 12g”.',
    'steps:\n  - abcdefghijklmnopqrstu':
      '3:5  “steps[1]” is 21 characters long; 20 fit.  Shorten it.',
    'date: 19.10.2025':
      '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “19.10.2025”.  Write “date: 2025-10-19”.',
    'date: 2025-02-29':
      '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-02-29”.  That month has 28 days: write the day that is meant.',
    'date: 2025-13-01':
      '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-13-01”.  Write for example “date: 2025-10-19”.',
    'date: 3/4/2025':
      '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “3/4/2025”.  Write “date: 2025-03-04” or “date: 2025-04-03”.',
    'date: 2025':
      '2:7  “date” must be text, but YAML reads 2025 as the number 2025.  Write for example “date: 2025-10-19”.',
    'meal: Lunhc': '2:7  “meal” cannot be “Lunhc”.  Did you mean “Lunch”?',
    'meal: Tea': '2:7  “meal” cannot be “Tea”.  Use one of: Lunch, Dinner.',
    'meal: [Lunch]': `2:7  “meal” must be one word, but is a list.  ${BRACKETS}`,
    'note: "One {2}"':
      '2:7  “note”: An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
    'steps:\n  - none':
      '3:5  “steps[1]” says “none”, which goes without saying.  Remove the entry.',
    'steps:\n  1. one\n  2. two':
      '3:3  “steps” must be a list, but is the text “1. one 2. two”.  Begin each entry on its own line with “- ”, in place of its number.',
    'note:\n  - One':
      '3:3  “note” must be text, but is a list.  Take the hyphen away: one value stands here, and no list.',
    'steps: []': '2:8  “steps” has 0 entries; 1 to 3 are allowed.  Add some, or remove the line.',
    'tips: [a, b, c]': '2:7  “tips” has 3 entries; 1 to 2 are allowed.  Remove some.',
    'steps:\n  - one\n    two\n   - three':
      '5:4  “steps[1]” runs on into a line that begins with a hyphen.  Line the hyphen up with the one above it.',
    'size: big':
      '2:7  “size” must be a group of fields (width), but is the text “big”.  Write its fields below it, such as “  width: 3”.',
    'parts:\n  - salt':
      '3:5  “parts[1]” must be a group of fields (name, amount), but is the text “salt”.  Write “- name: salt”.',
  }),
)('“%s” is one mistake, reported where it stands', (yaml, expected) => {
  expect(check(`title: Toast\n${yaml}\n`).reported).toEqual([`x.yaml:${expected}`])
})

test('a required field with a slip in its name is not also missing', () => {
  expect(check('titel: Toast\n').reported).toEqual([
    'x.yaml:1:1  “titel” is not a field here.  Did you mean “title”?',
  ])
})

test('a missing field is reported at the beginning of the fields', () => {
  expect(check('\n# A comment.\nservings: 4\n').reported).toEqual([
    'x.yaml:3:1  “title” is missing.  Add it: The name of the dish.',
  ])
})

test('aliases of aliases are never followed', { timeout: 20_000 }, () => {
  const bomb = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)
  const { reported } = check(['title: Toast', 'a0: &a0 [x, x]', ...bomb, 'steps: *a30'].join('\n'))
  expect(reported).toHaveLength(32)
  expect(reported.at(-1)).toBe(`x.yaml:33:8  “steps” begins with “*”, ${SIGN}`)
})

test('every mistake of a document is reported', () => {
  const { reported } = check('meal: Lunhc\nservings: 0\nsteps:\n  - 3\n')
  expect(reported.map((message) => message.split('  ')[0])).toEqual(
    ['1:1', '2:11', '1:7', '4:5'].map((place) => `x.yaml:${place}`),
  )
})

test('every value that passed is passed on with its path and place', () => {
  expect(check('title: Toast\nparts:\n  - name: salt\n    amount: x\n').passed).toEqual([
    'title 1:8',
    'parts[1].name 3:11',
    'parts[1] 3:5',
    'parts 3:3',
  ])
})
