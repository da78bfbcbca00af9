import { expect, test } from 'vitest'
import { boolean, text } from '../../../src/content/schema/fields.ts'
import { check } from './checkSample.ts'
import type { Value } from '../read/document.ts'

test.each<[string, string, Record<string, Value>]>([
  ['text', 'title: Toast', {}],
  ['text of the greatest length', 'title: abcdefghij ', { title: 'abcdefghij' }],
  ['text in quotes', "title: '12'", { title: '12' }],
  ['text over several lines', 'title: >-\n  one\n  two', { title: 'one two' }],
  ['text of a certain form', 'protein: 12g', { protein: '12g' }],
  ['a leap day', 'date: 2024-02-29', { date: '2024-02-29' }],
  ['a day in quotes', 'date: "2025-10-19"', { date: '2025-10-19' }],
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
    name: text('What it is.', { optional: true }),
    raw: boolean('Uncooked.', { optional: true, absent: false }),
    hot: boolean('Warm.', { optional: true }),
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

test('every mistake of a document is reported', () => {
  expect(check('meal: Lunhc\nservings: 0\nsteps:\n  - 3\n').reported).toEqual([
    'x.yaml:1:1  “title” is missing.  Add it: The name of the dish.',
    'x.yaml:2:11  “servings” must be a whole number from 1 to 100, but is 0.  Write for example “servings: 4”.',
    'x.yaml:1:7  “meal” cannot be “Lunhc”.  Did you mean “Lunch”?',
    'x.yaml:4:5  “steps[1]” must be text, but YAML reads 3 as the number 3.  Put it in quotes: "3".',
  ])
})

test('a very long value is cut in the message', () => {
  expect(check(`title: Toast\nmeal: ${'x'.repeat(5000)}\n`).reported).toEqual([
    `x.yaml:2:7  “meal” cannot be “${'x'.repeat(80)}…”.  Use one of: Lunch, Dinner.`,
  ])
})

test('every value that passed is passed on with its path and place', () => {
  expect(check('title: Toast\nparts:\n  - name: salt\n    amount: x\n').passed).toEqual([
    'title 1:8',
    'parts[1].name 3:11',
    'parts[1] 3:5',
    'parts 3:3',
  ])
})
