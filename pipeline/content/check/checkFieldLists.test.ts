import { expect, test } from 'vitest'
import { check } from './checkSample.ts'

test.each([
  [
    'an option in small letters',
    'meal: dinner',
    '2:7  “meal” cannot be “dinner”.  Did you mean “Dinner”?',
  ],
  [
    'a word that is no option',
    'meal: Supper',
    '2:7  “meal” cannot be “Supper”.  Use one of: Lunch, Dinner.',
  ],
  [
    'a number that is no option',
    'meal: 5',
    '2:7  “meal” cannot be “5”.  Use one of: Lunch, Dinner.',
  ],
  [
    'a list of options',
    'meal: [Lunch]',
    '2:7  “meal” must be one word, but is a list.  Write for example “meal: Lunch”.',
  ],
  [
    'a mistake in a line of MDX',
    'note: "One {2}"',
    '2:7  “note”: An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'a number where MDX belongs',
    'tips: [3]',
    '2:8  “tips[1]” must be text, but YAML reads 3 as the number 3.  Put it in quotes: "3".',
  ],
  [
    'a list given as text',
    'steps: Toast the bread.',
    '2:8  “steps” must be a list, but is the text “Toast the bread.”.  Begin each entry on its own line with “- ”.',
  ],
  [
    'a list given as a group',
    'steps: { one: two }',
    '2:8  “steps” must be a list, but is a group of fields.  Begin each entry on its own line with “- ”.',
  ],
  [
    'a list with no entry',
    'steps: []',
    '2:8  “steps” has 0 entries; 1 to 3 are allowed.  Add some.',
  ],
  [
    'a list with too many entries',
    'tips: [a, b, c]',
    '2:7  “tips” has 3 entries; 1 to 2 are allowed.  Remove some.',
  ],
  [
    'an entry that is indented too far',
    'steps:\n  - one\n    two\n   - three',
    '5:4  “steps[1]” runs on into a line that begins with a hyphen.  Line the hyphen up with the one above it.',
  ],
  [
    'a tip that is indented too far',
    'tips:\n  - one\n    - two',
    '4:5  “tips[1]” runs on into a line that begins with a hyphen.  Line the hyphen up with the one above it.',
  ],
  [
    'a group given as text',
    'size: big',
    '2:7  “size” must be a group of fields (width), but is the text “big”.  Write each field as “name: value” on its own line, indented by two spaces.',
  ],
  [
    'a list of texts where groups belong',
    'parts:\n  - salt',
    '3:5  “parts[1]” must be a group of fields (name, amount), but is the text “salt”.  Write each field as “name: value” on its own line, indented by two spaces.',
  ],
])('%s is one mistake, reported where it stands', (_name, yaml, expected) => {
  expect(check(`title: Toast\n${yaml}\n`).reported).toEqual([`x.yaml:${expected}`])
})
