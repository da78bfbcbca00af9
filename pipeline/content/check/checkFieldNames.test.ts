import { expect, test } from 'vitest'
import { check } from './checkSample.ts'

const UNKNOWN =
  'Remove it, or use one of: title, protein, date, servings, rating, meal, shop, seen, note, tips, steps, parts, size.'
const ENTRY = 'Write it after the hyphen, or remove the entry.'

test.each([
  ['a word that is no field', 'origin: Rome', `2:1  “origin” is not a field here.  ${UNKNOWN}`],
  [
    'a field name with a slip',
    'serving: 4',
    '2:1  “serving” is not a field here.  Did you mean “servings”?',
  ],
  [
    'the name of the prototype',
    '__proto__: 4',
    `2:1  “__proto__” is not a field here.  ${UNKNOWN}`,
  ],
  [
    'the prototype as a group',
    '__proto__:\n  title: x',
    `2:1  “__proto__” is not a field here.  ${UNKNOWN}`,
  ],
  [
    'a name of every object',
    'constructor: 4',
    `2:1  “constructor” is not a field here.  ${UNKNOWN}`,
  ],
  ['a merge key', '<<: { servings: 4 }', `2:1  “<<” is not a field here.  ${UNKNOWN}`],
  ['a number as a name', '3: x', `2:1  “3” is not a field here.  ${UNKNOWN}`],
  ['an empty name', '"": x', `2:1  This is not a field here.  ${UNKNOWN}`],
  ['a list as a name', '? [a]\n: x', `2:3  This is not a field here.  ${UNKNOWN}`],
  ['an alias as a name', '*a : x', `2:1  This is not a field here.  ${UNKNOWN}`],
  [
    'a name that stands twice',
    'title: Bread',
    '2:1  “title” stands here twice.  Keep one of the two.',
  ],
  [
    'an unknown name in a group',
    'size: { width: 3, depth: 4 }',
    '2:19  “size.depth” is not a field here.  Remove it, or use one of: width.',
  ],
  [
    'a missing field of a group',
    'size: {}',
    '2:7  “size.width” is missing.  Add it: Across. For example “width: 3”.',
  ],
  [
    'a missing field of a group in a list',
    'parts:\n  - amount: 3',
    '3:5  “parts[1].name” is missing.  Add it: What it is. For example “name: salt”.',
  ],
  [
    'nothing after the colon',
    'servings:',
    '2:10  “servings” is empty.  Write for example “servings: 4”.',
  ],
  [
    'nothing after the colon, without an example',
    'note:',
    '2:6  “note” is empty.  Write the value after the colon.',
  ],
  [
    'only blanks in quotes',
    'protein: "  "',
    '2:10  “protein” is empty.  Write for example “protein: 12g”.',
  ],
  ['a tilde', 'meal: ~', '2:7  “meal” is empty.  Write for example “meal: Lunch”.'],
  ['the word null', 'date: null', '2:7  “date” is empty.  Write for example “date: 2025-10-19”.'],
  ['an empty optional list', 'tips:', '2:6  “tips” is empty.  Write the value after the colon.'],
  ['an empty entry', 'steps:\n  - one\n  -', `4:4  “steps[2]” is empty.  ${ENTRY}`],
  ['an empty entry between others', 'tips:\n  -\n  - one', `3:4  “tips[1]” is empty.  ${ENTRY}`],
  [
    'an empty field of a group',
    'parts:\n  - name:',
    '3:10  “parts[1].name” is empty.  Write for example “name: salt”.',
  ],
])('%s is one mistake, reported where it stands', (_name, yaml, expected) => {
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

test('names of the prototype leave no trace in the values', () => {
  const { values } = check('title: Toast\n__proto__:\n  rating: 5\nconstructor: x\n')
  expect(Object.keys(values)).toEqual(['title'])
  expect(values.rating).toBeUndefined()
})
